import { z } from 'zod'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'

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

const price = z.number().min(0).max(9_999_999)
const allergens = z.array(z.enum(ALLERGENS)).min(1)

/** The filters as the address holds them; what it says wrongly counts as not said. */
export const productSearch = z.object({
  // As it is typed, the space before the next word with it. The router reads a search for '33' as a number.
  search: z.coerce.string().min(1).max(100).optional().catch(undefined),
  category: z.enum(PRODUCT_CATEGORIES).optional().catch(undefined),
  supplierId: z.uuidv4().optional().catch(undefined),
  priceMin: price.optional().catch(undefined),
  priceMax: price.optional().catch(undefined),
  allergens: allergens.optional().catch(undefined),
  sort: z.enum(PRODUCT_SORTS).optional().catch(undefined),
})
export type ProductFilters = z.infer<typeof productSearch>

/** How many filters narrow the list, those behind the button of a small screen. */
export function countFilters(filters: ProductFilters): number {
  const { category, supplierId, priceMin, priceMax, allergens: chosen } = filters
  const price = priceMin !== undefined || priceMax !== undefined
  return [category, supplierId, chosen].filter((filter) => filter !== undefined).length + (price ? 1 : 0)
}

/** Whether anything is left out of the list. */
export function isNarrowed(filters: ProductFilters): boolean {
  return (filters.search ?? '').trim() !== '' || countFilters(filters) > 0
}
