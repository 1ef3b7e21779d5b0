import { portionCost } from '../costing/portion-cost.ts'
import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { priceHt } from '../pricing/price-ht.ts'

/** The facts of a dish that its margin needs. */
export interface PricedDish {
  /** EUR with VAT, as displayed; 0 for none. */
  prixTtcAffiche: number
  /** Percent. */
  tvaRate: number
  /** EUR without VAT for the whole sheet. */
  coutMatiere: number
  portions: number
  /** Lines of the sheet without a cost. */
  uncostedLines: number
}

/** Why the margin of a dish is unknown. */
const UNKNOWN_MARGINS = ['no-price', 'no-cost', 'cost-incomplete'] as const
export type UnknownMargin = (typeof UNKNOWN_MARGINS)[number]

export type UnitMargin = { known: true; margin: number } | { known: false; reason: UnknownMargin }

/**
 * The contribution margin of one portion: the displayed price less its VAT, less the material cost of a portion.
 * @returns EUR without VAT, unrounded, below 0 for a loss; or why it is not known
 */
export function unitMargin(dish: PricedDish): UnitMargin {
  if (dish.prixTtcAffiche <= 0) return { known: false, reason: 'no-price' }
  if (dish.uncostedLines > 0) return { known: false, reason: 'cost-incomplete' }
  const cost = portionCost(dish.coutMatiere, dish.portions)
  if (cost <= 0) return { known: false, reason: 'no-cost' }
  return { known: true, margin: priceHt(dish.prixTtcAffiche, dish.tvaRate) - cost }
}

/** Whether every portion sold costs more than its price, to the displayed cent; `margin` in EUR without VAT. */
export function losesMoney(margin: number): boolean {
  return roundHalfAwayFromZero(margin, SHOWN_AMOUNT_DECIMALS) < 0
}
