import { type DisplayedDish, dishFigures } from '../pricing/gamme-figures.ts'
import { marginRate } from '../pricing/margin-rate.ts'

export interface CarteTotals {
  dishes: number
  /** Sum of the portion costs, EUR without VAT. */
  cost: number
  /** Sum of the displayed prices, each less its own VAT, in EUR. */
  revenueHt: number
  /** Dishes that have a margin: the price and the cost of the others say nothing of it. */
  withMargin: number
  /** Total margin ÷ total revenue HT of those, percent, unrounded; null when there is none. */
  marginPercent: number | null
}

/** What a carte would cost and bring if each of its dishes were sold once. */
export function carteTotals(dishes: readonly DisplayedDish[]): CarteTotals {
  const figures = dishes.map(dishFigures)
  const earning = figures.filter(({ marginPercent }) => marginPercent !== null)
  return {
    dishes: dishes.length,
    cost: sumOf(figures, 'portionCost'),
    revenueHt: sumOf(figures, 'priceHt'),
    withMargin: earning.length,
    marginPercent:
      earning.length === 0 ? null : marginRate(sumOf(earning, 'priceHt'), sumOf(earning, 'portionCost')),
  }
}

function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0)
}
