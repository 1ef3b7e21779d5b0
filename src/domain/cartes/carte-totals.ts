import { dishFigures } from '../pricing/gamme-figures.ts'
import type { DisplayedDish } from '../pricing/displayed-dish.ts'
import { marginRate } from '../pricing/margin-rate.ts'

export interface CarteTotals {
  dishes: number
  /** Dishes with a price and a whole cost: the totals below are theirs alone. */
  counted: number
  /** Dishes whose cost lacks lines. */
  incomplete: number
  /** Sum of the portion costs, EUR without VAT. */
  cost: number
  /** Sum of the displayed prices, each less its own VAT, in EUR. */
  revenueHt: number
  /** (Revenue HT - cost) ÷ revenue HT, percent, unrounded; null when no dish counts. */
  marginPercent: number | null
}

/**
 * What a carte would cost and bring if each of its dishes were sold once. A dish whose price or whole cost is not
 * known is in none of the totals, so that they agree with each other.
 */
export function carteTotals(dishes: readonly DisplayedDish[]): CarteTotals {
  const figures = dishes.map(dishFigures)
  const counted = figures.filter((dish) => dish.counted)
  const cost = sumOf(counted, 'portionCost')
  const revenueHt = sumOf(counted, 'priceHt')
  return {
    dishes: dishes.length,
    counted: counted.length,
    incomplete: figures.filter(({ provisional }) => provisional).length,
    cost,
    revenueHt,
    marginPercent: counted.length === 0 ? null : marginRate(revenueHt, cost),
  }
}

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0)
}
