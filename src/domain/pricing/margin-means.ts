import type { DishOfCarte } from './displayed-dish.ts'
import { marginRate } from './margin-rate.ts'
import { median } from './median.ts'

/** A dish, or a sheet, among those whose margins are looked at together; amounts in EUR without VAT for one portion. */
export interface WeighedMargin {
  priceHt: number
  portionCost: number
  /** Its cost lacks lines. */
  provisional: boolean
  /** Its cost is improbable. */
  doubtful: boolean
  /** It has a price, and a whole and probable cost. */
  counted: boolean
  sold: DishOfCarte['sold']
}

/** Means in percent of the price without VAT, unrounded; null where nothing counts. */
export interface MarginMeans {
  /** Those that the means are of. */
  counted: number
  /** All that could have a margin. */
  total: number
  /** Those without a selling price; a sheet counts too where a dish of it has none. */
  unpriced: number
  /** Those whose cost lacks lines, with a price or without. */
  incomplete: number
  /** Those whose cost is improbable. */
  doubtful: number
  /** Each counts once. */
  mean: number | null
  median: number | null
  bySales: MarginBySales | null
}

/** Of all that was sold of those that count, in percent; there is none where too few have sales, or nothing was sold. */
export interface MarginBySales {
  margin: number
  /** Those whose sales are recorded. */
  dishes: number
  total: number
}

/** The period of the sales: a closed one keeps the dishes, prices and costs of its closing. */
export interface WeighingPeriod {
  isClosed?: boolean | undefined
  bySales?: MarginBySales | null | undefined
}

/** At least half of all: a mean of fewer is no headline, since it would judge all by the few that are known. */
const REPRESENTATIVE_SHARE = 1 / 2

/** At least three of four of those that the mean is of: the sales of fewer, as of the starters alone, are no margin of all. */
const SALES_SHARE = 3 / 4

/** Whether a mean may be the headline of all of them. */
export function isRepresentative({ counted, total }: Pick<MarginMeans, 'counted' | 'total'>): boolean {
  return counted > 0 && counted >= total * REPRESENTATIVE_SHARE
}

/** What most of those lack that are in no mean. */
export type MarginGap = 'unpriced' | 'incomplete' | 'doubtful' | 'costless'

/** What most of those lack that are in no mean, and how many do; null where none is left out. */
export function marginGap(means: MarginMeans): { gap: MarginGap; count: number } | null {
  const { counted, total } = means
  if (counted >= total) return null
  const gaps = (['unpriced', 'incomplete', 'doubtful'] as const).map((gap) => ({ gap, count: means[gap] }))
  const [most] = gaps.toSorted((one, other) => other.count - one.count)
  return most !== undefined && most.count > 0 ? most : { gap: 'costless', count: total - counted }
}

/**
 * The means of margins, the same on every page, paper and file: each counts once, with the median beside and what sales
 * make of it. What has no price, lacks a part of its cost or has an improbable one is in none of them, and counted beside.
 * @param period of the sales
 */
export function marginMeans(
  all: readonly WeighedMargin[],
  period: WeighingPeriod | null = null,
): MarginMeans {
  const counted = all.filter((one) => one.counted)
  const rates = counted.map(({ priceHt, portionCost }) => marginRate(priceHt, portionCost))
  return {
    counted: counted.length,
    total: all.length,
    unpriced: all.filter(({ priceHt }) => priceHt <= 0).length,
    incomplete: all.filter(({ provisional }) => provisional).length,
    doubtful: all.filter(({ doubtful }) => doubtful).length,
    mean: rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
    median: median(rates),
    bySales: salesOfPeriod(period, marginBySales(all)),
  }
}

/**
 * What sales make of a mean: of a closed period at its own prices and costs.
 * @param ofToday at the prices and costs of today
 */
export function salesOfPeriod(
  period: WeighingPeriod | null,
  ofToday: MarginBySales | null,
): MarginBySales | null {
  return period?.isClosed === true ? (period.bySales ?? null) : ofToday
}

/** Whether the recorded sales of so many of those that a mean is of say something of them all. */
export function coversEnough(dishes: number, counted: number): boolean {
  return dishes > 0 && dishes >= counted * SALES_SHARE
}

/** What sales make of the mean of those that count; null where they cover too few of them. */
export function marginBySales(all: readonly WeighedMargin[]): MarginBySales | null {
  const counted = all.filter((one) => one.counted)
  let [revenue, cost, dishes] = [0, 0, 0]
  for (const { priceHt, portionCost, sold } of counted) {
    if (sold === null) continue
    revenue += sold * priceHt
    cost += sold * portionCost
    dishes += 1
  }
  return revenue > 0 && coversEnough(dishes, counted.length)
    ? { margin: marginRate(revenue, cost), dishes, total: all.length }
    : null
}
