import type { SalesDish } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { type DishAction, dishActions } from '#domain/menu-engineering/dish-actions.ts'
import {
  type DishToActOn as DishToActOnOf,
  type RankedGamme as RankedGammeOf,
  rankGammes,
} from '#domain/menu-engineering/rank-gammes.ts'
import { type CarteDish, soldDishes } from '../analysis/sold-dishes.ts'
import type { Quantities } from '../entry/use-quantities.ts'
import type { CarteMenus } from '../sold-menus/spread-menus.ts'

interface SoldGamme {
  id: string
  nom: string
  dishes: CarteDish[]
}
export type RankedGamme = RankedGammeOf<SoldGamme, CarteDish>
export type DishToActOn = DishToActOnOf<CarteDish>

/** The dishes of a carte as they are today, by their id: only with these something can be done. */
export type DishesToday = ReadonlyMap<string, SalesDish>

export function dishesToday({ gammes }: Pick<CarteSales, 'gammes'>): DishesToday {
  return new Map(gammes.flatMap(({ dishes }) => dishes.map((dish) => [dish.id, dish])))
}

/** The gammes of a period, that which loses most first, each with the dishes to act on. */
export function rankSold(
  gammes: CarteSales['gammes'],
  { values, menus, today }: { values: Quantities; menus: CarteMenus; today: DishesToday },
): RankedGamme[] {
  const sold = gammes.map((gamme) => ({
    ...gamme,
    dishes: soldDishes({ gammes: [gamme], all: false, values, menus }),
  }))
  return rankGammes(sold, ({ id }) => today.has(id))
}

export interface ActionsOfDish {
  actions: DishAction[]
  /** Whether evenly spread portions of menus are among those of its gamme. */
  estimated: boolean
}

/** What can be done with a dish; nothing with one that has left the carte. */
export function actionsOf(ranked: readonly RankedGamme[], id: string | undefined): ActionsOfDish {
  for (const { judgement, there } of ranked) {
    const judged = there.find(({ dish }) => dish.id === id)
    if (judged !== undefined)
      return { actions: dishActions(judged, judgement), estimated: judgement.estimated }
  }
  return { actions: [], estimated: false }
}

/** Whether something is missing to the displayed cent. */
export function losesMost([first]: readonly RankedGamme[]): RankedGamme | undefined {
  return first !== undefined && first.missing >= 0.005 ? first : undefined
}
