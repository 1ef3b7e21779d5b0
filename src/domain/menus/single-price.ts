import { displayedPrice } from '../pricing/displayed-price.ts'

/** What is known of the price of a dish outside the menu. */
export interface SinglyPriced {
  /** EUR with VAT, on the carte; null where the dish does not stand there. */
  prixTtcAffiche: number | null
  /** EUR for one portion, without VAT. */
  sellingPriceHt: number | null
  /** Percent. */
  tvaRate: number
}

/**
 * What a dish costs the guest by itself: its price on the carte, or else the price of its sheet.
 * @returns EUR with VAT, to the cent; null when it has no price above 0
 */
export function singlePrice({ prixTtcAffiche, sellingPriceHt, tvaRate }: SinglyPriced): number | null {
  return prixTtcAffiche || displayedPrice(sellingPriceHt, tvaRate) || null
}
