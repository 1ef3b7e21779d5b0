import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { MAX_PAGE_SIZE } from '#contract/list-limits.ts'
import { cartesQuery } from '#web/entities/carte/cartes-query.ts'
import { paths } from '#web/entities/paths.ts'
import { combineQueries } from '#web/lib/query/combine-queries.ts'
import { orpc } from '#web/lib/query/api.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import type { PricesSearch } from './prices-search.ts'
import { PriceTable } from './price-table.tsx'

export interface PricesPageProps {
  search: PricesSearch
  onSearch: (change: PricesSearch) => void
}

/** /recipes/prices: every sheet and dish without a price, with a field for it. A price that is given stays shown until the page is closed. */
export function PricesPage({ search: { gamme }, onSearch }: PricesPageProps) {
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
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('back'), to: paths.recipes }}
        meta={t('lead')}
        actions={<GammeFilter gamme={gamme} onGamme={(chosen) => onSearch({ gamme: chosen })} />}
      />
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
    </>
  )
}

interface GammeFilterProps {
  gamme: string | undefined
  onGamme: (gamme: string | undefined) => void
}

/** Nothing where there is no gamme. */
function GammeFilter({ gamme, onGamme }: GammeFilterProps) {
  const t = useTranslations('sellingPrices')
  const { data: gammes } = useQuery(orpc.gammes.list.queryOptions())
  const { data: cartes = [] } = useQuery(cartesQuery())
  if (gammes === undefined || gammes.items.length === 0) return null
  const nameOf = ({ nom, carteId }: { nom: string; carteId: string }) => {
    const carte = cartes.length > 1 ? cartes.find(({ id }) => id === carteId) : undefined
    return carte === undefined ? nom : t('onCarte', { carte: carte.nom, gamme: nom })
  }
  return (
    <NativeSelect
      aria-label={t('gamme')}
      value={gamme ?? ''}
      onChange={({ currentTarget: { value } }) => onGamme(value === '' ? undefined : value)}
      data={[
        { value: '', label: t('allGammes') },
        ...gammes.items.map((each) => ({ value: each.id, label: nameOf(each) })),
      ]}
    />
  )
}
