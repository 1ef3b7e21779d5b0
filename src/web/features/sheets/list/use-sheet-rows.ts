import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useKeepLastPages } from '#web/lib/query/use-keep-last-pages.ts'
import type { SheetFilters } from '../sheet-search.ts'
import { sheetListQuery } from '../sheets-api.ts'

/** The sheets of a filter as one long list, read page by page. */
export function useSheetRows(filters: SheetFilters) {
  const query = useInfiniteQuery(sheetListQuery(filters))
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = query
  const state = useKeepLastPages(query)
  const { data } = state
  const sheets = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  return {
    /** For the page, which keeps the previous rows when the next search cannot be loaded. */
    state,
    sheets,
    total: hasNextPage ? (data?.pages.at(-1)?.total ?? sheets.length) : sheets.length,
    hasMore: hasNextPage,
    /** Waits while anything is read, as what is asked for then is dropped, and after a failure for someone to ask again. */
    canLoadMore: hasNextPage && !isFetching && !isFetchNextPageError,
    loadMore,
    moreFailed: isFetchNextPageError,
  }
}

export type SheetRows = ReturnType<typeof useSheetRows>
