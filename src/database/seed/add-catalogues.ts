import type { Acting } from '../as-member.ts'
import { supplierProducts } from '../schema/supplier-products.ts'
import { MOVED_PRICES, OFFERS } from './catalogues.ts'
import { DELIVERIES } from './products/products.ts'
import type { SeedProduct } from './shapes.ts'
import { stableId } from './stable-id.ts'

const CODE_DIGITS = 5

/** What the suppliers offer: all that the restaurant buys, some of it at a price that has moved since, and more. */
export async function addCatalogues({ db, userId }: Acting): Promise<void> {
  const moved = new Map<string, number>(Object.entries(MOVED_PRICES))
  const rows = DELIVERIES.flatMap(({ supplier, products }, house) => {
    const bought = products.flatMap((product: SeedProduct) => {
      const { name, category, unit, priceHt, brand, allergens, allergensUnknown, densityKgPerL, content } =
        product
      if (priceHt === null) return []
      return {
        name,
        category,
        unit,
        priceHt: moved.get(name) ?? priceHt,
        brand,
        allergens: [...(allergens ?? [])],
        allergenFree: allergens === undefined && !allergensUnknown,
        densityKgPerL,
        contentQuantity: content?.[0],
        contentUnit: content?.[1],
      }
    })
    const offered = OFFERS[supplier].map(
      ([name, category, unit, priceHt, packText, packPriceHt, allergens = []]) => ({
        name,
        category,
        unit,
        priceHt,
        packText,
        packPriceHt,
        allergens: [...allergens],
        allergenFree: allergens.length === 0,
      }),
    )
    return [...bought, ...offered].map((row, place) => ({
      ...row,
      userId,
      id: stableId(userId, 'offer', row.name),
      supplierId: stableId(userId, 'supplier', supplier),
      code: `${house + 1}${String(place + 1).padStart(CODE_DIGITS - 1, '0')}`,
    }))
  })
  await db.insert(supplierProducts).values(rows).onConflictDoNothing()
}
