import type { MenuDish } from '#contract/menus.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { type CostDoubt, costDoubt } from '#domain/pricing/cost-doubt.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { priceHt } from '#domain/pricing/price-ht.ts'
import { useCostDoubtText } from '#web/entities/price/use-cost-doubt-text.ts'

type Questioned = Pick<
  MenuDish,
  'category' | 'coutMatiere' | 'portions' | 'sellingPriceHt' | 'prixTtcAffiche' | 'tvaRate' | 'usualCost'
>

/** Its cost beside the price of its sheet, or the one on the carte where that has none. */
function questioned({ coutMatiere, portions, sellingPriceHt, prixTtcAffiche, tvaRate, ...dish }: Questioned) {
  const shown = prixTtcAffiche === null ? null : priceHt(prixTtcAffiche, tvaRate)
  return {
    category: dish.category,
    portionCost: portionCost(coutMatiere, portions),
    sellingPriceHt: sellingPriceHt || shown,
    usualCost: dish.usualCost,
  }
}

/** Why the cost of a dish is improbable. */
export function useDishDoubtText(): (doubt: CostDoubt, dish: MenuDish) => string {
  const explain = useCostDoubtText()
  return (doubt, dish) => explain(doubt, questioned(dish))
}

/** What makes the cost of a sheet improbable that is picked, as the server will say once the menu is saved. */
export function doubtOf(
  dish: Questioned,
  { uncostedLines, checkedCost }: Pick<TechSheetSummary, 'uncostedLines' | 'checkedCost'>,
  thresholds: MarginThresholds,
): CostDoubt | null {
  return costDoubt({ ...questioned(dish), incomplete: uncostedLines > 0, checkedCost }, thresholds)
}
