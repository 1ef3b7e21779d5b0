import type { MarginThresholds } from './margin-band.ts'

/** A cost this many times above or below what it is compared with is questioned: grams for kilograms is a thousand. */
export const DOUBT_FACTOR = 10

/** A cost that was declared right is not questioned while it stays within this factor of what it was then. */
export const CHECKED_FACTOR = 2

/** Sheets with a whole cost that a category needs before their median is its usual cost. */
export const SHEETS_FOR_USUAL_COST = 6

/** What the cost is out of proportion with: the sheet's own price, or the other sheets of its category. */
export const COST_DOUBTS = ['price', 'category'] as const
export type CostDoubt = (typeof COST_DOUBTS)[number]

/** All in EUR without VAT for one portion. */
export interface QuestionedCost {
  portionCost: number
  /** Whether lines are missing from the cost, which then is only what it is at least. */
  incomplete: boolean
  sellingPriceHt: number | null
  /** The median of the category; null while it has too few sheets. */
  usualCost: number | null
  /** The cost that was declared right when it was questioned; null when none was. */
  checkedCost: number | null
}

/**
 * What makes a cost improbable, or null: ten times more, or less, than the target margin leaves of the price, else than
 * the usual cost of the category. A cost that is 0 or incomplete is questioned elsewhere, one that was declared right not
 * again until it has doubled or halved.
 */
export function costDoubt(
  { portionCost, incomplete, sellingPriceHt, usualCost, checkedCost }: QuestionedCost,
  { targetMargin }: Pick<MarginThresholds, 'targetMargin'>,
): CostDoubt | null {
  if (incomplete || portionCost <= 0 || isChecked(portionCost, checkedCost)) return null
  if (isFarFrom(portionCost, ((sellingPriceHt ?? 0) * (100 - targetMargin)) / 100)) return 'price'
  return isFarFrom(portionCost, usualCost ?? 0) ? 'category' : null
}

function isFarFrom(cost: number, usual: number): boolean {
  return usual > 0 && (cost > usual * DOUBT_FACTOR || cost * DOUBT_FACTOR < usual)
}

function isChecked(cost: number, checked: number | null): boolean {
  return checked !== null && cost <= checked * CHECKED_FACTOR && cost * CHECKED_FACTOR >= checked
}
