/**
 * The price a coefficient leads to: net cost × coefficient.
 * @param netPortionCost EUR for one portion, without VAT
 * @param coefficient 1 or more
 * @returns EUR for one portion, without VAT, unrounded
 */
export function suggestedPrice(netPortionCost: number, coefficient: number): number {
  return netPortionCost * coefficient
}
