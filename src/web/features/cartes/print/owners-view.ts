import type { Carte } from '#contract/cartes.ts'
import type { SalesDays } from '#contract/margins.ts'
import { carteTotals } from '#domain/cartes/carte-totals.ts'
import type { CarteDocument } from '../carte-document.ts'
import { dishesOf } from './carte-document-of.ts'

export interface TotalsWords {
  cost: string
  revenue: string
  margin: string
  /** The margin weighted by the sales of a period. */
  bySales: (days: SalesDays) => string
  /** The number of dishes that this margin is of, where some were not sold or their sales are not known. */
  sold: string
  median: string
  /** The number of dishes that the totals are of, where some are left out: label and figure. */
  counted: string
  countedOf: (counted: number, dishes: number) => string
  /** What '≈' before a margin means, and how many dishes have it. */
  incomplete: string
  /** The same of '?'. */
  doubtful: string
  dishes: (count: number) => string
  euro: (amount: number) => string
  percent: (rate: number) => string
}

type Rows = CarteDocument['statistics']

/**
 * The totals of a carte as its owner reads them: of one portion of each dish, and beside them what the sales of the last
 * known period come to, and the median.
 */
export function statisticsOf(carte: Carte, words: TotalsWords): Rows {
  const { cost, revenueHt, marginPercent, margins, dishes } = carteTotals(dishesOf(carte), carte.salesDays)
  const { median, counted, bySales } = margins
  const rows: Rows = [
    { label: words.cost, value: words.euro(cost) },
    { label: words.revenue, value: words.euro(revenueHt) },
    // 0 where no dish counts, as on every page.
    { label: words.margin, value: words.percent(marginPercent ?? 0) },
  ]
  if (bySales !== null && carte.salesDays !== null)
    rows.push({ label: words.bySales(carte.salesDays), value: words.percent(bySales.margin) })
  if (bySales !== null && (bySales.dishes < counted || carte.salesDays?.isClosed === true))
    rows.push({ label: words.sold, value: words.countedOf(bySales.dishes, bySales.total) })
  if (median !== null && counted > 1) rows.push({ label: words.median, value: words.percent(median) })
  if (counted < dishes) rows.push({ label: words.counted, value: words.countedOf(counted, dishes) })
  return rows
}

/** Under the margins of a carte: how many of them are of a cost that lacks lines, or is improbable. */
export function unsureOf(carte: Carte, words: TotalsWords): Rows {
  const { incomplete, doubtful } = carteTotals(dishesOf(carte)).margins
  return [
    { label: words.incomplete, count: incomplete },
    { label: words.doubtful, count: doubtful },
  ].flatMap(({ label, count }) => (count === 0 ? [] : [{ label, value: words.dishes(count) }]))
}
