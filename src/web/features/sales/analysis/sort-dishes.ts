import { compareNames } from '#domain/catalogue/compare-names.ts'
import { QUADRANTS } from '#domain/menu-engineering/quadrant.ts'
import type { DishSort, SortedColumn } from '../sales-search.ts'
import type { JudgedDish } from './sold-dishes.ts'

const byName = (one: JudgedDish, other: JudgedDish) =>
  compareNames(one.dish.nomAffiche, other.dish.nomAffiche)

const ORDERS: Record<SortedColumn, (one: JudgedDish, other: JudgedDish) => number> = {
  dish: byName,
  quadrant: (one, other) => QUADRANTS.indexOf(one.quadrant) - QUADRANTS.indexOf(other.quadrant),
  sold: (one, other) => one.sold - other.sold,
  margin: (one, other) => one.margin - other.margin,
  totalMargin: (one, other) => one.totalMargin - other.totalMargin,
}

/** Dishes in the order asked for; those that it does not tell apart, by what they earn and by name. */
export function sortDishes(dishes: readonly JudgedDish[], sort: DishSort): JudgedDish[] {
  const descending = sort.startsWith('-')
  const order = ORDERS[sort.replace('-', '') as SortedColumn]
  return dishes.toSorted(
    (one, other) =>
      (descending ? -1 : 1) * order(one, other) || other.totalMargin - one.totalMargin || byName(one, other),
  )
}
