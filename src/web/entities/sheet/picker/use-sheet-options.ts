import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { orpc } from '#web/lib/query/api.ts'

/** More than anyone reads through; past it, a narrower search is faster. */
const SHOWN = 100

export interface SheetFilter {
  search: string
  category: SheetCategory | null
}

/** The user's sheets by title, filtered by the picker; the previous ones stay while the next filter loads. */
export function useSheetOptions({ search, category }: SheetFilter) {
  const query = useQuery({
    ...orpc.sheets.list.queryOptions({
      input: {
        limit: SHOWN,
        sort: 'title',
        search: search.trim() || undefined,
        category: category ?? undefined,
      },
    }),
    placeholderData: keepPreviousData,
  })
  const sheets = query.data?.items ?? []
  return {
    sheets,
    loaded: query.data !== undefined,
    /** Those shown are of the filter before. */
    stale: query.isPlaceholderData,
    failure: query.error,
    retry: () => void query.refetch(),
    /** There are more than are shown. */
    cut: query.data !== undefined && query.data.total > sheets.length,
  }
}
