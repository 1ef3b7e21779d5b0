import { portionCost } from '../costing/portion-cost.ts'
import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { priceHt } from '../pricing/price-ht.ts'

/** What a dish of the carte is judged by, the guests' choices aside. */
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

/** Why nobody can tell what a dish leaves. */
const UNKNOWN_MARGINS = ['no-price', 'no-cost', 'cost-incomplete'] as const
export type UnknownMargin = (typeof UNKNOWN_MARGINS)[number]

export type UnitMargin = { known: true; margin: number } | { known: false; reason: UnknownMargin }

/**
 * What one portion sold leaves once its ingredients are paid (contribution margin): the displayed price less its VAT,
 * less the material cost of a portion.
 * @returns EUR without VAT, unrounded, below 0 for a loss; or why it is not known
 */
export function unitMargin(dish: PricedDish): UnitMargin {
  if (dish.prixTtcAffiche <= 0) return { known: false, reason: 'no-price' }
  if (dish.uncostedLines > 0) return { known: false, reason: 'cost-incomplete' }
  const cost = portionCost(dish.coutMatiere, dish.portions)
  if (cost <= 0) return { known: false, reason: 'no-cost' }
  return { known: true, margin: priceHt(dish.prixTtcAffiche, dish.tvaRate) - cost }
}

/** Whether every portion sold costs more than it brings, to the cent that is shown; `margin` in EUR without VAT. */
export function losesMoney(margin: number): boolean {
  return roundHalfAwayFromZero(margin, SHOWN_AMOUNT_DECIMALS) < 0
}
