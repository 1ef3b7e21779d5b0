import type { Invoice, InvoiceParty } from './invoice.ts'
import { sumFaultOf } from './sums.ts'
import type { AsideReason } from './stored-invoice.ts'

/** What identifies a house in the invoices that it gets and sends: its SIREN, its numbers of VAT. */
export interface HouseNumbers {
  sirens: readonly string[]
  vats: readonly string[]
}

/**
 * Why an invoice that was read is set aside whole.
 * - `own-sale`: the house is its seller
 * - `other-buyer`: it is for another house
 * - `no-lines`: its profile has none (MINIMUM, BASIC WL), so that it changes no price
 * - `sums-differ`: `sumFaultOf` names which
 */
export type ReadAsideReason = Exclude<AsideReason, 'chosen'> | 'own-sale' | 'other-buyer'

/**
 * Why nothing of an invoice is applied; null where its lines are.
 * @param house null where its numbers are not known: neither is then whose invoice it is
 */
export function asideReasonOf(invoice: Invoice, house: HouseNumbers | null): ReadAsideReason | null {
  if (house !== null && isOf(invoice.seller, house) === true) return 'own-sale'
  if (house !== null && isOf(invoice.buyer, house) === false) return 'other-buyer'
  if (invoice.currency !== 'EUR') return 'currency'
  if (invoice.lines.length === 0) return 'no-lines'
  return sumFaultOf(invoice) === null ? null : 'sums-differ'
}

/** Whether a party is the house; null where no number of the one can be compared with one of the other. */
function isOf({ siren, vat }: InvoiceParty, { sirens, vats }: HouseNumbers): boolean | null {
  if ((siren !== null && sirens.includes(siren)) || (vat !== null && vats.includes(vat))) return true
  const isCompared = (siren !== null && sirens.length > 0) || (vat !== null && vats.length > 0)
  return isCompared ? false : null
}
