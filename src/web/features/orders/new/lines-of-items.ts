import type { OrderLineInput } from '#contract/order-shapes.ts'
import { roundedUp } from '#domain/orders/offered-pack.ts'
import type { PurchaseItem } from '#domain/purchases/purchase-item.ts'
import type { PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/quantity/limits.ts'

/** A product of a purchase list, with the article whose price it follows. */
export type OrderedItem = PurchaseItem<PurchaseProduct & { sourceProductId: string | null }>

/** Articles of the catalogue, whose packs are counted for what is needed; a product without one is free text, in its own unit. */
export function linesOfItems(items: readonly OrderedItem[]): OrderLineInput[] {
  return items.map(({ product, order, quantity }): OrderLineInput => {
    const { id: userProductId, name, unit, priceHt, sourceProductId } = product
    const isCounted = quantity !== null && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
    if (sourceProductId === null)
      return {
        name,
        packText: unit,
        priceHt,
        userProductId,
        packs: order === null ? null : roundedUp(order.quantity),
        ...(isCounted && { needed: quantity }),
      }
    return {
      supplierProductId: sourceProductId,
      userProductId,
      packs: null,
      ...(isCounted && { needed: quantity }),
    }
  })
}
