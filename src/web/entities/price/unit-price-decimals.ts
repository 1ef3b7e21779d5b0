import { SHOWN_AMOUNT_DECIMALS, PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'

/**
 * Decimals a purchase price is shown with: as many as it was stored with, and two at least. '0,0169 €' for a gram of
 * saffron is a price; '0,02 €' would be another one. A quotient that was never stored, as the price per litre of a
 * preparation, is shown with two from one euro on.
 */
export function unitPriceDecimals(price: number): number {
  const isStored = roundHalfAwayFromZero(price, PRICE_DECIMALS) === price
  if (!isStored && price >= 1) return SHOWN_AMOUNT_DECIMALS
  const decimals = price.toFixed(PRICE_DECIMALS).replace(/0+$/, '').split('.')[1]?.length ?? 0
  return Math.max(SHOWN_AMOUNT_DECIMALS, decimals)
}

/** A price below one euro that is typed has no more; one with more was divided from that of a pack. */
const MOST_TYPED_DECIMALS = 4

/**
 * Decimals of a price in a list of many, whose exact figure is its tip and in the product's form: two from one euro on, below it
 * those that were typed, and three significant figures of a quotient. Nothing is computed from what is shown.
 */
export function listPriceDecimals(price: number): number {
  if (price >= 1) return SHOWN_AMOUNT_DECIMALS
  const decimals = unitPriceDecimals(price)
  return decimals <= MOST_TYPED_DECIMALS ? decimals : unitCostDecimals(price)
}

/** Decimals of two prices beside each other: those of a list, and of two that it would write alike all. */
export function comparedDecimals(one: number, other: number): (price: number) => number {
  const [short, beside] = [one, other].map((price) => price.toFixed(listPriceDecimals(price)))
  return short === beside ? unitPriceDecimals : listPriceDecimals
}

/** Decimals of what a unit of a preparation costs, which is a quotient: two, and three significant figures below one euro. */
function unitCostDecimals(cost: number): number {
  if (cost >= 1 || cost <= 0) return SHOWN_AMOUNT_DECIMALS
  return Math.max(SHOWN_AMOUNT_DECIMALS, 2 - Math.floor(Math.log10(cost)))
}

/** The same for what a unit of a sheet's line costs: a product's price, or the cost of a preparation. */
export function lineUnitDecimals(
  unitPrice: number,
  { preparationId }: { preparationId: string | null },
): number {
  return preparationId === null ? unitPriceDecimals(unitPrice) : unitCostDecimals(unitPrice)
}
