import type { invoiceRefusals as french } from '../fr/invoice-refusals.ts'
import type { Translation } from '../translation.ts'

export const invoiceRefusals = {
  'empty-file': 'it is empty. Download it again.',
  'file-too-large':
    'it is too large: 10 MB at most for an invoice, 20 MB for a ZIP. Ask for the invoice without its annexes, or split the ZIP.',
  'xml-broken': 'this XML is damaged or incomplete. Download it again.',
  'xml-doctype':
    'this XML declares a document type (DOCTYPE), as no invoice does: it was not opened. Ask your supplier for the invoice.',
  'xml-too-deep':
    'the elements of this XML are nested far too deeply for an invoice: it was not opened. Ask your supplier for the invoice.',
  'xml-too-long':
    'this XML is far too long for an invoice: it was not opened. Ask your supplier for the invoice.',
  'encoding-unknown': 'this XML is written in an unknown encoding. Ask your supplier for it in UTF-8.',
  'too-many-lines': 'this invoice has more than 5,000 lines. Ask your supplier to split it.',
  'too-many-attachments':
    'this invoice carries more than 20 attached files. Ask for it without its attachments.',
  'not-an-invoice': 'this XML is no invoice. Choose that of the invoice: Factur-X, CII or UBL.',
  'former-format':
    'this invoice is in ZUGFeRD 1, from before the European norm. Ask your supplier for it in Factur-X.',
  'paper-order': 'this is an order, not an invoice. Drop the invoice: it alone says what you paid.',
  'paper-delivery': 'this is a delivery note, not an invoice. Drop the invoice: it alone says what you paid.',
  'paper-quote':
    'this is a quotation or a pro forma invoice. Drop the final invoice: it alone says what you paid.',
  'type-unknown':
    'the type of this document is neither that of an invoice nor that of a credit note. Ask your supplier for the invoice.',
  'number-missing': 'this invoice has no number. Ask your supplier for a complete one.',
  'date-missing': 'this invoice has no readable date. Ask your supplier for a complete one.',
  'currency-missing': 'this invoice does not say its currency. Ask your supplier for a complete one.',
  'seller-missing': 'this invoice does not say who sells. Ask your supplier for a complete one.',
  'scanned-pdf':
    'this PDF is a scan: figures of a picture are not read. Ask your supplier for the electronic invoice (Factur-X or XML).',
  'locked-pdf':
    'this PDF is protected, though opening it may need no password. Ask your supplier for one without protection, or for XML.',
  'broken-file': 'it is damaged or incomplete. Download it again.',
  'not-a-file-of-invoices':
    'it is neither a PDF, nor XML, nor a ZIP. A price list in Excel or CSV is imported from Suppliers, technical sheets from My Recipes.',
  picture:
    'this is a photo: figures of a picture are not read. Ask your supplier for the electronic invoice (Factur-X or XML).',
  'pdf-without-xml':
    'this PDF carries no XML: its figures would have to be guessed. Take the electronic invoice (Factur-X or XML) from your platform, or ask your supplier for it.',
  'nested-pdf': 'the invoice is in another PDF, attached to this one. Save it apart, then drop it.',
  'nested-archive': 'this ZIP is within another. Unpack it, then drop its files.',
  'several-invoices': 'this PDF carries several different invoices. Ask your supplier for each apart.',
  'locked-archive': 'this ZIP has a password. Unpack it, then drop its files.',
  'unpacked-too-large': 'unpacked, this ZIP would be far too large. Drop its invoices in smaller groups.',
  'not-downloaded':
    'what reads it could not be downloaded. Check your internet connection, then drop it again.',
  gone: 'it is no longer there, or your device does not let it be read. Choose it again.',
  'too-slow': 'its reading made no progress and was stopped. Ask your supplier for the invoice.',
  unreadable: 'it could not be read. Choose it again.',
} satisfies Translation<typeof french>
