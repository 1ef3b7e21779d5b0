import { PRICE_DECIMALS, SHOWN_AMOUNT_DECIMALS, STORED_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'

/** What the figure of a new price is: a change in percent or in EUR, both below 0 for a fall, or the price itself. */
export type PriceMeasure = 'percent' | 'amount' | 'price'

/** `value` in percent, or in EUR: for one unit of a product, or for one portion of a sheet. */
export interface PriceMove {
  measure: PriceMeasure
  value: number
}

/** EUR for one unit of a product without VAT, rounded as it is stored; below 0 where a fall is greater than the price. */
export function movedProductPrice(priceHt: number, { measure, value }: PriceMove): number {
  return roundHalfAwayFromZero(moved(priceHt, measure, value), PRICE_DECIMALS)
}

/** EUR for one portion without VAT, likewise; a percentage gives a price to the cent. */
export function movedSellingPrice(sellingPriceHt: number, { measure, value }: PriceMove): number {
  const decimals = measure === 'percent' ? SHOWN_AMOUNT_DECIMALS : STORED_DECIMALS
  return roundHalfAwayFromZero(moved(sellingPriceHt, measure, value), decimals)
}

function moved(price: number, measure: PriceMeasure, value: number): number {
  switch (measure) {
    case 'percent':
      return price * (1 + value / 100)
    case 'amount':
      return price + value
    case 'price':
      return value
  }
}
