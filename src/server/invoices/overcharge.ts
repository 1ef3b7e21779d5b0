import { agreedForLine, type Measures } from '#domain/invoices/line-for-article.ts'
import type { Claim, InvoiceState } from '#domain/invoices/stored-invoice.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { pricedLine, type StoredPrice } from './fit-of-lines.ts'

/** Of a credit note: the sum of the lines is that of their cents. */
const DECIMALS = 2

type Charged = {
  lineTotal: number | null
  unitPriceHt: number | null
  agreedPriceHt: number | null
  doubts: readonly string[]
}

/** What a line costs above what was agreed, EUR without VAT; 0 where that is not known, as of a price in doubt. */
export function overchargeOf({ lineTotal, unitPriceHt, agreedPriceHt, doubts }: Charged): number {
  if (doubts.length > 0 || lineTotal === null || unitPriceHt === null || agreedPriceHt === null) return 0
  if (lineTotal <= 0 || unitPriceHt <= agreedPriceHt) return 0
  return roundHalfAwayFromZero((lineTotal * (unitPriceHt - agreedPriceHt)) / unitPriceHt, DECIMALS)
}

/** What was agreed for the article of a line, as it is now; null where there is none. EUR per unit of the line, without VAT. */
export function agreedNow(
  line: StoredPrice & { measures: (Measures & { agreedPriceHt: number | null }) | null },
): number | null {
  const priced = pricedLine(line)
  return priced && line.measures && agreedForLine(priced, line.measures)
}

type ClaimedLine = { overcharge: number; claim: Claim; isGrantedByNote: boolean }

/** Of all lines, what was neither granted nor dropped, and what credit notes were asked for; EUR without VAT. */
export function claimSums(lines: readonly ClaimedLine[]): { overcharged: number; demanded: number } {
  return {
    overcharged: sumOf(lines.filter(({ claim }) => claim === 'none' || claim === 'asked')),
    demanded: sumOf(lines.filter(({ claim, isGrantedByNote }) => claim === 'asked' || isGrantedByNote)),
  }
}

function sumOf(lines: readonly ClaimedLine[]): number {
  return roundHalfAwayFromZero(
    lines.reduce((sum, { overcharge }) => sum + overcharge, 0),
    DECIMALS,
  )
}

/** Of an invoice that is set aside, or in another currency, nothing is claimed. */
export function isClaimable({ state, currency }: { state: InvoiceState; currency: string }): boolean {
  return state !== 'aside' && currency === 'EUR'
}
