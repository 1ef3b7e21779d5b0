import { netUnitPrice } from '#domain/costing/net-unit-price.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'

/** EUR for a kilo of shallots, without VAT, and the percent of it that is peeled away. */
export const SHALLOTS = { price: 4.8, loss: 15 }

/** What a kilo of them comes to once peeled. */
export function peeledPrice(method: WastageMethod): number {
  const net = netUnitPrice(SHALLOTS.price, SHALLOTS.loss, method)
  if (!net.known) throw new Error('A loss under 100 % has a price')
  return net.price
}
