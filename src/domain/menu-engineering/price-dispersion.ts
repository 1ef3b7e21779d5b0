import { STORED_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'

/** Three bands need at least three dishes. */
const FEWEST = 3

interface PriceBand {
  /** EUR with VAT. */
  from: number
  to: number
  dishes: number
}

export type PriceDispersion =
  | { state: 'unknown'; reason: 'too-few' | 'one-price' }
  | { state: 'good' | 'thin-middle'; low: PriceBand; middle: PriceBand; high: PriceBand }

/**
 * Second principle of Omnès, the spread of prices: of three bands of equal width between the lowest price and the
 * highest, the middle one holds at least as many dishes as the two others together. A price on the border of two bands
 * counts in the middle.
 *
 * Source: 'Tarification des produits et des menus : les 4 fameux principes d’Omnès', L’Hôtellerie Restauration,
 * 2 February 2008, with its example of dishes from 15 to 24 €.
 * @param prices EUR with VAT, as displayed; 0 means none
 */
export function priceDispersion(prices: readonly number[]): PriceDispersion {
  const priced = prices.filter((price) => price > 0)
  if (priced.length < FEWEST) return { state: 'unknown', reason: 'too-few' }
  const lowest = Math.min(...priced)
  const highest = Math.max(...priced)
  if (lowest === highest) return { state: 'unknown', reason: 'one-price' }
  const width = (highest - lowest) / 3
  const lower = stored(lowest + width)
  const upper = stored(highest - width)
  const low = { from: lowest, to: lower, dishes: priced.filter((price) => price < lower).length }
  const high = { from: upper, to: highest, dishes: priced.filter((price) => price > upper).length }
  const middle = { from: lower, to: upper, dishes: priced.length - low.dishes - high.dishes }
  return { state: middle.dishes >= low.dishes + high.dishes ? 'good' : 'thin-middle', low, middle, high }
}

/** A border rounded to the stored decimals, so that a price equal to it compares as equal. */
function stored(price: number): number {
  return roundHalfAwayFromZero(price, STORED_DECIMALS)
}
