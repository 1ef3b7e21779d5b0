import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { PriceTable } from './price-table.tsx'

/**
 * Every sheet and dish without a price, of a gamme where one is named, with a field for it. A price that is given stays shown
 * until the page is closed, or the list is read again.
 */
export function UnpricedSheets({ gamme }: { gamme?: string | undefined }) {
  const t = useTranslations('sellingPrices')
  const unpriced = useQuery(
    orpc.sellingPrices.unpriced.queryOptions({
      input: { gamme, limit: MAX_PAGE_SIZE },
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  )
  return (
    <PageState query={combineQueries(unpriced, useSettings())} failureText={t('loadFailed')}>
      {([known, settings]) => (
        <PriceTable
          key={gamme ?? ''}
          unpriced={known}
          settings={settings}
          stale={unpriced.isFetching}
          onNext={() => void unpriced.refetch()}
        />
      )}
    </PageState>
  )
}
