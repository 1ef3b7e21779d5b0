import { SHOWN_AMOUNT_DECIMALS, PRICE_DECIMALS } from '#domain/money/decimals.ts'

/**
 * Decimals a purchase price is shown with: two, and under one euro as many as it has.
 * '0,0169 €' for a gram of saffron is a price; '0,02 €' would be another one.
 */
export function unitPriceDecimals(price: number): number {
  if (price >= 1) return SHOWN_AMOUNT_DECIMALS
  const decimals = price.toFixed(PRICE_DECIMALS).replace(/0+$/, '').split('.')[1]?.length ?? 0
  return Math.max(SHOWN_AMOUNT_DECIMALS, decimals)
}
