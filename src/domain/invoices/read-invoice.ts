import { documentKind, profileOf, ROOTS_OF_PAPERS } from './document-kind.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceRefusal } from './limits.ts'
import type { RawInvoice } from './raw-invoice.ts'
import { CII_ROOT, CII_SPACE, readCii } from './read-cii.ts'
import { isUbl, readUbl } from './read-ubl.ts'
import type { XmlElement } from './xml-tree.ts'

export type InvoiceReading = { known: true; invoice: Invoice } | { known: false; reason: InvoiceRefusal }

const refused = (reason: InvoiceRefusal): InvoiceReading => ({ known: false, reason })

/** The invoice or credit note in the elements of an XML file; or why it is none. */
export function readInvoice(root: XmlElement): InvoiceReading {
  const document = documentIn(root)
  if (document.name === CII_ROOT && document.space === CII_SPACE) return judged(readCii(document))
  if (isUbl(document)) return judged(readUbl(document))
  return refused(ROOTS_OF_PAPERS.get(document.name) ?? 'not-an-invoice')
}

/** A document that a platform has put into an envelope. */
function documentIn(root: XmlElement): XmlElement {
  if (root.name !== 'StandardBusinessDocument') return root
  return root.children.find(({ name }) => name !== 'StandardBusinessDocumentHeader') ?? root
}

function judged({ guideline, ...raw }: RawInvoice): InvoiceReading {
  const found = documentKind(raw.typeCode)
  if (!found.known) return found
  if (raw.number === '') return refused('number-missing')
  if (!isDay(raw.issuedOn)) return refused('date-missing')
  if (!/^[A-Z]{3}$/u.test(raw.currency)) return refused('currency-missing')
  if (raw.seller.name === '' && raw.seller.siren === null && raw.seller.vat === null)
    return refused('seller-missing')
  const isBelowZero = (raw.totals.withoutVat ?? 0) < 0
  return {
    known: true,
    invoice: { ...raw, profile: profileOf(guideline), kind: isBelowZero ? 'credit' : found.kind },
  }
}

/** Whether a text is a day that there is. */
function isDay(text: string): boolean {
  const day = /^(?:19|20)\d\d-\d\d-\d\d$/u.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
