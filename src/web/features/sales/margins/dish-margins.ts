import type { CarteSales } from '#contract/sales.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { judgeDishes } from '#domain/menu-engineering/judge-dishes.ts'
import { marginAmount } from '#domain/pricing/margin-amount.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { priceHt } from '#domain/pricing/price-ht.ts'
import { priceKeepingMargin } from '#domain/pricing/price-keeping-margin.ts'
import type { CarteDish, Judgement } from '../analysis/sold-dishes.ts'

export interface DishMargin {
  dish: CarteDish
  /** EUR without VAT for one portion, unrounded. */
  cost: number
  amount: number
  /** Percent of the price without VAT, unrounded. */
  rate: number
  /** EUR with VAT that reaches the target margin; null where the price of today does. */
  target: number | null
}

/**
 * What each dish of a carte leaves, whatever is sold: the weakest margin first. Those whose price or cost is not known
 * are left out with the reason.
 * @param targetMargin percent of the price
 */
export function dishMargins(
  gammes: CarteSales['gammes'],
  targetMargin: number,
): { margins: DishMargin[] } & Pick<Judgement, 'leftOut'> {
  const dishes = gammes.flatMap(({ nom, dishes: listed }) =>
    listed.map((dish): CarteDish => ({ ...dish, gamme: nom, quantity: null, inMenus: undefined })),
  )
  const { withoutSales, leftOut } = judgeDishes(dishes)
  const margins = withoutSales.map((dish): DishMargin => {
    const { prixTtcAffiche, tvaRate, coutMatiere, portions } = dish
    const cost = portionCost(coutMatiere, portions)
    const price = priceHt(prixTtcAffiche, tvaRate)
    const target = priceKeepingMargin(cost, targetMargin, tvaRate)
    return {
      dish,
      cost,
      amount: marginAmount(price, cost),
      rate: marginRate(price, cost),
      target: target !== null && target > prixTtcAffiche ? target : null,
    }
  })
  return { margins: margins.toSorted((one, other) => one.rate - other.rate), leftOut }
}
