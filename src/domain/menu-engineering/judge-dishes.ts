import { portionCost } from '../costing/portion-cost.ts'
import type { DisplayedDish, UnknownMargin } from '../pricing/displayed-dish.ts'
import type { Quadrant } from './quadrant.ts'
import { quadrantOf } from './quadrant.ts'
import { isBelow, unitMargin } from './unit-margin.ts'

/** Tenths of the mean popularity from which a dish is popular: the 70 % of Kasavana and Smith. */
const POPULAR_TENTHS = 7

/** What sums of evenly spread portions may lose to binary fractions. */
const SPREAD_ERROR = 1e-6

export interface SoldDish extends DisplayedDish {
  id: string
  /** Portions sold outside menus in the period, a whole number; null while unknown. */
  quantity: number | null
  /**
   * Portions sold in menus, and EUR without VAT that they brought; absent where no menu sold it. `recorded` is false
   * where some of them are spread evenly over the dishes of a choice.
   */
  inMenus?: { quantity: number; revenueHt: number; recorded?: boolean } | undefined
}

export interface JudgedDish<Dish> {
  dish: Dish
  /** Portions sold, those of menus among them: not a whole number where the choices of guests are not known. */
  sold: number
  /** Share of all portions sold, 0 to 1. */
  share: number
  /** EUR without VAT, for one portion: the mean of those sold outside menus and in them. */
  margin: number
  /** EUR without VAT, for all portions sold. */
  totalMargin: number
  quadrant: Quadrant
}

export interface Judgement<Dish> {
  dishes: JudgedDish<Dish>[]
  /** Dishes that cannot be judged, and why. */
  leftOut: { dish: Dish; reason: UnknownMargin }[]
  /** Dishes without recorded sales, which is not 0: they count in no threshold. */
  withoutSales: Dish[]
  sold: number
  totalMargin: number
  /** Whether portions of menus that are spread evenly over the dishes of a choice are in these sums. */
  estimated: boolean
  /** Least share of a popular dish, 0 to 1; least margin of an earning one, EUR. Null while nothing was sold. */
  thresholds: { share: number; margin: number } | null
}

/**
 * Menu engineering: popularity against the margin of a portion in euros.
 *
 * A dish is popular when its share of the portions sold is at least 70 % of an equal share (1 ÷ number of dishes). It
 * earns when the margin of a portion is at least the weighted mean: the margin of all portions sold ÷ their number.
 * Margins are compared as displayed, to the cent, so that two that look the same are judged the same.
 *
 * Source: M. L. Kasavana and D. I. Smith, 'Menu Engineering: A Practical Guide to Menu Analysis', Hospitality
 * Publications, Okemos (Michigan), 1982.
 *
 * A portion in a menu counts in the popularity of its dish, and earns its part of the menu's price.
 *
 * A dish without a price, without a complete cost or without sales figures is left out, and the others are judged
 * among themselves.
 */
export function judgeDishes<Dish extends SoldDish>(dishes: readonly Dish[]): Judgement<Dish> {
  const leftOut: Judgement<Dish>['leftOut'] = []
  const withoutSales: Dish[] = []
  const known: { dish: Dish; sold: number; margin: number }[] = []
  for (const dish of dishes) {
    const reading = unitMargin(dish)
    if (!reading.known) leftOut.push({ dish, reason: reading.reason })
    else if (dish.quantity === null) withoutSales.push(dish)
    else known.push({ dish, ...soldWithMenus(dish, dish.quantity, reading.margin) })
  }
  const sold = known.reduce((sum, { sold: portions }) => sum + portions, 0)
  const totalMargin = known.reduce((sum, { sold: portions, margin }) => sum + portions * margin, 0)
  const estimated = known.some(({ dish }) => isEstimated(dish))
  const sums = { leftOut, withoutSales, sold, totalMargin, estimated }
  if (sold === 0) return { dishes: [], ...sums, thresholds: null }
  const mean = totalMargin / sold
  const judged = known.map(({ dish, sold: portions, margin }): JudgedDish<Dish> => {
    const popular = portions * known.length * 10 >= POPULAR_TENTHS * sold - SPREAD_ERROR
    const earning = !isBelow(margin, mean)
    return {
      dish,
      sold: portions,
      share: portions / sold,
      margin,
      totalMargin: portions * margin,
      quadrant: quadrantOf({ popular, earning }),
    }
  })
  const share = POPULAR_TENTHS / 10 / known.length
  return { dishes: judged, ...sums, thresholds: { share, margin: mean } }
}

/** Whether portions of a dish in menus are spread evenly over the dishes of a choice, because those taken are not known. */
export function isEstimated({ inMenus }: SoldDish): boolean {
  return inMenus?.recorded === false
}

/** All portions of a dish with the mean of their margins; `margin` is that of a portion outside menus. */
function soldWithMenus(dish: SoldDish, quantity: number, margin: number): { sold: number; margin: number } {
  const { quantity: portions, revenueHt } = dish.inMenus ?? { quantity: 0, revenueHt: 0 }
  const sold = quantity + portions
  if (portions === 0) return { sold, margin }
  const cost = portions * portionCost(dish.coutMatiere, dish.portions)
  return { sold, margin: (quantity * margin + revenueHt - cost) / sold }
}
