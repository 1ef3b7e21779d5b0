import type { MenuDish } from '#contract/menus.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import type { MenuChoice } from '#domain/menus/menu-choice.ts'
import { singlePrice } from '#domain/menus/single-price.ts'

/** What menus are reckoned from. */
export function moneyOf(choices: readonly { dishes: readonly MenuDish[] }[]): MenuChoice[] {
  return choices.map(({ dishes }) => ({
    dishes: dishes.map((dish) => ({
      ficheId: dish.ficheId,
      portionCost: portionCost(dish.coutMatiere, dish.portions),
      costIncomplete: dish.uncostedLines > 0,
      tvaRate: dish.tvaRate,
      singlePriceTtc: singlePrice(dish),
    })),
  }))
}

/** What the guest reads. */
export function nameOf({ nomAffiche, title }: Pick<MenuDish, 'nomAffiche' | 'title'>): string {
  return nomAffiche ?? title
}
