import { PRICE_DECIMALS } from '../money/decimals.ts'
import { MAX_AMOUNT } from '../money/limits.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { FoundLine } from '../sheet-files/lines/found-line.ts'
import type { FoundSheet } from '../sheet-files/verdict/found-sheet.ts'
import { plainFigure } from '../sheet-files/grid/plain-figure.ts'
import { within } from './draft-measures.ts'

/** The line without an amount in another currency, which its note reports. */
export function inEuros(line: FoundLine, currency: string | null): FoundLine {
  if (currency === null || line.costing !== 'forfait' || line.forfait === null) return line
  const amount = `${plainFigure(line.forfait.value)} ${currency}`
  return { ...line, costing: 'qs', forfait: null, note: [line.note, amount].filter(Boolean).join(', ') }
}

/** EUR of one portion without VAT; null where the file's is for a sheet of unknown portions, or with an unknown VAT. */
export function priceOf(
  { priceHt, priceTtc, priceFor }: FoundSheet,
  portions: number | null,
  vat: number | null,
  currency: string | null,
): number | null {
  const net = priceHt?.value ?? (priceTtc === null || vat === null ? null : priceTtc.value / (1 + vat / 100))
  const parts = priceFor === 'portion' ? 1 : portions
  // Its amount is no price in euros.
  return net === null || parts === null || currency !== null
    ? null
    : within(roundHalfAwayFromZero(net / parts, PRICE_DECIMALS), 0, MAX_AMOUNT)
}
