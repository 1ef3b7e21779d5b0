import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SheetCategory } from '#domain/catalogue/sheet-category.ts'
import { orpc } from '#web/lib/query/api.ts'

/** More than anyone reads through; past it, a narrower search is faster. */
const SHOWN = 100

export interface SheetFilter {
  search: string
  category: SheetCategory | null
}

function sheetsQuery({ search, category }: SheetFilter) {
  return orpc.sheets.list.queryOptions({
    input: {
      limit: SHOWN,
      sort: 'title',
      search: search.trim() || undefined,
      category: category ?? undefined,
    },
  })
}

/** The user's sheets by title, filtered by the picker; the previous ones stay while the next filter loads. */
export function useSheetOptions({ search, category }: SheetFilter) {
  const queryClient = useQueryClient()
  const query = useQuery({ ...sheetsQuery({ search, category }), placeholderData: keepPreviousData })
  const sheets = query.data?.items ?? []
  return {
    sheets,
    loaded: query.data !== undefined,
    /** Those shown are of the filter before. */
    stale: query.isPlaceholderData,
    failure: query.error,
    findFirst: async (typed: string) =>
      (await queryClient.fetchQuery(sheetsQuery({ search: typed, category }))).items[0],
    retry: () => void query.refetch(),
    /** There are more than are shown. */
    cut: query.data !== undefined && query.data.total > sheets.length,
  }
}
