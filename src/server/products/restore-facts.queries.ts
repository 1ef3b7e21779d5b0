import type { Restoration, RestoredProducts } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import type { DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { productsOfAct } from '../prices/prices-of-act.queries.ts'
import { undoAct } from '../prices/undo.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { readProducts } from './products.queries.ts'
import { writeAllergens, writeFact } from './write-facts.queries.ts'

/**
 * Undoes a change: each product that still has the value that it was given gets the one before. One that has another by
 * now is newer, and left as it is. Prices of the same change are undone by their act.
 * @throws VALIDATION for a supplier that is not there any more; ALREADY_UNDONE and PRICE_CHANGED_SINCE of the act
 */
export async function restoreFacts(
  tx: GrowingTx,
  { category, supplierId, allergens, actId }: Restoration,
): Promise<RestoredProducts> {
  await lockCosts(tx)
  const parts: Restored[] = []
  if (actId !== undefined) {
    const ids = await productsOfAct(tx, actId)
    await undoAct(tx, actId)
    parts.push({ requested: ids, back: ids })
  }
  if (category !== undefined)
    parts.push(await restore(tx, category, isOfCategory, (products) => writeFact(tx, 'category', products)))
  if (supplierId !== undefined)
    parts.push(
      await restore(tx, supplierId, isOfSupplier, (products) => writeFact(tx, 'supplierId', products)),
    )
  if (allergens !== undefined)
    parts.push(
      await restore(tx, allergens, declaresSame, (products) =>
        writeAllergens(
          tx,
          products.map(({ id, value }) => ({ id, declared: value })),
        ),
      ),
    )
  return toResult(tx, parts)
}

/** Ids of products: those that a part of the change was to be undone of, and those that it was undone of. */
interface Restored {
  requested: readonly string[]
  back: readonly string[]
}

async function toResult(tx: GrowingTx, parts: readonly Restored[]): Promise<RestoredProducts> {
  const ids = [...new Set(parts.flatMap(({ requested }) => requested))]
  const back = new Set(parts.flatMap((part) => part.back))
  const lacking = new Set(
    parts.flatMap(({ requested, back: done }) => requested.filter((id) => !done.includes(id))),
  )
  const stored = await readProducts(tx, ids)
  const there = new Set(stored.map(({ id }) => id))
  return {
    restored: stored.filter(({ id }) => back.has(id)),
    left: stored.filter(({ id }) => lacking.has(id)),
    gone: ids.filter((id) => !there.has(id)),
  }
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
): Promise<Restored> {
  const stepOf = new Map(steps.map((step) => [step.id, step]))
  const ids = [...stepOf.keys()]
  const standing = (await readProducts(tx, ids)).flatMap((product) => {
    const step = stepOf.get(product.id)
    return step !== undefined && stands(product, step.given) ? [step] : []
  })
  await write(standing.map(({ id, before }) => ({ id, value: before })))
  return { requested: ids, back: standing.map(({ id }) => id) }
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
