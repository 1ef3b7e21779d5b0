import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ProductFilters } from '../product-search.ts'
import { productListQuery } from '../products-api.ts'

/** The products of a filter as one long list, read page by page. */
export function useProductRows(filters: ProductFilters) {
  const query = useInfiniteQuery(productListQuery(filters))
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = query
  const products = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  const total = data?.pages.at(-1)?.total ?? 0
  const loadMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  return {
    query,
    products,
    // A list that shrank meanwhile ends where its pages end.
    total: hasNextPage ? Math.max(total, products.length + 1) : products.length,
    /** Waits while anything is read, as what is asked for then is dropped, and after a failure for someone to ask again. */
    canLoadMore: hasNextPage && !isFetching && !isFetchNextPageError,
    loadMore,
    moreFailed: isFetchNextPageError,
    /** The rows shown are those of the filter before. */
    stale: query.isPlaceholderData,
  }
}

export type ProductRows = ReturnType<typeof useProductRows>
