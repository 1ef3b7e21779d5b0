import type { Carte } from '#contract/cartes.ts'
import { carteTotals } from '#domain/cartes/carte-totals.ts'
import type { CarteDocument } from '../carte-document.ts'
import { dishesOf } from './carte-document-of.ts'

export interface TotalsWords {
  cost: string
  revenue: string
  margin: string
  /** The number of dishes that the totals are of, where some are left out: label and figure. */
  counted: string
  countedOf: (counted: number, dishes: number) => string
  /** What '≈' before a margin means, and how many dishes have it. */
  incomplete: string
  dishes: (count: number) => string
  euro: (amount: number) => string
  percent: (rate: number) => string
  none: string
}

/** The totals of a carte as its owner reads them. */
export function statisticsOf(carte: Carte, words: TotalsWords): CarteDocument['statistics'] {
  const { cost, revenueHt, marginPercent, counted, dishes } = carteTotals(dishesOf(carte))
  const rows = [
    { label: words.cost, value: marginPercent === null ? words.none : words.euro(cost) },
    { label: words.revenue, value: marginPercent === null ? words.none : words.euro(revenueHt) },
    { label: words.margin, value: marginPercent === null ? words.none : words.percent(marginPercent) },
  ]
  if (counted < dishes) rows.push({ label: words.counted, value: words.countedOf(counted, dishes) })
  return rows
}

/** Under the margins of a carte: how many of them are of a cost that lacks lines. */
export function incompleteOf(carte: Carte, words: TotalsWords): CarteDocument['statistics'] {
  const { incomplete } = carteTotals(dishesOf(carte))
  return incomplete === 0 ? [] : [{ label: words.incomplete, value: words.dishes(incomplete) }]
}
