import { portionCost } from '../costing/portion-cost.ts'
import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { unknownMargin, type DisplayedDish, type UnknownMargin } from '../pricing/displayed-dish.ts'
import { priceHt } from '../pricing/price-ht.ts'

export type UnitMargin = { known: true; margin: number } | { known: false; reason: UnknownMargin }

/**
 * The contribution margin of one portion: the displayed price less its VAT, less the material cost of a portion.
 * @returns EUR without VAT, unrounded, below 0 for a loss; or why it is not known
 */
export function unitMargin(dish: DisplayedDish): UnitMargin {
  const reason = unknownMargin(dish)
  if (reason !== null) return { known: false, reason }
  const cost = portionCost(dish.coutMatiere, dish.portions)
  return { known: true, margin: priceHt(dish.prixTtcAffiche, dish.tvaRate) - cost }
}

/** Whether a margin is below another one to the displayed cent: two that look the same are the same. EUR without VAT. */
export function isBelow(margin: number, other: number): boolean {
  return asShown(margin) < asShown(other)
}

/** Whether every portion sold costs more than its price, to the displayed cent; `margin` in EUR without VAT. */
export function losesMoney(margin: number): boolean {
  return isBelow(margin, 0)
}

function asShown(amount: number): number {
  return roundHalfAwayFromZero(amount, SHOWN_AMOUNT_DECIMALS)
}
