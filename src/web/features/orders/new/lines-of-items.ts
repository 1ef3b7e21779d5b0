import type { Order, OrderLineInput } from '#contract/order-shapes.ts'
import { packsFor } from '#domain/orders/ordered-article.ts'
import type { PurchaseItem } from '#domain/purchases/purchase-item.ts'
import type { PurchaseProduct } from '#domain/purchases/purchase-kitchen.ts'
import { convertedQuantity } from '#domain/quantity/converted-quantity.ts'

/** A product of a purchase list, with the article whose price it follows. */
export type OrderedItem = PurchaseItem<PurchaseProduct & { sourceProductId: string | null }>

/** Articles of the catalogue, not counted yet; a product without one is free text, in its own unit. */
export function linesOfItems(items: readonly OrderedItem[]): OrderLineInput[] {
  return items.map(({ product, order }): OrderLineInput => {
    const { id: userProductId, name, unit, priceHt, sourceProductId } = product
    if (sourceProductId !== null) return { supplierProductId: sourceProductId, userProductId, packs: null }
    const packs = order === null ? null : roundUp(order.quantity)
    return { name, packText: unit, priceHt, userProductId, packs }
  })
}

/** The lines of an order that was made of these items, each with the packs that are needed; null where that is not known. */
export function countedLines({ items: lines }: Pick<Order, 'items'>, items: readonly OrderedItem[]) {
  return lines.map(({ id, unit, packQuantity, packs }, place): OrderLineInput => {
    const item = items[place]
    if (unit === null || item === undefined || item.quantity === null) return { id, packs }
    const needed = convertedQuantity(item.quantity, item.product.unit, unit, item.product)
    if (typeof needed === 'string') return { id, packs: null }
    const count = packsFor({ packQuantity, unit }, needed)
    return { id, packs: count === null ? null : roundUp(count) }
  })
}

/** Of a kilogram or a litre: the gram, the millilitre. */
const SCALE = 1000
/** A sum is this close to the figure that it would be without the rounding of binary fractions. */
const CLOSE = 1e-9

/** Never less than needed. */
function roundUp(quantity: number): number {
  return Math.ceil(quantity * SCALE * (1 - CLOSE)) / SCALE
}
