import { keepPreviousData } from '@tanstack/react-query'
import { orpc } from '../../lib/query/api.ts'

const SUPPLIERS_SHOWN = 50

/** Suppliers whose name contains what was typed; all of a short list when nothing was. */
export function suppliersQuery(search: string) {
  return orpc.suppliers.list.queryOptions({
    input: { limit: SUPPLIERS_SHOWN, ...(search !== '' && { search }) },
    placeholderData: keepPreviousData,
  })
}
