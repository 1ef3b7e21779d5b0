import { Button, Card, Group } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { InvoiceState } from '#domain/invoices/stored-invoice.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { invoicesQuery } from '../invoices-api.ts'
import { InvoiceEntry } from './invoice-entry.tsx'

/** The invoices of one state, the newest first. */
export function InvoiceList({ state }: { state: InvoiceState }) {
  const t = useTranslations('invoices')
  const {
    query,
    state: shown,
    items,
    loadMore,
    moreFailed,
  } = usePagedRows(useInfiniteQuery(invoicesQuery(state)))
  return (
    <PageState query={shown} failureText={t('failure.load')}>
      {() =>
        items.length === 0 ? (
          <EmptyState drawing={<TruckDrawing />} sentence={t(`empty.${state}`)} />
        ) : (
          <Card>
            <ul aria-label={t(`lists.${state}`)}>
              {items.map((invoice) => (
                <InvoiceEntry key={invoice.id} invoice={invoice} />
              ))}
            </ul>
            {query.hasNextPage && !moreFailed && (
              <Group justify="center" mt="md">
                <Button variant="default" onClick={loadMore} disabled={query.isFetchingNextPage}>
                  {t('more')}
                </Button>
              </Group>
            )}
            {moreFailed && <ErrorBanner text={t('failure.load')} onRetry={loadMore} />}
          </Card>
        )
      }
    </PageState>
  )
}
