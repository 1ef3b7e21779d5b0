import type { OfferedPack } from '../orders/offered-pack.ts'
import { offeredOrder, orderOf } from './order-of.ts'
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
    orderedAs: null,
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
