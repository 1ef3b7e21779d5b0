import type { CostDoubt } from '../pricing/cost-doubt.ts'
import { portionCost } from '../costing/portion-cost.ts'
import type { MenuChoice } from './menu-choice.ts'
import { singlePrice, type SinglyPriced } from './single-price.ts'

/** A sheet as a choice of a menu offers it. */
export interface OfferedSheet extends SinglyPriced {
  ficheId: string
  /** EUR without VAT for the whole sheet. */
  coutMatiere: number
  portions: number
  /** Lines without a known cost. */
  uncostedLines: number
  /** What its cost is out of proportion with; null when it is probable. */
  doubt: CostDoubt | null
}

/** A menu's choices with the amounts that its figures are computed from. */
export function pricedChoices(choices: readonly { dishes: readonly OfferedSheet[] }[]): MenuChoice[] {
  return choices.map(({ dishes }) => ({
    dishes: dishes.map((dish) => ({
      ficheId: dish.ficheId,
      portionCost: portionCost(dish.coutMatiere, dish.portions),
      costIncomplete: dish.uncostedLines > 0,
      costDoubtful: dish.doubt !== null,
      tvaRate: dish.tvaRate,
      singlePriceTtc: singlePrice(dish),
    })),
  }))
}
