import { weighedDish } from '../pricing/gamme-figures.ts'
import type { DishOfCarte } from '../pricing/displayed-dish.ts'
import { marginMeans, type MarginMeans, type WeighingPeriod } from '../pricing/margin-means.ts'
import { marginRate } from '../pricing/margin-rate.ts'

export interface CarteTotals {
  dishes: number
  /** Of the dishes; the totals below are of those that they count, and of no other. */
  margins: MarginMeans
  /** Sum of the portion costs, EUR without VAT. */
  cost: number
  /** Sum of the displayed prices, each less its own VAT, in EUR. */
  revenueHt: number
  /** (Revenue HT - cost) ÷ revenue HT, percent, unrounded; null when no dish counts. */
  marginPercent: number | null
}

/**
 * What a carte would cost and bring if each of its dishes were sold once, and the means of its margins. A dish whose
 * price or whole cost is not known, or whose cost is improbable, is in none of them, so that they agree with each other.
 * @param period of their sales
 */
export function carteTotals(
  dishes: readonly DishOfCarte[],
  period: WeighingPeriod | null = null,
): CarteTotals {
  const figures = dishes.map(weighedDish)
  const counted = figures.filter((dish) => dish.counted)
  const cost = sumOf(counted, 'portionCost')
  const revenueHt = sumOf(counted, 'priceHt')
  return {
    dishes: dishes.length,
    margins: marginMeans(figures, period),
    cost,
    revenueHt,
    marginPercent: counted.length === 0 ? null : marginRate(revenueHt, cost),
  }
}

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0)
}
