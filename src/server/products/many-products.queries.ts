import type { ChangeOfMany, ManyChanged, ManyProducts, ProductCells } from '#contract/many-products.ts'
import type { UserProduct } from '#contract/products.ts'
import type { MemberTx } from '#database/as-member.ts'
import type { Allergen } from '#domain/allergens/allergen.ts'
import type { DeclaredAllergens } from '#domain/allergens/allergen-state.ts'
import { withAllergens, withoutAllergens } from '#domain/allergens/change-allergens.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { movedProductPrice, type PriceMove } from '#domain/simulation/price-move.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { changePrices, type NewPrice } from '../prices/change-prices.queries.ts'
import { pricesOfAct } from '../prices/prices-of-act.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { invalidFields } from '../translate-error.ts'
import { deleteProducts, readProducts } from './products.queries.ts'
import { writeAllergens, writeFact } from './write-facts.queries.ts'

const CELLS = ['category', 'priceHt', 'supplierId'] as const

/** What the journal of prices calls it. */
const ORIGIN = 'Ma Base Produits'

/**
 * Changes one fact of many products, or the cells of each. A product that is stored at another version than the one that was read is left
 * as it is, unless it has the new value already; prices are one act of the journal, and sent again under the same act
 * nothing is done twice.
 * @throws VALIDATION for a change that would make a price negative or too great, or a supplier that is not there
 */
export async function changeMany(
  tx: GrowingTx,
  { products, change, actId }: ManyProducts,
): Promise<ManyChanged> {
  await lockCosts(tx)
  const before = await pricesOfAct(tx, actId)
  if (before > 0) return { changed: before, changedIds: [], left: [], gone: [], actId: actId ?? null }
  const read = new Map(products.map(({ id, version }) => [id, version]))
  const stored = await readProducts(tx, [...read.keys()])
  const there = new Set(stored.map(({ id }) => id))
  const left = stored.filter((one) => read.get(one.id) !== one.version && !hasAlready(one, change))
  const others = new Set(left.map(({ id }) => id))
  const same = stored.filter(({ id }) => !others.has(id))
  const gone = [...read.keys()].filter((id) => !there.has(id))
  return { ...(await write(tx, same, change, actId)), left, gone }
}

/** Deletes many products; one that is stored at another version than the one that was read is left as it is. */
export async function deleteMany(
  tx: MemberTx,
  products: ManyProducts['products'],
): Promise<{ deleted: number; left: UserProduct[]; deletedItemId: string | null }> {
  await lockCosts(tx)
  const read = new Map(products.map(({ id, version }) => [id, version]))
  const stored = await readProducts(tx, [...read.keys()])
  const same = stored.filter(({ id, version }) => read.get(id) === version)
  const left = stored.filter(({ id, version }) => read.get(id) !== version)
  const gone = await deleteProducts(
    tx,
    same.map(({ id }) => id),
  )
  return { ...gone, left }
}

/** Whether a product is as the change would make it; a change of a price has no such state. */
function hasAlready(product: UserProduct, change: ChangeOfMany): boolean {
  const { category, supplierId, allergens } = product
  if ('cells' in change) {
    const own = change.cells.find(({ id }) => id === product.id)
    return CELLS.every((fact) => own?.[fact] === undefined || own[fact] === product[fact])
  }
  if ('addAllergens' in change) return change.addAllergens.every((one) => allergens.includes(one))
  if ('removeAllergens' in change) return change.removeAllergens.every((one) => !allergens.includes(one))
  if ('category' in change) return category === change.category
  return 'supplierId' in change && supplierId === change.supplierId
}

type Written = Pick<ManyChanged, 'changed' | 'changedIds' | 'actId'>

async function write(
  tx: GrowingTx,
  products: readonly UserProduct[],
  change: ChangeOfMany,
  actId: string | undefined,
): Promise<Written> {
  if ('category' in change) return written(await writeFact(tx, 'category', given(products, change.category)))
  if ('supplierId' in change)
    return written(await writeFact(tx, 'supplierId', given(products, change.supplierId)))
  if ('addAllergens' in change || 'removeAllergens' in change)
    return written(
      await writeAllergens(
        tx,
        products.map((product) => ({ id: product.id, declared: declaredAfter(product, change) })),
      ),
    )
  if ('cells' in change) return writeCells(tx, products, change.cells, actId)
  return writePrices(tx, movedPrices(products, change), actId)
}

async function writePrices(
  tx: GrowingTx,
  prices: readonly NewPrice[],
  actId: string | undefined,
): Promise<Written> {
  const act = await changePrices(tx, prices, { source: 'typed', origin: ORIGIN, actId })
  return { changed: await pricesOfAct(tx, act), changedIds: [], actId: act ?? null }
}

/** Each product its own values; what is not given of it stays. */
async function writeCells(
  tx: GrowingTx,
  products: readonly UserProduct[],
  cells: readonly ProductCells[],
  actId: string | undefined,
): Promise<Written> {
  const there = new Map(products.map((product) => [product.id, product]))
  const own = cells.filter(({ id }) => there.has(id))
  const valuesOf = (fact: 'category' | 'supplierId') =>
    own.flatMap(({ id, [fact]: value }) => (value === undefined ? [] : [{ id, value }]))
  const changedIds = new Set([
    ...(await writeFact(tx, 'category', valuesOf('category'))),
    ...(await writeFact(tx, 'supplierId', valuesOf('supplierId'))),
  ])
  const prices = own.flatMap(({ id, priceHt }) =>
    priceHt === undefined || priceHt === there.get(id)?.priceHt ? [] : [{ id, priceHt }],
  )
  const { actId: act } = await writePrices(tx, prices, actId)
  const changed = new Set([...changedIds, ...prices.map(({ id }) => id)])
  return { changed: changed.size, changedIds: [...changedIds], actId: act }
}

function written(changedIds: string[]): Written {
  return { changed: changedIds.length, changedIds, actId: null }
}

function given<Value>(products: readonly UserProduct[], value: Value): { id: string; value: Value }[] {
  return products.map(({ id }) => ({ id, value }))
}

/** One that has all that is added, or nothing of what is removed, stays as it is. */
function declaredAfter(
  product: UserProduct,
  change: { addAllergens: Allergen[] } | { removeAllergens: Allergen[] },
): DeclaredAllergens {
  if (hasAlready(product, change)) return product
  return 'addAllergens' in change
    ? withAllergens(product, change.addAllergens)
    : withoutAllergens(product, change.removeAllergens)
}

/** Of those that have a price. */
function movedPrices(
  products: readonly UserProduct[],
  change: { percent: number } | { amount: number },
): (NewPrice & { priceHt: number })[] {
  const move: PriceMove =
    'percent' in change
      ? { measure: 'percent', value: change.percent }
      : { measure: 'amount', value: change.amount }
  const moved = products.flatMap(({ id, priceHt }) =>
    priceHt === null ? [] : [{ id, priceHt: movedProductPrice(priceHt, move) }],
  )
  const path = `change.${move.measure}`
  if (moved.some(({ priceHt }) => priceHt < 0)) throw invalidFields([{ path, rule: 'price-negative' }])
  if (moved.some(({ priceHt }) => priceHt > MAX_AMOUNT)) throw invalidFields([{ path, rule: 'out-of-range' }])
  return moved
}
