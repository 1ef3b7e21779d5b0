import type { InvoiceFileType } from './stored-invoice.ts'

/** Bytes of a file within which the mark of a PDF is. */
const PDF_WITHIN = 1024
/** Bytes before the first tag of XML: marks of byte order, the zeros of UTF-16, blanks. */
const BEFORE_XML = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 9, 10, 13, 32])
const LESS_THAN = 0x3c

/** What a file is by its first bytes; undefined for what is neither a PDF nor XML. */
export function invoiceFileType(content: Uint8Array): InvoiceFileType | undefined {
  const head = content.subarray(0, PDF_WITHIN)
  if (new TextDecoder('latin1').decode(head).includes('%PDF-')) return 'application/pdf'
  return head.find((byte) => !BEFORE_XML.has(byte)) === LESS_THAN ? 'application/xml' : undefined
}
