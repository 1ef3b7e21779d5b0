import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { oneOf, searchOf, text } from '#web/lib/navigation/search-params.ts'

export const SUPPLIER_SORTS = ['name', '-createdAt'] as const

/** The filters in the search params; an invalid param counts as absent. */
const supplierFilterReaders = { search: text(SEARCH_MAX_LENGTH), sort: oneOf(SUPPLIER_SORTS) }
export const supplierSearch = searchOf(supplierFilterReaders)
export type SupplierFilters = ReturnType<typeof supplierSearch>
