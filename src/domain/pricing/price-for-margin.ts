/**
 * The price that leaves a wanted margin: cost ÷ (1 − margin ÷ 100).
 * @param portionCost EUR for one portion, without VAT
 * @param marginPercent percent of the price
 * @returns EUR for one portion, without VAT, unrounded; null from 100 % on, which no price leaves
 */
export function priceForMargin(portionCost: number, marginPercent: number): number | null {
  return marginPercent < 100 ? portionCost / (1 - marginPercent / 100) : null
}
