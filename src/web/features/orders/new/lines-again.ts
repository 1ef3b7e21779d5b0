import type { Order, OrderLineInput } from '#contract/order-shapes.ts'
import { isFreeText } from '../free-text.ts'

/**
 * The lines of an order for another one: articles at the prices of today. What is no article of the catalogue any more is
 * free text without its price, which is not known now.
 */
export function linesAgain({ items }: Pick<Order, 'items'>): OrderLineInput[] {
  return items.map((line): OrderLineInput => {
    const { supplierProductId, userProductId, name, packText, packs, priceHt } = line
    return supplierProductId === null
      ? { name, packText, packs, userProductId, priceHt: isFreeText(line) ? priceHt : null }
      : { supplierProductId, userProductId, packs }
  })
}
