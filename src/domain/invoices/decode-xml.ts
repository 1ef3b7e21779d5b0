import type { InvoiceRefusal } from './limits.ts'
import { MAX_INVOICE_FILE_BYTES } from './stored-invoice.ts'

type DecodedXml = { known: true; text: string } | { known: false; reason: InvoiceRefusal }

/** Encodings that invoices are written in; what they call Latin 1 and ASCII is read as Windows-1252, which has all of it. */
const ENCODINGS: ReadonlySet<string> = new Set([
  'utf-8',
  'utf8',
  'utf-16',
  'utf-16le',
  'utf-16be',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
])
/** Bytes that the declaration is searched in. */
const DECLARATION = 200

const refused = (reason: InvoiceRefusal): DecodedXml => ({ known: false, reason })

/** The text of an XML file in the encoding of its byte order mark, else of its declaration, else in UTF-8. */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  if (bytes.length === 0) return refused('empty-file')
  if (bytes.length > MAX_INVOICE_FILE_BYTES) return refused('file-too-large')
  const encoding = encodingOf(bytes)
  if (!ENCODINGS.has(encoding)) return refused('encoding-unknown')
  try {
    return { known: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    return refused('xml-broken')
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // '<' of two bytes, without a mark.
  if (first === 0x3c && second === 0) return 'utf-16le'
  if (first === 0 && second === 0x3c) return 'utf-16be'
  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION))
  const [, named] = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/u.exec(head) ?? []
  return (named ?? 'utf-8').toLowerCase()
}
