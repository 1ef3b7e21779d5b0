import { SEARCH_MAX_LENGTH } from '#contract/list-limits.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { id, numberBetween, oneOf, searchOf, someOf, text } from '#web/lib/navigation/search-params.ts'

export const PRODUCT_SORTS = [
  'name',
  '-name',
  'priceHt',
  '-priceHt',
  'category',
  '-category',
  '-updatedAt',
] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const DEFAULT_SORT: ProductSort = 'name'

const price = numberBetween(0, MAX_AMOUNT)

/** The filters in the search params; an invalid param counts as absent. */
export const productSearch = searchOf({
  // As it is typed, the space before the next word with it.
  search: text(SEARCH_MAX_LENGTH),
  category: oneOf(PRODUCT_CATEGORIES),
  supplierId: id,
  priceMin: price,
  priceMax: price,
  allergens: someOf(ALLERGENS),
  undeclared: oneOf([true]),
  newPrice: oneOf([true]),
  sort: oneOf(PRODUCT_SORTS),
})
export type ProductFilters = ReturnType<typeof productSearch>

/** What can be done with a product that is asked of another one. */
const PRODUCT_ACTS = ['replace', 'merge'] as const
export type ProductAct = (typeof PRODUCT_ACTS)[number]

/** What the page of a product begins with: one of these acts, or its price to be typed. */
export type ProductOpening = ProductAct | 'price'
export const productActSearch = searchOf({ act: oneOf([...PRODUCT_ACTS, 'price'] as const) })

/** How many filters narrow the list, those behind the button of a small screen. */
export function countFilters(filters: ProductFilters): number {
  const { category, supplierId, priceMin, priceMax, allergens: chosen, undeclared, newPrice } = filters
  const price = priceMin !== undefined || priceMax !== undefined
  return (
    [category, supplierId, chosen ?? undeclared, newPrice].filter((filter) => filter !== undefined).length +
    (price ? 1 : 0)
  )
}

/** Whether anything is left out of the list. */
export function isNarrowed(filters: ProductFilters): boolean {
  return (filters.search ?? '').trim() !== '' || countFilters(filters) > 0
}
