import type { WastageMethod } from './wastage-method.ts'

/**
 * Why a price after loss is not known.
 * - `total-loss`: by 'rendement', nothing is left of what loses 100 %
 * - `wastage-invalid`: the loss is not between 0 and 100 %
 */
export const NET_PRICE_UNKNOWN_REASONS = ['total-loss', 'wastage-invalid'] as const
export type NetPriceUnknownReason = (typeof NET_PRICE_UNKNOWN_REASONS)[number]

export type NetUnitPrice = { known: true; price: number } | { known: false; reason: NetPriceUnknownReason }

const PRICE_AFTER_LOSS: Record<WastageMethod, (price: number, loss: number) => number> = {
  majoration: (price, loss) => price * (1 + loss),
  rendement: (price, loss) => price / (1 - loss),
}

/**
 * What a unit of a product costs once its loss in preparation weighs on it.
 * 'majoration' is price × (1 + wastage ÷ 100), 'rendement' price ÷ (1 − wastage ÷ 100), as trade books have it.
 *
 * @param priceHt EUR per unit, without VAT
 * @param wastagePercent percent, 0–100
 * @returns EUR per unit, without VAT, unrounded; or why it is not known
 */
export function netUnitPrice(priceHt: number, wastagePercent: number, method: WastageMethod): NetUnitPrice {
  if (!(wastagePercent >= 0 && wastagePercent <= 100)) return { known: false, reason: 'wastage-invalid' }
  if (method === 'rendement' && wastagePercent === 100) return { known: false, reason: 'total-loss' }
  return { known: true, price: PRICE_AFTER_LOSS[method](priceHt, wastagePercent / 100) }
}
