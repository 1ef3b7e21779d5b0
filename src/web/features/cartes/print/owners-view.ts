import type { Carte } from '#contract/cartes.ts'
import { carteTotals } from '#domain/cartes/carte-totals.ts'
import type { CarteDocument } from '../carte-document.ts'
import { dishesOf } from './carte-document-of.ts'

export interface TotalsWords {
  cost: string
  revenue: string
  margin: string
  /** The number of dishes that the margin is computed on, where some have none: label and figure. */
  counted: string
  countedOf: (withMargin: number, dishes: number) => string
  euro: (amount: number) => string
  percent: (rate: number) => string
  none: string
}

/** The totals of a carte as its owner reads them. */
export function statisticsOf(carte: Carte, words: TotalsWords): CarteDocument['statistics'] {
  const { cost, revenueHt, marginPercent, withMargin, dishes } = carteTotals(dishesOf(carte))
  const rows = [
    { label: words.cost, value: words.euro(cost) },
    { label: words.revenue, value: words.euro(revenueHt) },
    { label: words.margin, value: marginPercent === null ? words.none : words.percent(marginPercent) },
  ]
  if (withMargin === dishes) return rows
  return [...rows, { label: words.counted, value: words.countedOf(withMargin, dishes) }]
}
