import type { Claim, InvoiceState } from '#domain/invoices/stored-invoice.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'

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

/** Of all lines, what was neither granted nor dropped; EUR without VAT. */
export function openOvercharge(lines: readonly { overcharge: number; claim: Claim }[]): number {
  const open = lines.filter(({ claim }) => claim === 'none' || claim === 'asked')
  return roundHalfAwayFromZero(
    open.reduce((sum, { overcharge }) => sum + overcharge, 0),
    DECIMALS,
  )
}

/** Of an invoice that is set aside, or in another currency, nothing is claimed. */
export function isClaimable({ state, currency }: { state: InvoiceState; currency: string }): boolean {
  return state !== 'aside' && currency === 'EUR'
}
