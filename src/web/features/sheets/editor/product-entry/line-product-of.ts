import type { UserProduct } from '#contract/products.ts'
import type { LineProduct } from '#contract/sheet-lines.ts'

/** What a line needs to know of a product. */
export function lineProductOf(product: UserProduct): LineProduct {
  const { id, name, category, unit, priceHt, priceChangedAt, brand, allergens, allergenFree, supplier } =
    product
  const { densityKgPerL, contentQuantity, contentUnit } = product
  return {
    id,
    name,
    category,
    unit,
    priceHt,
    priceChangedAt,
    brand,
    allergens,
    allergenFree,
    supplier,
    densityKgPerL,
    contentQuantity,
    contentUnit,
  }
}
