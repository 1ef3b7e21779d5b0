/**
 * A price without its VAT: TTC ÷ (1 + VAT ÷ 100).
 * @param priceTtc EUR with VAT, as on the carte
 * @param tvaRate percent
 * @returns EUR without VAT, unrounded
 */
export function priceHt(priceTtc: number, tvaRate: number): number {
  return priceTtc / (1 + tvaRate / 100)
}
