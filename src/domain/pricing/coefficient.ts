import { hasMargin } from './has-margin.ts'

/** How many times its cost a portion is sold for, price HT ÷ cost; null without a price or a cost. */
export function coefficient(priceHt: number | null, portionCost: number): number | null {
  return priceHt !== null && hasMargin(priceHt, portionCost) ? priceHt / portionCost : null
}
