import { type OfferedPack, packsOffered } from '../orders/offered-pack.ts'
import { centsOf } from '../orders/order-total.ts'
import { type Order, orderOf } from './order-of.ts'
import type { PurchaseItem } from './purchase-item.ts'
import type { PurchaseProduct } from './purchase-kitchen.ts'

/** An article that a product can be bought as. */
export interface ProductOffer {
  id: string
  supplierId: string
  code: string | null
  packText: string | null
  /** EUR per the product's unit, without VAT; null where it cannot be converted. */
  priceHt: number | null
  /** Null where its content or its price is not known for certain. */
  pack: OfferedPack | null
}

/** A product of a purchase list, with the article whose price it follows. */
export type FollowingProduct = PurchaseProduct & { sourceProductId: string | null; code: string | null }

const CENTS = 100

/** An item of a purchase list as it is bought as another article, at the price of an order. */
export function boughtFrom<Product extends FollowingProduct>(
  item: PurchaseItem<Product>,
  offer: ProductOffer,
): PurchaseItem<Product> {
  const { id, supplierId, code, packText, priceHt, pack } = offer
  const isWhole = pack !== null && !pack.isDivisible
  const product = {
    ...item.product,
    sourceProductId: id,
    supplierId,
    code,
    priceHt,
    pack: isWhole ? { quantity: pack.quantity, text: packText, approximate: pack.approximate } : null,
  }
  const { quantity } = item
  if (quantity === null) return { ...item, product }
  return {
    ...item,
    product,
    order: pack === null ? orderOf(product, quantity) : offeredOrder(pack, packText, quantity),
  }
}

function offeredOrder(pack: OfferedPack, text: string | null, needed: number): Order {
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
