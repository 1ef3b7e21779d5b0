import { hasMargin } from './has-margin.ts'
import { marginAmount } from './margin-amount.ts'
import { marginRate } from './margin-rate.ts'

/** What a portion leaves, unrounded. */
export interface Margin {
  /** Of the price without VAT. */
  percent: number
  /** EUR without VAT. */
  amount: number
}

/**
 * The margin of a price over a cost; null without a price or a cost.
 * @param priceHt EUR for one portion, without VAT; null when there is none
 * @param portionCost EUR for one portion, without VAT
 */
export function marginOf(priceHt: number | null, portionCost: number): Margin | null {
  if (!hasMargin(priceHt, portionCost)) return null
  return { percent: marginRate(priceHt, portionCost), amount: marginAmount(priceHt, portionCost) }
}
