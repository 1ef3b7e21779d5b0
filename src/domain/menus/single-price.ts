import { displayedPrice } from '../pricing/displayed-price.ts'

/** The prices of a dish outside the menu. */
export interface SinglyPriced {
  /** EUR with VAT, on the carte; null where the dish is not on it. */
  prixTtcAffiche: number | null
  /** EUR for one portion, without VAT. */
  sellingPriceHt: number | null
  /** Percent. */
  tvaRate: number
}

/**
 * The price of a dish outside the menu: its price on the carte, or else the price of its sheet.
 * @returns EUR with VAT, to the cent; null when it has no price above 0
 */
export function singlePrice({ prixTtcAffiche, sellingPriceHt, tvaRate }: SinglyPriced): number | null {
  return prixTtcAffiche || displayedPrice(sellingPriceHt, tvaRate) || null
}
