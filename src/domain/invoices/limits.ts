import { PDF_REFUSALS } from '../tables/limits.ts'

/** Elements within each other; the deepest of an invoice are at 12. */
export const MAX_XML_DEPTH = 64
/** Elements of one invoice: some hundred for each line. */
export const MAX_XML_ELEMENTS = 1_000_000
/** Files that an invoice carries, within its XML or within its PDF. */
export const MAX_ATTACHMENTS = 20
/** Characters of a text that are read: a longer one is no name. */
export const MAX_INVOICE_TEXT = 2000

/**
 * Why a file is not read as an invoice.
 * - `xml-broken`: not well-formed, or bytes that its encoding does not have
 * - `xml-doctype`: it declares a document type, which no invoice does
 * - `encoding-unknown`: it names an encoding that is not read
 * - `not-an-invoice`: XML of another kind
 * - `former-format`: of ZUGFeRD 1, before the European norm
 * - `paper-order`, `paper-delivery`, `paper-quote`: an order, a delivery note, a quotation or pro forma invoice, by its
 *   root element or its type (BT-3)
 * - `type-unknown`: its type is none of an invoice or a credit note
 * - `number-missing`, `date-missing`, `currency-missing`, `seller-missing`: it lacks what every invoice has
 */
const INVOICE_REFUSALS = [
  'empty-file',
  'file-too-large',
  'xml-broken',
  'xml-doctype',
  'xml-too-deep',
  'xml-too-long',
  'encoding-unknown',
  'too-many-lines',
  'too-many-attachments',
  'not-an-invoice',
  'former-format',
  'paper-order',
  'paper-delivery',
  'paper-quote',
  'type-unknown',
  'number-missing',
  'date-missing',
  'currency-missing',
  'seller-missing',
] as const
export type InvoiceRefusal = (typeof INVOICE_REFUSALS)[number]

/**
 * Why a file that was dropped is not read as invoices.
 * - `not-a-file-of-invoices`: neither XML, nor a PDF, nor a ZIP
 * - `pdf-without-xml`: a PDF that carries no XML, so that its figures would have to be guessed from its pages
 * - `nested-pdf`, `nested-archive`: the invoice is in another PDF within it, or in an archive within the archive
 * - `several-invoices`: a PDF with more than one, and none of them is known to be the right one
 * - `not-downloaded`: nothing is wrong with it; the code that reads it could not be downloaded
 */
export const INVOICE_FILE_REFUSALS = [
  ...INVOICE_REFUSALS,
  ...PDF_REFUSALS,
  'not-a-file-of-invoices',
  'picture',
  'pdf-without-xml',
  'nested-pdf',
  'nested-archive',
  'several-invoices',
  'locked-archive',
  'unpacked-too-large',
  'not-downloaded',
] as const
export type InvoiceFileRefusal = (typeof INVOICE_FILE_REFUSALS)[number]
