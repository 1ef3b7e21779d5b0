import type { DoubtReason } from '../price-lists/list-row.ts'

/** What an invoice says: what is to be paid, or what is given back. */
export const INVOICE_KINDS = ['invoice', 'credit'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** The state of an invoice: its prices wait to be looked at, have been given, or are never given. */
export const INVOICE_STATES = ['waiting', 'applied', 'aside'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/**
 * Why an invoice gives no price.
 * - `chosen`: its reader set it aside
 * - `currency`: it is not in euros
 * - `sums-differ`: its lines do not add up to what it says
 * - `no-lines`: its profile has none (MINIMUM, BASIC WL)
 * - `own-sale`: the house is its seller
 * - `other-buyer`: it is for another house
 */
export const ASIDE_REASONS = [
  'chosen',
  'currency',
  'sums-differ',
  'no-lines',
  'own-sale',
  'other-buyer',
] as const
export type AsideReason = (typeof ASIDE_REASONS)[number]

/** Whether an invoice that was set aside may be taken back: nothing but its reader, or the numbers of the house, is against it. */
export function canBeTakenBack(reason: AsideReason | null): boolean {
  return reason === 'chosen' || reason === 'own-sale' || reason === 'other-buyer'
}

/** What a line is that is no article: carriage, an empty that comes back, a tax, a discount, goods that are no food, or another fee. */
export const CHARGES = ['freight', 'deposit', 'tax', 'discount', 'goods', 'other'] as const
export type Charge = (typeof CHARGES)[number]

/** What became of the price of a line once its invoice was applied: the catalogue has it, or has kept its own. */
export const TAKEN = ['written', 'kept'] as const
export type Taken = (typeof TAKEN)[number]

/** What became of a line that was invoiced above the agreed price. */
export const CLAIMS = ['none', 'asked', 'granted', 'dropped'] as const
export type Claim = (typeof CLAIMS)[number]

/** The registers that know a seller: the SIREN of a company, the SIRET of its establishment, its number for VAT. */
export const IDENTITY_SCHEMES = ['siren', 'siret', 'vat'] as const
export type IdentityScheme = (typeof IDENTITY_SCHEMES)[number]

export const INVOICE_FILE_TYPES = ['application/pdf', 'application/xml'] as const
export type InvoiceFileType = (typeof INVOICE_FILE_TYPES)[number]

/** Invoices that one credit note names. */
export const MAX_CREDITED_NUMBERS = 100
/** Of one invoice. */
export const MAX_INVOICE_LINES = 5_000
/** Discounts and charges, or properties: of a line, or of the whole. */
export const MAX_INVOICE_PARTS = 100
export const MAX_INVOICE_FILE_BYTES = 10 * 1024 * 1024
/** EUR, of a line or of a whole invoice: what is given back is below zero. */
export const MAX_INVOICE_AMOUNT = 9_999_999
export const MAX_INVOICE_QUANTITY = 99_999_999
/** Doubts of one line, and characters of the name of one. */
export const MAX_LINE_DOUBTS = 20
export const DOUBT_MAX_LENGTH = 40
/** Of what a line makes of a catalogue's article, and of what was read of it, as JSON with its spaces. */
export const MAX_STORED_ARTICLE_BYTES = 5_000
export const MAX_STORED_READING_BYTES = 10_000

/** Characters. */
export const INVOICE_MAX_LENGTH = { number: 100, profile: 100, identity: 20 } as const
export const LINE_MAX_LENGTH = {
  name: 500,
  code: 64,
  ean: 14,
  unitCode: 10,
  origin: 100,
  lot: 100,
  deliveryNote: 100,
} as const

/** The doubt of a line that shall set no price, as the user has chosen. */
export const UNPRICED = 'unpriced'

/** The doubt of a line whose price is far from that of its article. */
export const FAR = 'price-far-from-known' satisfies DoubtReason

/** The doubts of a line without those that end with its article. */
export function withoutArticleDoubts(doubts: readonly string[]): string[] {
  return doubts.filter((doubt) => doubt !== UNPRICED && doubt !== FAR)
}
