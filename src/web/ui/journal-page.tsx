import { Button, Card, Group } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode, useState } from 'react'
import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorBanner } from './error-banner.tsx'
import { PageHeader } from './page-header.tsx'
import { PageState } from './page-state.tsx'

interface Page<Entry> {
  items: Entry[]
  total: number
}

/** The words of a journal by their keys, all of them given the number of its entries. */
type JournalTexts = (
  key: 'title' | 'failure' | 'empty' | 'more' | 'back' | 'count',
  values: { count: number },
) => string

export interface JournalPageProps<Entry> {
  query: UseInfiniteQueryResult<InfiniteData<Page<Entry>>>
  texts: JournalTexts
  /** Of a page that is not kept for when there is no network. */
  offlineText?: string
  /** The page above it. */
  back: `/${string}`
  drawing: ReactNode
  /** The buttons of the page. */
  actions?: ReactNode
  /** Under its title: what the entries say. */
  lead?: string
  /** An entry; `ask` opens the question about it. */
  children: (entry: Entry, open: () => void) => ReactNode
  /** The question about an entry; null keeps it closed. */
  Question: ComponentType<{ target: Entry | null; onClose: () => void }>
}

/** A page of events, newest first, with a button that loads more and a question about one of them. */
export function JournalPage<Entry extends { id: string }>(props: JournalPageProps<Entry>) {
  const { query, texts, offlineText, back, drawing, actions, lead, children, Question } = props
  const [target, setTarget] = useState<Entry | null>(null)
  const total = query.data?.pages[0]?.total
  const t = (key: Parameters<JournalTexts>[0]) => texts(key, { count: total ?? 0 })
  return (
    <>
      <PageHeader
        title={t('title')}
        crumb={{ label: t('back'), to: back }}
        actions={actions}
        meta={total ? lead : undefined}
        aside={<output>{total !== undefined && t('count')}</output>}
      />
      <PageState query={query} failureText={t('failure')} offlineText={offlineText}>
        {({ pages }) =>
          total === 0 ? (
            <EmptyState
              drawing={drawing}
              sentence={t('empty')}
              action={<ButtonLink to={back}>{t('back')}</ButtonLink>}
            />
          ) : (
            <Card>
              <ul aria-label={t('title')}>
                {pages
                  .flatMap(({ items }) => items)
                  .map((entry) => (
                    <Fragment key={entry.id}>{children(entry, () => setTarget(entry))}</Fragment>
                  ))}
              </ul>
              {query.hasNextPage && !query.isFetchNextPageError && (
                <Group justify="center" mt="md">
                  <Button
                    variant="default"
                    onClick={() => void query.fetchNextPage()}
                    disabled={query.isFetchingNextPage}
                  >
                    {t('more')}
                  </Button>
                </Group>
              )}
            </Card>
          )
        }
      </PageState>
      {query.isFetchNextPageError && (
        <ErrorBanner text={t('failure')} onRetry={() => void query.fetchNextPage()} />
      )}
      <Question target={target} onClose={() => setTarget(null)} />
    </>
  )
}
