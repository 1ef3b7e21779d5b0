import { Button, Card, Group } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorBanner } from './error-banner.tsx'
import { PageHeader } from './page-header.tsx'
import { PageState } from './page-state.tsx'

interface Page<Entry> {
  items: Entry[]
  total: number
}

export interface JournalPageProps<Entry> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Entry>>>
  crumb: { label: string; to: `/${string}` }
  words: {
    title: string
    failure: string
    /** Of a page that is not kept for when there is no network. */
    offline?: string
    empty: string
    more: string
    count: (total: number) => string
  }
  drawing: ReactNode
  /** The buttons of the page. */
  actions?: ReactNode
  children: (entries: Entry[]) => ReactNode
}

/** A page of events, newest first, with a button that loads more. */
export function JournalPage<Entry>({
  query,
  crumb,
  words,
  drawing,
  actions,
  children,
}: JournalPageProps<Entry>) {
  const total = query.data?.pages[0]?.total
  return (
    <>
      <PageHeader
        title={words.title}
        crumb={crumb}
        actions={actions}
        aside={<output>{total !== undefined && words.count(total)}</output>}
      />
      <PageState query={query} failureText={words.failure} offlineText={words.offline}>
        {({ pages }) =>
          total === 0 ? (
            <EmptyState
              drawing={drawing}
              sentence={words.empty}
              action={<ButtonLink to={crumb.to}>{crumb.label}</ButtonLink>}
            />
          ) : (
            <Card>
              {children(pages.flatMap(({ items }) => items))}
              {query.hasNextPage && !query.isFetchNextPageError && (
                <Group justify="center" mt="md">
                  <Button
                    variant="default"
                    onClick={() => void query.fetchNextPage()}
                    disabled={query.isFetchingNextPage}
                  >
                    {words.more}
                  </Button>
                </Group>
              )}
            </Card>
          )
        }
      </PageState>
      {query.isFetchNextPageError && (
        <ErrorBanner text={words.failure} onRetry={() => void query.fetchNextPage()} />
      )}
    </>
  )
}
