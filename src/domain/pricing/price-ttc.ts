/**
 * A price with VAT: HT × (1 + VAT ÷ 100).
 * @param priceHt EUR without VAT
 * @param tvaRate percent
 * @returns EUR with VAT, unrounded
 */
export function priceTtc(priceHt: number, tvaRate: number): number {
  return priceHt * (1 + tvaRate / 100)
}
