import type { InvoiceKind } from './stored-invoice.ts'

/** The profiles that say which facts an invoice has; `other` is one that is not known, read by what it holds. */
const INVOICE_PROFILES = [
  'minimum',
  'basic-wl',
  'basic',
  'en16931',
  'extended',
  'extended-ctc-fr',
  'xrechnung',
  'other',
] as const
export type InvoiceProfile = (typeof INVOICE_PROFILES)[number]

/** A seller or a buyer. Numbers are written without spaces. */
export interface InvoiceParty {
  name: string
  siren: string | null
  siret: string | null
  /** With its country: 'FR11999999998'. */
  vat: string | null
}

/** What is taken off an amount or added to it. */
export interface AllowanceCharge {
  kind: 'allowance' | 'charge'
  /** EUR, above zero as a rule. */
  amount: number | null
  reason: string
}

/** A property that a line states of its article: 'Conditionnement', 'colis 6 x 1 L'. */
interface LineProperty {
  name: string
  value: string
}

/** Figures of a line that were there and are no decimals of at most 15 digits. */
export type LineFigure =
  | 'quantity'
  | 'netPrice'
  | 'grossPrice'
  | 'baseQuantity'
  | 'lineTotal'
  | 'vatRate'
  | 'allowances'

/** One line of an invoice (BG-25). Texts are tidied, and '' where there is none. Amounts are in the invoice's currency. */
export interface InvoiceLine {
  /** The supplier's number of the line (BT-126). */
  position: string
  name: string
  description: string
  sellerCode: string | null
  buyerCode: string | null
  /** Of GS1, by its scheme 0160. */
  ean: string | null
  quantity: number | null
  /** UN/ECE Recommendation 20 or 21, in capitals. */
  unitCode: string | null
  /** Of the base quantity, without VAT and after the discount of the price (BT-146). */
  netPrice: number | null
  grossPrice: number | null
  /** How much the price is of (BT-149), in units of `baseUnitCode`, else in those of the quantity; null for one. */
  baseQuantity: number | null
  baseUnitCode: string | null
  /** Without VAT, after the discounts and charges of the line (BT-131). */
  lineTotal: number | null
  /** Percent. */
  vatRate: number | null
  allowances: AllowanceCharge[]
  properties: LineProperty[]
  /** Country by ISO 3166. */
  origin: string | null
  lot: string | null
  deliveryNote: string | null
  /** `group` and `information` are in no sum: a heading with a subtotal, and a remark. */
  role: 'billed' | 'group' | 'information'
  /** True where the line is made of others that are printed under it. */
  hasParts: boolean
  unreadable: LineFigure[]
}

export interface VatShare {
  /** UNTDID 5305: 'S', 'Z', 'E' … */
  category: string
  rate: number | null
  base: number | null
  amount: number | null
}

/** The totals of a document (BG-22); null where it has none. */
export interface InvoiceTotals {
  /** BT-106. */
  lines: number | null
  /** BT-107. */
  allowances: number | null
  /** BT-108. */
  charges: number | null
  /** BT-109. */
  withoutVat: number | null
  /** BT-110, in the invoice's currency. */
  vat: number | null
  /** BT-112. */
  withVat: number | null
  /** Whether one of them was there and is no decimal of at most 15 digits. */
  unreadable: boolean
}

/** An invoice or a credit note, in either syntax. */
export interface Invoice {
  syntax: 'cii' | 'ubl'
  profile: InvoiceProfile
  /** A credit note, or an invoice whose total is below zero. */
  kind: InvoiceKind
  /** UNTDID 1001 (BT-3): '380', '381', '384' … */
  typeCode: string
  number: string
  /** ISO 8601: '2026-09-14'. */
  issuedOn: string
  /** ISO 4217. */
  currency: string
  seller: InvoiceParty
  buyer: InvoiceParty
  /** Numbers of the invoices that it credits or corrects (BT-25). */
  creditedNumbers: string[]
  /** The buyer's order (BT-13) and the supplier's (BT-14). */
  orderReferences: string[]
  /** Despatch advices and delivery notes (BT-16). */
  deliveryReferences: string[]
  lines: InvoiceLine[]
  allowances: AllowanceCharge[]
  vat: VatShare[]
  totals: InvoiceTotals
}
