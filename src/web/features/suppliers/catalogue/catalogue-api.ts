import { useQueryClient } from '@tanstack/react-query'
import { client, orpc } from '#web/lib/query/api.ts'
import { longListPage, longListPages } from '#web/lib/query/cursor-pages.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useCreateOnce } from '#web/lib/query/use-create-once.ts'
import { useSingleMutation } from '#web/lib/query/use-single-mutation.ts'
import { type CatalogueFilters, DEFAULT_SORT } from './catalogue-search.ts'

/** What the API is asked for a filter, wherever in the list. */
export function listInput(id: string, filters: CatalogueFilters) {
  return { ...filters, id, search: filters.search?.trim(), sort: filters.sort ?? DEFAULT_SORT }
}

/** The pages of a catalogue; the previous rows stay while the next filter loads. */
export function catalogueListQuery(id: string, filters: CatalogueFilters) {
  return orpc.catalogue.list.infiniteOptions({
    input: (cursor: string | undefined) => ({
      ...listInput(id, filters),
      ...longListPage(cursor),
    }),
    ...longListPages,
  })
}

/** Rows have changed, and with them what the catalogue offers to the products that came from it. */
function useInvalidateCatalogue() {
  const queryClient = useQueryClient()
  return () => void invalidateAfter(queryClient, 'catalogue')
}

export function useImportRows() {
  return useSingleMutation(orpc.catalogue.import.mutationOptions({ onSuccess: useInvalidateCatalogue() }))
}

export function useAddRow() {
  return useCreateOnce(client.catalogue.create, { onSuccess: useInvalidateCatalogue() })
}

export function useChangeRow() {
  return useSingleMutation(orpc.catalogue.change.mutationOptions({ onSuccess: useInvalidateCatalogue() }))
}

export function useDeleteRow() {
  // A row that another window has deleted is gone from here too.
  return useSingleMutation(orpc.catalogue.remove.mutationOptions({ onSettled: useInvalidateCatalogue() }))
}
