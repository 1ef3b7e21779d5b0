import { LOSS_FORMULAS, priceAfterLoss } from './loss-formula.ts'
import type { WastageMethod } from './wastage-method.ts'

/**
 * Why a price after loss is not known.
 * - `total-loss`: the method divides by what is left, and nothing is left
 * - `wastage-invalid`: the loss is not between 0 and 100 %
 */
export const NET_PRICE_UNKNOWN_REASONS = ['total-loss', 'wastage-invalid'] as const
type NetPriceUnknownReason = (typeof NET_PRICE_UNKNOWN_REASONS)[number]

export type NetUnitPrice = { known: true; price: number } | { known: false; reason: NetPriceUnknownReason }

/**
 * What a unit of a product costs after its loss in preparation.
 *
 * @param priceHt EUR per unit, without VAT
 * @param wastagePercent percent, 0–100
 * @returns EUR per unit, without VAT, unrounded; or why it is not known
 */
export function netUnitPrice(priceHt: number, wastagePercent: number, method: WastageMethod): NetUnitPrice {
  if (!(wastagePercent >= 0 && wastagePercent <= 100)) return { known: false, reason: 'wastage-invalid' }
  const { sign, factorOf } = LOSS_FORMULAS[method]
  const factor = factorOf(wastagePercent)
  if (sign === '÷' && factor === 0) return { known: false, reason: 'total-loss' }
  return { known: true, price: priceAfterLoss(priceHt, sign, factor) }
}
