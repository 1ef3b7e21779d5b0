import { keepPreviousData } from '@tanstack/react-query'
import { orpc } from '../../lib/query/api.ts'
import { filteredPages, longListPage } from '../../lib/query/cursor-pages.ts'

const SUPPLIERS_SHOWN = 50

/** All suppliers whose name contains what was typed, to be picked from. */
export function supplierPages(search: string) {
  return orpc.suppliers.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...longListPage(cursor), ...(search !== '' && { search }) }),
    ...filteredPages,
  })
}

/** The first suppliers whose name contains a text. */
export function suppliersQuery(search: string) {
  return orpc.suppliers.list.queryOptions({
    input: { limit: SUPPLIERS_SHOWN, ...(search !== '' && { search }) },
    placeholderData: keepPreviousData,
  })
}
