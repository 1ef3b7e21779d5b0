import { Button, Card, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BatchSummary } from '#contract/batch-shapes.ts'
import type { BatchState } from '#domain/batches/batch.ts'
import type { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { CrateDrawing } from '#web/ui/drawings/crate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NothingFound } from '#web/ui/nothing-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { BatchEntry } from './batch-entry.tsx'

export interface BatchListProps {
  state: BatchState
  rows: ReturnType<typeof usePagedRows<BatchSummary>>
  /** Takes the search off; undefined where nothing is searched for. */
  onClear: (() => void) | undefined
  /** What can be done where nothing is in the house. */
  empty: ReactNode
}

/** The batches of one state, a page at a time. */
export function BatchList({ state, rows, onClear, empty }: BatchListProps) {
  const t = useTranslations('batches')
  const c = useTranslations('common')
  const { query, items, loadMore, moreFailed } = rows
  return (
    <PageState query={rows.state} failureText={t('failure.load')}>
      {() =>
        items.length === 0 && onClear !== undefined ? (
          <NothingFound
            drawing={<CrateDrawing />}
            sentence={t('nothingFound')}
            clearLabel={c('clearSearch')}
            onClear={onClear}
          />
        ) : items.length === 0 ? (
          <EmptyState
            drawing={<CrateDrawing />}
            sentence={t(`empty.${state}`)}
            {...(state === 'kept' && { action: empty })}
          />
        ) : (
          <Card>
            <ul aria-label={t(`lists.${state}`)} aria-busy={rows.stale}>
              {items.map((batch) => (
                <BatchEntry key={batch.id} batch={batch} />
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
