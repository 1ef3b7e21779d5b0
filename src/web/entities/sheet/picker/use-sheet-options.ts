import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { usePagedRows } from '#web/lib/query/use-paged-rows.ts'
import { sheetPages } from './sheet-pages.ts'

interface PickerFilter {
  search: string
  category: SheetCategory | null
}

const pagesOf = ({ search, category }: PickerFilter) =>
  sheetPages({ search: search.trim() || undefined, category: category ?? undefined })

/** All of the user's sheets by title, filtered by the picker and read page by page. */
export function useSheetOptions({ search, category }: PickerFilter) {
  const queryClient = useQueryClient()
  const rows = usePagedRows(useInfiniteQuery(pagesOf({ search, category })))
  const { state, query } = rows
  return {
    sheets: rows.items,
    total: rows.total,
    pages: rows,
    loaded: state.data !== undefined,
    /** Those shown are of the filter before. */
    stale: rows.stale,
    failure: state.error,
    findFirst: async (typed: string) =>
      (await queryClient.fetchInfiniteQuery(pagesOf({ search: typed, category }))).pages[0]?.items[0],
    retry: () => void (rows.moreFailed ? query.fetchNextPage() : state.refetch()),
  }
}
