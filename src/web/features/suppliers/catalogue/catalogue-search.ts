import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { oneOf, searchOf, text } from '#web/lib/navigation/search-params.ts'

const SORTS = ['name', '-name', 'priceHt', '-priceHt', 'category', '-category'] as const
export type CatalogueSort = (typeof SORTS)[number]
export const DEFAULT_SORT: CatalogueSort = 'name'

/** The filters in the search params; an invalid param counts as absent. */
export const catalogueSearch = searchOf({
  // As it is typed, the space before the next word with it.
  search: text(SEARCH_MAX_LENGTH),
  category: oneOf(PRODUCT_CATEGORIES),
  imported: oneOf([true, false]),
  sort: oneOf(SORTS),
})
export type CatalogueFilters = ReturnType<typeof catalogueSearch>

export const NO_FILTERS = { search: undefined, category: undefined, imported: undefined }

/** Whether anything is left out of the list. */
export function isNarrowed({ search, category, imported }: CatalogueFilters): boolean {
  return (search ?? '').trim() !== '' || category !== undefined || imported !== undefined
}
