import type { Restoration, RestoredProducts } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import type { DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { readProducts } from './products.queries.ts'
import { writeAllergens, writeFact } from './write-facts.queries.ts'

/**
 * Undoes a change of one fact: each product that still has the value that it was given gets the one before. One that
 * has another by now is newer, and left as it is.
 * @throws VALIDATION for a supplier that is not there any more
 */
export async function restoreFacts(tx: GrowingTx, restoration: Restoration): Promise<RestoredProducts> {
  await lockCosts(tx)
  if ('category' in restoration) {
    return restore(tx, restoration.category, isOfCategory, (products) => writeFact(tx, 'category', products))
  }
  if ('supplierId' in restoration) {
    return restore(tx, restoration.supplierId, isOfSupplier, (products) =>
      writeFact(tx, 'supplierId', products),
    )
  }
  return restore(tx, restoration.allergens, declaresSame, (products) =>
    writeAllergens(
      tx,
      products.map(({ id, value }) => ({ id, declared: value })),
    ),
  )
}

interface Step<Value> {
  id: string
  given: Value
  before: Value
}

async function restore<Value>(
  tx: GrowingTx,
  steps: readonly Step<Value>[],
  stands: (product: UserProduct, given: Value) => boolean,
  write: (products: { id: string; value: Value }[]) => Promise<unknown>,
): Promise<RestoredProducts> {
  const stepOf = new Map(steps.map((step) => [step.id, step]))
  const ids = [...stepOf.keys()]
  const stored = await readProducts(tx, ids)
  const there = new Set(stored.map(({ id }) => id))
  const standing = stored.flatMap((product) => {
    const step = stepOf.get(product.id)
    return step !== undefined && stands(product, step.given) ? [step] : []
  })
  await write(standing.map(({ id, before }) => ({ id, value: before })))
  const back = new Set(standing.map(({ id }) => id))
  return {
    restored: await readProducts(tx, [...back]),
    left: stored.filter(({ id }) => !back.has(id)),
    gone: ids.filter((id) => !there.has(id)),
  }
}

function isOfCategory({ category }: UserProduct, given: string): boolean {
  return category === given
}

function isOfSupplier({ supplierId }: UserProduct, given: string | null): boolean {
  return supplierId === given
}

function declaresSame(product: DeclaredAllergens, given: DeclaredAllergens): boolean {
  return declaredFacts(product) === declaredFacts(given)
}

function declaredFacts({ allergens, traces, allergenFree }: DeclaredAllergens): string {
  return JSON.stringify([allergens, traces, allergenFree])
}
