import { Button, Card, Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PriceList } from '#contract/price-lists.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { priceListsQuery } from '../suppliers-api.ts'
import { PriceListEntries } from './price-list-entries.tsx'
import { UndoPriceListModal } from './undo-price-list-modal.tsx'

/** /suppliers/price-lists: every file that went into a catalogue. */
export function PriceListsPage() {
  const t = useTranslations('suppliers.journal')
  const journal = useInfiniteQuery(priceListsQuery())
  const [undoing, setUndoing] = useState<PriceList | null>(null)
  const total = journal.data?.pages[0]?.total
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('back'), to: paths.suppliersDashboard }}
        aside={<output>{total !== undefined && t('count', { count: total })}</output>}
      />
      <PageState query={journal} failureText={t('failure')}>
        {({ pages }) =>
          total === 0 ? (
            <EmptyState
              drawing={<TruckDrawing />}
              sentence={t('empty')}
              action={<ButtonLink to={paths.suppliersDashboard}>{t('back')}</ButtonLink>}
            />
          ) : (
            <Card>
              <PriceListEntries lists={pages.flatMap(({ items }) => items)} onUndo={setUndoing} />
              {journal.hasNextPage && !journal.isFetchNextPageError && (
                <Group justify="center" mt="md">
                  <Button
                    variant="default"
                    onClick={() => void journal.fetchNextPage()}
                    disabled={journal.isFetchingNextPage}
                  >
                    {t('more')}
                  </Button>
                </Group>
              )}
            </Card>
          )
        }
      </PageState>
      {journal.isFetchNextPageError && (
        <ErrorBanner text={t('failure')} onRetry={() => void journal.fetchNextPage()} />
      )}
      <UndoPriceListModal list={undoing} onClose={() => setUndoing(null)} />
    </>
  )
}
