import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { SupplierQuery } from '#contract/suppliers.ts'
import { orpc } from '#web/lib/query/api.ts'
import { cursorPages, filteredPages } from '#web/lib/query/cursor-pages.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'

export type SupplierSort = SupplierQuery['sort']

/** More than most houses have: the list comes whole, and searching it costs one short request. */
const LIST_PAGE = 100
const JOURNAL_PAGE = 50

export function supplierListQuery(search: string, sort: SupplierSort) {
  return orpc.suppliers.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      sort,
      cursor,
      limit: LIST_PAGE,
      ...(search !== '' && { search }),
    }),
    ...filteredPages,
  })
}

/** What a supplier's deletion deletes: refetched each time, as another window may have filled its catalogue. */
export function supplierDetailQuery(id: string) {
  return orpc.suppliers.get.queryOptions({ input: { id }, staleTime: 0 })
}

export function supplierStatisticsQuery() {
  return orpc.suppliers.statistics.queryOptions()
}

/** The last files alone. */
export function recentPriceListsQuery(limit: number) {
  return orpc.priceLists.journal.queryOptions({ input: { limit } })
}

export function priceListsQuery() {
  return orpc.priceLists.journal.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: JOURNAL_PAGE, cursor }),
    ...cursorPages,
  })
}

/** A name shows in the lists of products and in the journals too. */
export function useChangeSupplier() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.suppliers.change.mutationOptions({
      onSuccess: () => void invalidateAfter(queryClient, 'suppliers'),
    }),
  )
}

export function useRemoveSupplier() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.suppliers.remove.mutationOptions({ onSuccess: ({ id }) => supplierGone(queryClient, id) }),
  )
}

/** A deleted supplier is not refetched. */
export function supplierGone(queryClient: QueryClient, id: string): void {
  queryClient.removeQueries({ queryKey: orpc.suppliers.get.queryKey({ input: { id } }) })
  void invalidateAfter(queryClient, 'suppliers')
}

/** Undoing a file moves a catalogue, and with it prices and every sheet above. */
export function useUndoPriceList() {
  const queryClient = useQueryClient()
  return useSingleMutation(
    orpc.priceLists.undo.mutationOptions({ onSettled: () => invalidateAfter(queryClient, 'priceLists') }),
  )
}
