import { PRICE_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'

/**
 * A price without its VAT: TTC ÷ (1 + VAT ÷ 100).
 * @param priceTtc EUR with VAT, as on the carte
 * @param tvaRate percent
 * @returns EUR without VAT, unrounded
 */
export function priceHt(priceTtc: number, tvaRate: number): number {
  return priceTtc / (1 + tvaRate / 100)
}

/** The same as a sheet stores it: with the decimals that give the price with VAT again, to the cent. */
export function storedPriceHt(priceTtc: number, tvaRate: number): number {
  return roundHalfAwayFromZero(priceHt(priceTtc, tvaRate), PRICE_DECIMALS)
}
