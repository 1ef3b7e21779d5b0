import { asRatio } from './ratio.ts'

/** A gamme with more dishes is long. */
const LONG = 9
const WIDEST = 2.5
const WIDEST_OF_LONG = 3

export type PriceOpening =
  | { state: 'unknown' }
  | { state: 'good' | 'wide'; lowest: number; highest: number; ratio: number; widest: number }

/**
 * First principle of Omnès, the opening of a gamme: its highest price ÷ its lowest is 2.5 at most, 3 in a gamme of more
 * than nine dishes. With a wider range guests no longer know what a meal costs here.
 *
 * Source: the principles of Omnès, worked out by Jean Toulemonde for a chain of cafeterias, as hotel schools teach them
 * (laplateformechr.fr, 'Les principes d’Omnès'; koust.net, 'Les principes d’Omnès').
 * @param prices EUR with VAT, as displayed; 0 means none
 */
export function priceOpening(prices: readonly number[]): PriceOpening {
  const priced = prices.filter((price) => price > 0)
  if (priced.length < 2) return { state: 'unknown' }
  const lowest = Math.min(...priced)
  const highest = Math.max(...priced)
  const ratio = highest / lowest
  const widest = priced.length > LONG ? WIDEST_OF_LONG : WIDEST
  return { state: asRatio(ratio) <= widest ? 'good' : 'wide', lowest, highest, ratio, widest }
}
