import { MAX_WASTAGE, MIN_WASTAGE } from './limits.ts'
import { lossFactor, priceAfterLoss } from './loss-formula.ts'
import type { WastageMethod } from './wastage-method.ts'

/**
 * Why a price after loss is not known.
 * - `total-loss`: the method divides by what is left, and nothing is left
 * - `wastage-invalid`: more than 100 % of loss, or a gain to more than ten times the raw weight
 */
export const NET_PRICE_UNKNOWN_REASONS = ['total-loss', 'wastage-invalid'] as const
export type NetPriceUnknownReason = (typeof NET_PRICE_UNKNOWN_REASONS)[number]

export type NetUnitPrice = { known: true; price: number } | { known: false; reason: NetPriceUnknownReason }

/**
 * What a unit of a product costs after its loss in preparation, or its gain of weight in cooking.
 *
 * @param priceHt EUR per unit, without VAT
 * @param wastagePercent percent, 0–100; below 0 for a gain, down to −900
 * @returns EUR per unit, without VAT, unrounded; or why it is not known
 */
export function netUnitPrice(priceHt: number, wastagePercent: number, method: WastageMethod): NetUnitPrice {
  if (!(wastagePercent >= MIN_WASTAGE && wastagePercent <= MAX_WASTAGE))
    return { known: false, reason: 'wastage-invalid' }
  const after = lossFactor(wastagePercent, method)
  if (after.sign === '÷' && after.factor === 0) return { known: false, reason: 'total-loss' }
  return { known: true, price: priceAfterLoss(priceHt, after) }
}
