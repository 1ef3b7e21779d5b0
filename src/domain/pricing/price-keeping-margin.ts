import { roundUpToCent } from '../money/round-up-to-cent.ts'
import { priceForMargin } from './price-for-margin.ts'
import { priceTtc } from './price-ttc.ts'

/**
 * What a guest pays where a portion earns a margin: the price that reaches the objective, or keeps a margin after the cost has
 * changed. Every screen that names such a price takes this one.
 * @param portionCost EUR for one portion, without VAT
 * @param marginPercent percent of the price without VAT
 * @param tvaRate percent
 * @returns EUR for one portion with VAT, rounded up to the cent; null from 100 % on, which no price leaves
 */
export function priceKeepingMargin(
  portionCost: number,
  marginPercent: number,
  tvaRate: number,
): number | null {
  const price = priceForMargin(portionCost, marginPercent)
  return price === null ? null : roundUpToCent(priceTtc(price, tvaRate))
}
