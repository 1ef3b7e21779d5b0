import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useKeepLastPages } from './use-keep-last-pages.ts'

interface Page<Item> {
  items: Item[]
  total: number
}

/** The pages of a list as one long list, read on as it is scrolled. */
export function usePagedRows<Item>(query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>) {
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = query
  const state = useKeepLastPages(query)
  const { data } = state
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  const total = data?.pages.at(-1)?.total ?? 0
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  return {
    query,
    /** For the page, which keeps the previous rows when the next search cannot be loaded. */
    state,
    items,
    // A list that shrank meanwhile ends where its pages end.
    total: hasNextPage ? Math.max(total, items.length + 1) : items.length,
    /** Waits while anything is read, as what is asked for then is dropped, and after a failure for someone to ask again. */
    canLoadMore: hasNextPage && !isFetching && !isFetchNextPageError,
    loadMore,
    moreFailed: isFetchNextPageError,
    /** The rows shown are those of the filter before, and soon to be others. */
    stale: query.isPlaceholderData && !state.unanswered,
  }
}

export type PagedRows<Item> = Omit<ReturnType<typeof usePagedRows<Item>>, 'query' | 'state'>
