import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { priceTtc } from './price-ttc.ts'

/**
 * The initial price of a dish on a carte: HT × (1 + VAT ÷ 100), to the cent, so that the stored price is the displayed
 * one.
 * @param priceHt EUR for one portion, without VAT; null when there is none
 * @param tvaRate percent
 * @returns EUR with VAT, to the cent; 0 without a price
 */
export function displayedPrice(priceHt: number | null, tvaRate: number): number {
  return priceHt === null ? 0 : roundHalfAwayFromZero(priceTtc(priceHt, tvaRate), SHOWN_AMOUNT_DECIMALS)
}
