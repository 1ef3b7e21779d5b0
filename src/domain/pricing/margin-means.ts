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
  /** Those whose cost lacks lines, with a price or without. */
  incomplete: number
  /** Those whose cost is improbable. */
  doubtful: number
  /** Each counts once. */
  mean: number | null
  median: number | null
  /** Of all that the counted ones sold; null when none of them was. */
  bySales: { margin: number; dishes: number } | null
}

/**
 * The means of margins, the same on every page, paper and file: weighted by what was sold where that is known, else
 * each once with the median beside. What has no price, lacks a part of its cost or has an improbable one is in none of
 * them, and counted beside.
 */
export function marginMeans(all: readonly WeighedMargin[]): MarginMeans {
  const counted = all.filter((one) => one.counted)
  const rates = counted.map(({ priceHt, portionCost }) => marginRate(priceHt, portionCost))
  return {
    counted: counted.length,
    incomplete: all.filter(({ provisional }) => provisional).length,
    doubtful: all.filter(({ doubtful }) => doubtful).length,
    mean: rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
    median: median(rates),
    bySales: meanBySales(counted),
  }
}

function meanBySales(counted: readonly WeighedMargin[]): MarginMeans['bySales'] {
  let [revenue, cost, dishes] = [0, 0, 0]
  for (const { priceHt, portionCost, sold } of counted) {
    if (!sold) continue
    revenue += sold * priceHt
    cost += sold * portionCost
    dishes += 1
  }
  return dishes === 0 ? null : { margin: marginRate(revenue, cost), dishes }
}
