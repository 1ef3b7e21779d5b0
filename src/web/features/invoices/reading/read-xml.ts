import { decodeXml } from '#domain/invoices/decode-xml.ts'
import { readInvoice } from '#domain/invoices/read-invoice.ts'
import type { InvoiceReading } from '#domain/invoices/read-invoice.ts'
import { createXmlTree } from '#domain/invoices/xml-tree.ts'
import { readStrictXml } from '#web/lib/sources/strict-xml.ts'

/** The invoice in the bytes of an XML file; or why there is none. Nothing is thrown. */
export function readXml(bytes: Uint8Array): InvoiceReading {
  const decoded = decodeXml(bytes)
  if (!decoded.known) return decoded
  const tree = createXmlTree()
  const reason = readStrictXml(decoded.text, tree)
  if (reason !== null) return { known: false, reason }
  const root = tree.root()
  return root === null ? { known: false, reason: 'xml-broken' } : readInvoice(root)
}
