import type { ReactNode } from 'react'
import { codeOf } from '#web/lib/failure/failure.ts'
import { ErrorCard } from './error-card.tsx'
import { TableSkeleton } from './skeletons.tsx'
import { UnansweredSearch } from './unanswered-search.tsx'

export interface PageStateProps<Data> {
  /** A query's result, or what a page has made of several. */
  query: {
    data: Data | undefined
    error: unknown
    isFetching: boolean
    refetch: () => unknown
    /** What there is answers an earlier search. */
    unanswered?: boolean
  }
  children: (data: Data) => ReactNode
  /** The shape of what is coming; a table by default. */
  skeleton?: ReactNode
  /** The title of the error card for a failure without a specific message: 'Erreur lors du chargement des données'. */
  failureText?: string
  /** Shown without a network by a page that needs one. */
  offlineText?: string
  /** In place of the page when the server knows no such record. */
  notFound?: ReactNode
}

/** The three states of a page: its shape while it loads, an error card with 'Réessayer', its content. */
export function PageState<Data>(props: PageStateProps<Data>) {
  const { query, children, skeleton, failureText, offlineText, notFound } = props
  // Data that is there stays, even when refreshing it has failed.
  if (query.data !== undefined) {
    return (
      <>
        {query.unanswered && (
          <UnansweredSearch failure={query.error} failureText={failureText} onRetry={() => query.refetch()} />
        )}
        {children(query.data)}
      </>
    )
  }
  if (notFound !== undefined && codeOf(query.error) === 'NOT_FOUND') return notFound
  if (query.error !== null) {
    return (
      <ErrorCard
        failure={query.error}
        failureText={failureText}
        offlineText={offlineText}
        onRetry={() => query.refetch()}
        busy={query.isFetching}
      />
    )
  }
  return skeleton ?? <TableSkeleton />
}
