import type { UserProductQuery } from '#contract/products.ts'
import { compareNames } from '#domain/catalogue/compare-names.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { instantKey, type ListSort, numberKey, textKey } from '../lists/cursor.ts'

/** No price is above this one, or below nothing: products without a price come last either way. */
const ABOVE_ALL_PRICES = 10_000_000
const BELOW_ALL_PRICES = -1

const byName = { key: 'search_text', type: 'text', shape: textKey } as const
const ALPHABETICAL = PRODUCT_CATEGORIES.toSorted(compareNames)

/** By category as a dictionary has them, then by name: a letter for the category leads the name. */
const byCategory = {
  key: `chr(64 + array_position('{${ALPHABETICAL.join(',')}}'::text[], category)) || search_text`,
  type: 'text',
  shape: textKey,
} as const

export const PRODUCT_SORTS: Record<UserProductQuery['sort'], ListSort> = {
  name: { ...byName, direction: 'ASC' },
  '-name': { ...byName, direction: 'DESC' },
  priceHt: {
    key: `coalesce(price_ht, ${ABOVE_ALL_PRICES})`,
    type: 'numeric',
    shape: numberKey,
    direction: 'ASC',
  },
  '-priceHt': {
    key: `coalesce(price_ht, ${BELOW_ALL_PRICES})`,
    type: 'numeric',
    shape: numberKey,
    direction: 'DESC',
  },
  category: { ...byCategory, direction: 'ASC' },
  '-category': { ...byCategory, direction: 'DESC' },
  '-updatedAt': { key: 'updated_at', type: 'timestamptz', shape: instantKey, direction: 'DESC' },
}
