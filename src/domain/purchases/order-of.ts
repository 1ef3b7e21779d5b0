import { type OfferedPack, packsOffered } from '../orders/offered-pack.ts'
import { centsOf } from '../orders/order-total.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { OrderPack } from './article-pack.ts'
import type { PurchaseProduct } from './purchase-kitchen.ts'
import { CLOSE, wholePacks } from './whole-packs.ts'

/** What is bought of a product. */
export interface Order {
  /** In the product's unit: whole packs, or the plain quantity where no pack is known. */
  quantity: number
  /** Null where it is bought in any quantity, as far as is known. */
  packs: { count: number; of: OrderPack } | null
  /** What is left of it, in the product's unit. */
  rest: number
  /** EUR without VAT: to the cent as an order of its article, else unrounded; null while the price is not known. */
  cost: number | null
}

const CENTS = 100

/**
 * What to buy, so that the quantity is there: whole packs of the supplier's catalogue, or whole bottles, bunches, pieces
 * of what is sold by them, rounded up. It costs what the article that is ordered costs; without one, by the product's own price.
 * @param quantity in the product's unit
 */
export function orderOf(
  product: Pick<PurchaseProduct, 'priceHt' | 'unit' | 'pack' | 'orderedAs'>,
  quantity: number,
): Order {
  const { priceHt, unit, orderedAs } = product
  if (orderedAs !== null && quantity > 0) return offeredOrder(orderedAs, product.pack?.text ?? null, quantity)
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

/**
 * What an order of so many packs of an article is.
 * @param text the supplier's words for one
 * @param needed in the product's unit, above 0
 */
export function offeredOrder(pack: OfferedPack, text: string | null, needed: number): Order {
  const count = packsOffered(pack, needed)
  const quantity = count * pack.quantity
  return {
    quantity,
    packs: pack.isDivisible
      ? null
      : { count, of: { quantity: pack.quantity, text, approximate: pack.approximate } },
    rest: pack.isDivisible ? 0 : Math.max(0, quantity - needed),
    cost: centsOf(count, pack.priceHt) / CENTS,
  }
}

/** Sold by its unit. */
const ONE: OrderPack = { quantity: 1, text: null, approximate: false }
