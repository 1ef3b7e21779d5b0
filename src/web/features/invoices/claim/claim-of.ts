import type { Invoice, InvoiceLineAnswer } from '#contract/invoice-shapes.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { unitsInOneOf } from '#domain/invoices/line-for-article.ts'
import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import type { Claim } from '#domain/invoices/stored-invoice.ts'
import type { Unit } from '#domain/quantity/unit.ts'

/** A line that was invoiced above the agreed price. Amounts in EUR without VAT. */
export interface ClaimLine {
  id: string
  name: string
  code: string | null
  deliveryNote: string | null
  /** Of `unit`. */
  quantity: number
  unit: Unit
  /** Per unit. */
  priceHt: number
  agreedPriceHt: number
  /** The day from which the price is agreed; null where that is not known any more. */
  agreedOn: string | null
  /** The price was agreed after the day of the invoice. */
  agreedLater: boolean
  overcharge: number
  claim: Claim
  /** The credit note that granted it; null where a hand did. */
  grantedBy: InvoiceLineAnswer['grantedBy']
}

export interface InvoiceClaim {
  lines: ClaimLine[]
  /** What a credit note is owed for, whether it was asked for already or not. */
  open: ClaimLine[]
}

/** What the texts call the states of a line. */
export type ClaimWord = Exclude<Claim, 'asked'> | 'requested'
export const claimWord = (claim: Claim): ClaimWord => (claim === 'asked' ? 'requested' : claim)

const QUANTITY_DECIMALS = 3

/** What an invoice charges above the agreed prices; undefined where it does not. */
export function claimOf(invoice: Pick<Invoice, 'items'>): InvoiceClaim | undefined {
  const lines = invoice.items.flatMap((line) => claimLine(line) ?? [])
  if (lines.length === 0) return undefined
  return { lines, open: lines.filter(({ claim }) => claim === 'none' || claim === 'asked') }
}

/** The lines in a state. */
export function linesIn({ lines }: InvoiceClaim, claim: Claim): ClaimLine[] {
  return lines.filter((line) => line.claim === claim)
}

/** EUR without VAT. */
export function sumOfLines(lines: readonly { overcharge: number }[]): number {
  return roundHalfAwayFromZero(
    lines.reduce((sum, { overcharge }) => sum + overcharge, 0),
    2,
  )
}

/**
 * What is still to be received for open lines of an invoice: less what its credit notes gave and no line has taken.
 * @returns EUR without VAT; null where that may be of other invoices, or nothing is left
 */
export function restOf(
  { items, creditNotes }: Pick<Invoice, 'items' | 'creditNotes'>,
  open: readonly ClaimLine[],
): number | null {
  const notes = creditNotes.filter(({ state }) => state === 'applied')
  const given = notes.reduce((sum, { totalHt }) => sum + Math.abs(totalHt ?? 0), 0)
  const left = given - sumOfLines(items.filter(({ grantedBy }) => grantedBy !== null))
  const rest = roundHalfAwayFromZero(sumOfLines(open) - Math.max(0, roundHalfAwayFromZero(left, 2)), 2)
  const isKnown = left <= 0 || notes.every(({ creditedNumbers }) => creditedNumbers.length === 1)
  return isKnown && rest > 0 ? rest : null
}

export interface Closing {
  /** Lines that it closes, or will once it is applied. */
  count: number
  /** What they come to; of one that closes none what is open. EUR without VAT. */
  sum: number
  /** What it gives where that is less than what is open, and it closes none; else null. */
  partial: number | null
}

/** What a credit note closes. */
export function closedBy({ credited, totalHt }: Pick<Invoice, 'credited' | 'totalHt'>): Closing {
  const lines = credited.flatMap((named) => named.lines)
  const closed = lines.filter(({ closes }) => closes)
  if (closed.length > 0) return { count: closed.length, sum: sumOfLines(closed), partial: null }
  const sum = sumOfLines(lines.filter(({ grantedBy }) => grantedBy === null))
  const given = Math.abs(totalHt ?? 0)
  return { count: 0, sum, partial: given > 0 && given < sum ? given : null }
}

function claimLine(line: InvoiceLineAnswer): ClaimLine | undefined {
  const { id, name, code, deliveryNote, lineTotal, unit, unitPriceHt, agreedPriceHt, agreedAt } = line
  if (line.overcharge <= 0 || lineTotal === null || unit === null) return undefined
  if (unitPriceHt === null || agreedPriceHt === null) return undefined
  const agreedOn = agreedAt === null ? null : dayOf(agreedAt)
  const { unitCode, readings, read, article } = line
  const priced = { unitCode, unit, unitPriceHt, readings, facts: read }
  const units = article === null ? null : unitsInOneOf(priced, article.unit)
  const perArticle = (price: number) => roundHalfAwayFromZero(price * (units ?? 1), PRICE_DECIMALS)
  return {
    id,
    name,
    code,
    deliveryNote,
    quantity: roundHalfAwayFromZero(lineTotal / unitPriceHt / (units ?? 1), QUANTITY_DECIMALS),
    unit: units === null || article === null ? unit : article.unit,
    priceHt: perArticle(unitPriceHt),
    agreedPriceHt: perArticle(agreedPriceHt),
    agreedOn,
    agreedLater: line.agreedLater,
    overcharge: line.overcharge,
    claim: line.claim,
    grantedBy: line.grantedBy,
  }
}

/** The day of an instant where the reader is. */
function dayOf(instant: string): string {
  return new Date(instant).toLocaleDateString('sv')
}
