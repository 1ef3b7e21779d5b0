import type { DishAction } from './dish-actions.ts'
import { dishActions } from './dish-actions.ts'
import type { JudgedDish, Judgement, SoldDish } from './judge-dishes.ts'
import { judgeDishes } from './judge-dishes.ts'
import { missingMargin } from './missing-margin.ts'

/** Dishes of a gamme that are named to act on. */
const FIRST_DISHES = 3

export interface DishToActOn<Dish> {
  judged: JudgedDish<Dish>
  /** What can be done, at least one thing, the first one first. */
  actions: DishAction[]
}

export interface RankedGamme<Gamme, Dish> {
  gamme: Gamme
  /** Its dishes, judged among themselves. */
  judgement: Judgement<Dish>
  /** The judged ones that are on the carte. */
  there: JudgedDish<Dish>[]
  /** EUR without VAT that its dishes leave short of its mean; see `missingMargin`. */
  missing: number
  /** At most three, the largest gain first. */
  first: DishToActOn<Dish>[]
}

/**
 * The gammes by what they lose, each judged by itself: the sum of `missingMargin` over its dishes.
 * @param gammes the dishes of each, with their sales
 * @param isOnCarte whether something can be done with a dish; one that has left the carte counts in the mean, and not in
 *   what is missing
 * @returns the gamme that loses most first; those that lose the same stay in their order
 */
export function rankGammes<Dish extends SoldDish, Gamme extends { dishes: readonly Dish[] }>(
  gammes: readonly Gamme[],
  isOnCarte: (dish: Dish) => boolean,
): RankedGamme<Gamme, Dish>[] {
  const ranked = gammes.map((gamme) => {
    const judgement = judgeDishes(gamme.dishes)
    const there = judgement.dishes.filter(({ dish }) => isOnCarte(dish))
    return {
      gamme,
      judgement,
      there,
      missing: there.reduce((sum, judged) => sum + missingMargin(judged, judgement), 0),
      first: firstToActOn(there, judgement),
    }
  })
  return ranked.toSorted((one, other) => other.missing - one.missing)
}

function firstToActOn<Dish extends SoldDish>(
  dishes: readonly JudgedDish<Dish>[],
  judgement: Judgement<Dish>,
): DishToActOn<Dish>[] {
  const gainOf = ({ actions }: DishToActOn<Dish>) => actions[0]?.gain ?? 0
  return dishes
    .map((judged) => ({ judged, actions: dishActions(judged, judgement) }))
    .filter(({ actions }) => actions.length > 0)
    .toSorted((one, other) => gainOf(other) - gainOf(one))
    .slice(0, FIRST_DISHES)
}
