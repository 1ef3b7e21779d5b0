import type { UseQueryResult } from '@tanstack/react-query'

/** A read, as far as a page shows it. */
export type ReadOf<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & {
  refetch: () => Promise<unknown>
}

/** Two reads that a page shows together or not at all, as the state of one. */
export function combineQueries<First, Second>(first: ReadOf<First>, second: ReadOf<Second>) {
  return {
    data:
      first.data !== undefined && second.data !== undefined
        ? ([first.data, second.data] as const)
        : undefined,
    error: first.error ?? second.error,
    isFetching: first.isFetching || second.isFetching,
    refetch: () => Promise.all([first.refetch(), second.refetch()]),
  }
}
