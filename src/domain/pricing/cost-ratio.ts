/**
 * The share of a price that its ingredients take (ratio matière): cost ÷ price × 100.
 * @param priceHt EUR for one portion, without VAT; null when there is none
 * @param portionCost EUR for one portion, without VAT
 * @returns percent, unrounded; null without a price
 */
export function costRatio(priceHt: number | null, portionCost: number): number | null {
  return priceHt !== null && priceHt > 0 ? (portionCost / priceHt) * 100 : null
}
