import { vatOfSiren } from '../house/siren.ts'
import type { Invoice, InvoiceParty } from './invoice.ts'
import { sumFaultOf } from './sums.ts'
import type { AsideReason } from './stored-invoice.ts'

/** What identifies a house in the invoices that it gets and sends: its SIREN, its numbers of VAT. */
export interface HouseNumbers {
  sirens: readonly string[]
  vats: readonly string[]
}

/** The numbers of a house by its SIREN; null without one. */
export function houseNumbersOf(siren: string | null): HouseNumbers | null {
  return siren === null ? null : { sirens: [siren], vats: [vatOfSiren(siren)] }
}

type Numbers = Pick<InvoiceParty, 'siren' | 'vat'>
type Judged = Pick<Invoice, 'currency' | 'kind'> &
  Parameters<typeof sumFaultOf>[0] & { seller: Numbers; buyer: Numbers }

/**
 * Why nothing of an invoice is applied; null where its lines are, or the total of a credit note without any. What no reader can answer comes before whose it is.
 * @param house null where its numbers are not known: neither is then whose invoice it is
 */
export function asideReasonOf(
  invoice: Judged,
  house: HouseNumbers | null,
): Exclude<AsideReason, 'chosen'> | null {
  if (invoice.currency !== 'EUR') return 'currency'
  const hasLines = invoice.lines.some(({ role }) => role === 'billed')
  if (!hasLines && invoice.kind === 'invoice') return 'no-lines'
  if (hasLines && sumFaultOf(invoice) !== null) return 'sums-differ'
  if (house !== null && isOf(invoice.seller, house) === true) return 'own-sale'
  return house !== null && isOf(invoice.buyer, house) === false ? 'other-buyer' : null
}

/** Whether a party is the house; null where no number of the one can be compared with one of the other. */
function isOf({ siren, vat }: Numbers, { sirens, vats }: HouseNumbers): boolean | null {
  if ((siren !== null && sirens.includes(siren)) || (vat !== null && vats.includes(vat))) return true
  const isCompared = (siren !== null && sirens.length > 0) || (vat !== null && vats.length > 0)
  return isCompared ? false : null
}
