import { Button, Card, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { InvoiceSummary } from '#contract/invoice-shapes.ts'
import type { InvoiceState } from '#domain/invoices/stored-invoice.ts'
import type { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { chosenFiles, type ChosenFile, droppedFiles } from '#web/lib/sources/chosen-files.ts'
import { TruckDrawing } from '#web/ui/drawings/truck.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { FilesZone } from '#web/ui/table-file/files-zone.tsx'
import { INVOICE_FILES } from '../intake/add-invoices.tsx'
import { InvoiceEntry } from './invoice-entry.tsx'

export interface InvoiceListProps {
  state: InvoiceState
  rows: ReturnType<typeof usePagedRows<InvoiceSummary>>
  onFiles: (files: readonly ChosenFile[]) => void
}

/** The invoices of one state, the newest first; where none waits, files are asked for. */
export function InvoiceList({ state, rows, onFiles }: InvoiceListProps) {
  const t = useTranslations('invoices')
  const { query, items, loadMore, moreFailed } = rows
  const empty =
    state === 'waiting' ? (
      <FilesZone
        accept={INVOICE_FILES}
        texts={{
          here: t('zone.here'),
          files: t('choose'),
          folder: t('zone.folder'),
          limits: t('zone.limits'),
        }}
        onFiles={(files) => onFiles(chosenFiles(files))}
        onDrop={(dropped) => void droppedFiles(dropped).then(onFiles)}
      />
    ) : (
      <EmptyState drawing={<TruckDrawing />} sentence={t(`empty.${state}`)} />
    )
  return (
    <PageState query={rows.state} failureText={t('failure.load')}>
      {() =>
        items.length === 0 ? (
          empty
        ) : (
          <Card>
            <ul aria-label={t(`lists.${state}`)} aria-busy={rows.stale}>
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
