import type { MemberTx } from '../as-member.ts'
import { supplierProducts } from '../schema/supplier-products.ts'
import { MOVED_PRICES, OFFERS, PACKS } from './catalogues.ts'
import { firstPricesAt, type PriceFile } from './price-files.ts'
import { DELIVERIES } from './products/products.ts'
import type { SeedProduct } from './shapes.ts'
import { stableId } from './stable-id.ts'
import type { SupplierName } from './suppliers.ts'

const CODE_DIGITS = 5

/** What the suppliers offer: all that the restaurant buys, some of it at a price that has moved since, and more. */
export async function addCatalogues(
  { db, houseId }: MemberTx,
  files: readonly PriceFile[],
  today: Date,
): Promise<void> {
  const changedAt = new Map<string, string>(
    files.flatMap(({ at, moves }) => moves.map(({ name }) => [name, at.toISOString()] as const)),
  )
  const moved = new Map<string, number>(Object.entries(MOVED_PRICES))
  const packs = new Map<string, string>(Object.entries(PACKS))
  const rows = DELIVERIES.flatMap(({ supplier, products }, house) => {
    const createdAt = firstPricesAt(today, supplier).toISOString()
    const bought = products.map((product: SeedProduct) => {
      const { name, category, unit, priceHt, brand, allergens, densityKgPerL, content } = product
      return {
        name,
        category,
        unit,
        priceHt: moved.get(name) ?? priceHt,
        brand,
        allergens: [...(allergens ?? [])],
        allergenFree: allergens === undefined,
        densityKgPerL,
        contentQuantity: content?.[0],
        contentUnit: content?.[1],
        packText: packs.get(name),
        updatedAt: changedAt.get(name) ?? createdAt,
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
        updatedAt: createdAt,
      }),
    )
    return [...bought, ...offered].map((row, place) => ({
      ...row,
      agreedPriceHt: row.priceHt,
      agreedAt: row.updatedAt,
      userId: houseId,
      createdAt,
      id: stableId(houseId, 'offer', row.name),
      supplierId: stableId(houseId, 'supplier', supplier),
      code: `${house + 1}${String(place + 1).padStart(CODE_DIGITS - 1, '0')}`,
    }))
  })
  await db.insert(supplierProducts).values(rows).onConflictDoNothing()
}

/** How many products a supplier offers. */
export function catalogueSize(supplier: SupplierName): number {
  const bought = DELIVERIES.find((delivery) => delivery.supplier === supplier)?.products.length ?? 0
  return bought + OFFERS[supplier].length
}
