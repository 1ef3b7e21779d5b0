import type { InvoiceProfile } from './invoice.ts'
import type { InvoiceRefusal } from './limits.ts'
import type { InvoiceKind } from './stored-invoice.ts'

/** Types of documents (UNTDID 1001), of those that the norm allows for invoices and credit notes. */
const INVOICES: ReadonlySet<string> = new Set(
  '71 80 82 84 102 130 202 203 204 211 218 219 295 326 331 380 382 383 384 385 386 387 388 389 390 393 394 395 456 457 471 472 473 500 501 527 553 575 623 633 751 780 817 870 875 876 877 935'.split(
    ' ',
  ),
)
const CREDITS: ReadonlySet<string> = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '))
/** Papers that are none of these, by their types. */
const PAPERS: Record<string, InvoiceRefusal> = {
  '105': 'paper-order',
  '220': 'paper-order',
  '221': 'paper-order',
  '224': 'paper-order',
  '226': 'paper-order',
  '227': 'paper-order',
  '230': 'paper-order',
  '231': 'paper-order',
  '258': 'paper-order',
  '270': 'paper-delivery',
  '351': 'paper-delivery',
  '632': 'paper-delivery',
  '310': 'paper-quote',
  '325': 'paper-quote',
}

type DocumentKind = { known: true; kind: InvoiceKind } | { known: false; reason: InvoiceRefusal }

/** Whether a document is an invoice or a credit note, by its type. */
export function documentKind(typeCode: string): DocumentKind {
  if (CREDITS.has(typeCode)) return { known: true, kind: 'credit' }
  if (INVOICES.has(typeCode)) return { known: true, kind: 'invoice' }
  return { known: false, reason: PAPERS[typeCode] ?? 'type-unknown' }
}

/** Papers by the name of their root element. */
export const ROOTS_OF_PAPERS: ReadonlyMap<string, InvoiceRefusal> = new Map<string, InvoiceRefusal>([
  ['Order', 'paper-order'],
  ['OrderChange', 'paper-order'],
  ['OrderResponse', 'paper-order'],
  ['SCRDMCCBDACIOMessageStructure', 'paper-order'],
  ['CrossIndustryOrder', 'paper-order'],
  ['DespatchAdvice', 'paper-delivery'],
  ['ReceiptAdvice', 'paper-delivery'],
  ['CrossIndustryDespatchAdvice', 'paper-delivery'],
  ['SCRDMCCBDACIDAMessageStructure', 'paper-delivery'],
  ['Quotation', 'paper-quote'],
  ['CrossIndustryDocument', 'former-format'],
])

/** Words in the name of a profile (BT-24), the narrower before the wider. */
const PROFILES: [words: string, profile: InvoiceProfile][] = [
  ['extended-ctc-fr', 'extended-ctc-fr'],
  ['xrechnung', 'xrechnung'],
  ['extended', 'extended'],
  ['basicwl', 'basic-wl'],
  ['minimum', 'minimum'],
  ['basic', 'basic'],
  ['en16931', 'en16931'],
]

export function profileOf(guideline: string): InvoiceProfile {
  const folded = guideline.toLowerCase()
  return PROFILES.find(([words]) => folded.includes(words))?.[1] ?? 'other'
}
