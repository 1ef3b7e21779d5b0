import type { GammeRecette } from '#contract/gammes.ts'
import type { CostDoubt } from '#domain/pricing/cost-doubt.ts'
import { dishFigures } from '#domain/pricing/gamme-figures.ts'
import { useCostDoubtText } from '#web/entities/price/use-cost-doubt-text.ts'

/** Why the cost of a dish is improbable: beside the price of its sheet, or the displayed one where that has none. */
export function useDishDoubtText(): (doubt: CostDoubt, dish: GammeRecette) => string {
  const explain = useCostDoubtText()
  return (doubt, dish) => {
    const { portionCost, priceHt } = dishFigures(dish)
    return explain(doubt, { ...dish, portionCost, sellingPriceHt: dish.sellingPriceHt || priceHt })
  }
}
