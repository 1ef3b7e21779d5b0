import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { TechSheet, TechSheetQuery } from '#contract/sheets.ts'
import { orpc } from '#web/lib/api.ts'

/** What a list is narrowed by; its pages come one after the other. */
export type SheetFilters = Partial<Omit<TechSheetQuery, 'cursor' | 'limit'>>

const PAGE_SIZE = 60

/** The pages of the list, newest change first unless sorted otherwise; what stood there stays while the next comes. */
export function sheetListQuery(filters: SheetFilters) {
  return orpc.sheets.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, limit: PAGE_SIZE, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
}

export function sheetStatisticsQuery() {
  return orpc.sheets.statistics.queryOptions()
}

export function sheetQuery(id: string) {
  return orpc.sheets.get.queryOptions({ input: { id } })
}

/** The account's settings decide how a loss weighs and where a margin turns green. */
export function costSettingsQuery() {
  return orpc.account.get.queryOptions({ select: (account) => account.settings })
}

export function useCreateSheet() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.create.mutationOptions({ onSuccess: (sheet) => sheetStored(queryClient, sheet) }),
  )
}

export function useSaveSheet() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.change.mutationOptions({ onSuccess: (sheet) => sheetStored(queryClient, sheet) }),
  )
}

export function useDuplicateSheet() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.duplicate.mutationOptions({ onSuccess: (sheet) => sheetStored(queryClient, sheet) }),
  )
}

export function useDeleteSheet() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.remove.mutationOptions({
      onSuccess: ({ id }) => {
        queryClient.removeQueries({ queryKey: orpc.sheets.get.queryKey({ input: { id } }) })
        return overviewsChanged(queryClient)
      },
    }),
  )
}

export function usePublishSheet() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.publish.mutationOptions({
      onSuccess: (publication, { id }) => {
        sheetPatched(queryClient, id, { publication })
        return overviewsChanged(queryClient)
      },
    }),
  )
}

export function useUnpublishSheet() {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.sheets.unpublish.mutationOptions({
      onSuccess: (_, { id }) => {
        sheetPatched(queryClient, id, { publication: null })
        return overviewsChanged(queryClient)
      },
    }),
  )
}

/** What the server answered is the sheet from now on; lists and figures made of it are read again. */
export function sheetStored(queryClient: QueryClient, sheet: TechSheet): Promise<void> {
  queryClient.setQueryData(orpc.sheets.get.queryKey({ input: { id: sheet.id } }), sheet)
  return overviewsChanged(queryClient)
}

function sheetPatched(queryClient: QueryClient, id: string, change: Partial<TechSheet>): void {
  queryClient.setQueryData(
    orpc.sheets.get.queryKey({ input: { id } }),
    (sheet) => sheet && { ...sheet, ...change },
  )
}

async function overviewsChanged(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: orpc.sheets.list.key() }),
    queryClient.invalidateQueries({ queryKey: orpc.sheets.statistics.key() }),
    queryClient.invalidateQueries({ queryKey: orpc.products.use.key() }),
  ])
}
