import { hasMargin } from './has-margin.ts'

/**
 * The margin in the price of a portion (taux de marque): (price − cost) ÷ price × 100.
 * @param priceHt EUR for one portion, without VAT; null when there is none
 * @param portionCost EUR for one portion, without VAT; never the cost of the whole sheet
 * @returns percent, unrounded, below 0 for a loss; 0 without a price or a cost
 */
export function marginRate(priceHt: number | null, portionCost: number): number {
  return priceHt !== null && hasMargin(priceHt, portionCost) ? ((priceHt - portionCost) / priceHt) * 100 : 0
}
