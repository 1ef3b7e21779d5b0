import { hasMargin } from './has-margin.ts'

/**
 * The margin of a portion after its ingredients: price − cost.
 * @param priceHt EUR for one portion, without VAT; null when there is none
 * @param portionCost EUR for one portion, without VAT
 * @returns EUR, unrounded, below 0 for a loss; 0 without a price or a cost, as the rate is
 */
export function marginAmount(priceHt: number | null, portionCost: number): number {
  return priceHt !== null && hasMargin(priceHt, portionCost) ? priceHt - portionCost : 0
}
