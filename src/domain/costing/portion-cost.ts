/**
 * What one portion costs: the sheet's cost ÷ its portions.
 * @param costTotal EUR without VAT for the whole sheet
 * @param portions 1 or more, as the database holds; there is no guard against 0
 * @returns EUR without VAT, unrounded
 */
export function portionCost(costTotal: number, portions: number): number {
  return costTotal / portions
}
