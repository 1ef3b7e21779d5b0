import { MEASURES } from '../quantity/measure.ts'
import type { OrderPack } from './article-pack.ts'
import type { PurchaseProduct } from './purchase-kitchen.ts'

/** What is bought of a product. */
export interface Order {
  /** In the product's unit: whole packs, or the plain quantity where no pack is known. */
  quantity: number
  /** Null where it is bought in any quantity, as far as is known. */
  packs: { count: number; of: OrderPack } | null
  /** What is left of it, in the product's unit. */
  rest: number
  /** EUR without VAT, unrounded; null while the price is not known. */
  cost: number | null
}

/** A sum of products is this close to the whole number that it would be without the rounding of binary fractions. */
const CLOSE = 1e-9

/**
 * What to buy, so that the quantity is there: whole packs of the supplier's catalogue, or whole bottles, bunches, pieces
 * of what is sold by them, rounded up.
 * @param quantity in the product's unit
 */
export function orderOf(
  product: Pick<PurchaseProduct, 'priceHt' | 'unit' | 'pack'>,
  quantity: number,
): Order {
  const { priceHt, unit } = product
  const of = product.pack ?? (MEASURES[unit] === null ? ONE : null)
  const packs = of === null ? null : { count: wholePacks(quantity / of.quantity), of }
  const bought = packs === null ? quantity : packs.count * packs.of.quantity
  const rest = bought - quantity
  return {
    quantity: bought,
    packs,
    rest: rest > bought * CLOSE ? rest : 0,
    cost: priceHt === null ? null : bought * priceHt,
  }
}

/** Sold by its unit. */
const ONE: OrderPack = { quantity: 1, text: null, approximate: false }

/** So many whole ones, for a number that may have a part of one. */
export function wholePacks(packs: number): number {
  return Math.ceil(packs - packs * CLOSE)
}
