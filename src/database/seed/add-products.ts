import type { MemberTx } from '../as-member.ts'
import { priceChanges } from '../schema/price-changes.ts'
import { userProducts } from '../schema/user-products.ts'
import { firstPricesAt, type PriceFile, pricesOf } from './price-files.ts'
import { DELIVERIES } from './products/products.ts'
import type { SeedProduct } from './shapes.ts'
import { stableId } from './stable-id.ts'

type Files = readonly PriceFile[]

/** What one file changed, together. */
export function takingId(userId: string, { supplier, place }: Pick<PriceFile, 'supplier' | 'place'>): string {
  return stableId(userId, 'prices taken', `${supplier}\n${place}`)
}

/** What the restaurant buys, imported from the catalogues; what is there already stays as it is. */
export async function addProducts(tx: MemberTx, files: Files, today: Date): Promise<void> {
  const { db, houseId } = tx
  const taken = files.filter((file) => file.taken)
  const changedAt = new Map<string, string>(
    taken.flatMap(({ at, moves }) => moves.map(({ name }) => [name, at.toISOString()] as const)),
  )
  const rows = DELIVERIES.flatMap(({ supplier, products }) => {
    const importedAt = firstPricesAt(today, supplier).toISOString()
    return products.map(({ allergens, content, ...product }: SeedProduct) => ({
      ...product,
      userId: houseId,
      id: stableId(houseId, 'product', product.name),
      supplierId: stableId(houseId, 'supplier', supplier),
      sourceProductId: stableId(houseId, 'offer', product.name),
      sourcePriceHt: product.priceHt,
      sourceUnit: product.unit,
      allergens: [...(allergens ?? [])],
      allergenFree: allergens === undefined,
      contentQuantity: content?.[0],
      contentUnit: content?.[1],
      importedAt,
      createdAt: importedAt,
      priceChangedAt: changedAt.get(product.name) ?? importedAt,
    }))
  })
  const added = await db
    .insert(userProducts)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: userProducts.id })
  await addHistories(tx, new Set(added.map(({ id }) => id)), taken, today)
}

/** Every price that new products have had: that of their import, then those of the files that were taken. */
async function addHistories(
  { db, houseId }: MemberTx,
  added: ReadonlySet<string>,
  taken: Files,
  today: Date,
): Promise<void> {
  const imported = DELIVERIES.flatMap(({ supplier, products }) => {
    const act = {
      actId: stableId(houseId, 'prices taken', supplier),
      changedAt: firstPricesAt(today, supplier).toISOString(),
      source: 'catalogue' as const,
      origin: supplier,
    }
    return products.map((product: SeedProduct) => {
      const [newPriceHt] = pricesOf(product, supplier, today)
      return { ...act, name: product.name, unit: product.unit, oldPriceHt: null, newPriceHt }
    })
  })
  const changed = taken.flatMap((file) => {
    const act = {
      actId: takingId(houseId, file),
      changedAt: file.at.toISOString(),
      source: 'file' as const,
      origin: file.fileName,
    }
    return file.moves.map((move) => ({ ...act, ...move }))
  })
  const rows = [...imported, ...changed]
    .map(({ name, ...step }) => ({
      ...step,
      userId: houseId,
      userProductId: stableId(houseId, 'product', name),
    }))
    .filter(({ userProductId }) => added.has(userProductId))
  if (rows.length > 0) await db.insert(priceChanges).values(rows)
}
