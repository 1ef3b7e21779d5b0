import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { SHOWN_AMOUNT_DECIMALS } from '../money/decimals.ts'

/** A line as far as it costs something. */
export interface PricedLine {
  /** Null while they are not counted. */
  packs: number | null
  /** EUR for one pack, without VAT; null while unknown. */
  priceHt: number | null
}

export interface OrderTotal {
  /** EUR without VAT: the sum of the amounts of the lines, as far as these are known. */
  totalHt: number
  /** Lines without a price, left out of the sum. */
  unpriced: number
  /** Lines whose packs are not counted yet, left out of the sum. */
  uncounted: number
}

const CENTS = 10 ** SHOWN_AMOUNT_DECIMALS

/** Cents of so many packs. Each line is rounded to the cent, as on an invoice: EN 16931, BT-131. */
export function centsOf(packs: number, priceHt: number): number {
  return Math.round(roundHalfAwayFromZero(packs * priceHt, SHOWN_AMOUNT_DECIMALS) * CENTS)
}

/** EUR of a line, to the cent; null where its packs or its price are not known. */
export function lineAmount({ packs, priceHt }: PricedLine): number | null {
  return packs === null || priceHt === null ? null : centsOf(packs, priceHt) / CENTS
}

/** What an order costs: the sum of what its lines show. */
export function orderTotal(lines: readonly PricedLine[]): OrderTotal {
  const amounts = lines.map(lineAmount)
  return {
    totalHt: amounts.reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * CENTS), 0) / CENTS,
    unpriced: lines.filter(({ priceHt }) => priceHt === null).length,
    uncounted: lines.filter(({ packs }) => packs === null).length,
  }
}

/**
 * What is missing before a supplier delivers free of charge.
 * @param minimumHt EUR without VAT from which it does; null where there is no such sum
 * @returns EUR to the cent; 0 where nothing is missing
 */
export function francoMissing(totalHt: number, minimumHt: number | null): number {
  return minimumHt === null ? 0 : Math.max(0, Math.round((minimumHt - totalHt) * CENTS) / CENTS)
}
