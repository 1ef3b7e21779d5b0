import type { Invoice } from '#domain/invoices/invoice.ts'
import { invoiceFileType } from '#domain/invoices/invoice-file-type.ts'
import { MAX_ATTACHMENTS } from '#domain/invoices/limits.ts'
import type { InvoiceFileRefusal } from '#domain/invoices/limits.ts'
import { MAX_INVOICE_FILE_BYTES } from '#domain/invoices/stored-invoice.ts'
import type { InvoiceFileType } from '#domain/invoices/stored-invoice.ts'
import { MAX_FILE_BYTES } from '#domain/tables/limits.ts'
import { importModule, ModuleUnavailable } from '#web/lib/browser/import-module.ts'
import type { SourceFile } from '#web/lib/sources/source.ts'
import { readXml } from './read-xml.ts'

/** A file, or a file of an archive: the invoice in it, or why there is none. */
export type OpenedInvoice = { path: string; bytes: Uint8Array<ArrayBuffer> } & (
  | { known: true; invoice: Invoice }
  | { known: false; reason: InvoiceFileRefusal }
)

/** What all streams of a PDF unpack to. */
const MAX_PDF_UNPACKED = 64 * 1024 * 1024
const HEAD = 16
const PICTURES =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8|II\*\0|MM\0\*|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(?:hei|hev|mif1))/u

type Form = InvoiceFileType | 'archive' | InvoiceFileRefusal

/** The invoices in a file that was dropped, whatever it is called; of a ZIP each of its files. Nothing is thrown. */
export async function openInvoices(file: SourceFile): Promise<OpenedInvoice[]> {
  const form = formOf(file.bytes)
  const refused = (reason: InvoiceFileRefusal): OpenedInvoice => ({ ...file, known: false, reason })
  try {
    if (form === 'application/xml') return [{ ...file, ...readXml(file.bytes) }]
    if (form === 'application/pdf') return [{ ...file, ...(await readPdf(file.bytes)) }]
    if (form !== 'archive') return [refused(form)]
    const { invoiceFiles } = await importModule(() => import('./invoice-files.ts'))
    const files = invoiceFiles(file.bytes)
    if (typeof files === 'string') return [refused(files)]
    const opened: OpenedInvoice[] = []
    for (const member of files) {
      const path = `${file.path}/${member.path}`
      const inside = formOf(member.bytes) === 'archive'
      if (inside) opened.push({ ...member, path, known: false, reason: 'nested-archive' })
      else opened.push(...(await openInvoices({ ...member, path })))
    }
    return opened.length === 0 ? [refused('empty-file')] : opened
  } catch (failure) {
    return [refused(failure instanceof ModuleUnavailable ? 'not-downloaded' : 'broken-file')]
  }
}

/** What a file is by its bytes. */
function formOf(bytes: Uint8Array): Form {
  if (bytes.length === 0) return 'empty-file'
  if (bytes.length > MAX_FILE_BYTES) return 'file-too-large'
  const head = String.fromCharCode(...bytes.subarray(0, HEAD))
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'archive'
  if (PICTURES.test(head)) return 'picture'
  const type = invoiceFileType(bytes)
  if (type === undefined) return 'not-a-file-of-invoices'
  return bytes.length > MAX_INVOICE_FILE_BYTES ? 'file-too-large' : type
}

type Found = { known: true; invoice: Invoice } | { known: false; reason: InvoiceFileRefusal }

/** The one invoice that a PDF carries, whatever its file is called. */
async function readPdf(bytes: Uint8Array): Promise<Found> {
  const { pdfAttachments } = await importModule(() => import('#web/lib/sources/pdf-attachments.ts'))
  const opened = await pdfAttachments(bytes, {
    attachments: MAX_ATTACHMENTS,
    unpackedBytes: MAX_PDF_UNPACKED,
  })
  if (!opened.known) return opened
  const forms = opened.attachments.map((attachment) => ({ ...attachment, form: formOf(attachment.bytes) }))
  const xml = forms.filter(({ form }) => form === 'application/xml' || form === 'file-too-large')
  const readings = xml.map((attachment) => readXml(attachment.bytes))
  const [first, ...others] = readings.flatMap((reading) => (reading.known ? [reading] : []))
  if (others.some(({ invoice }) => !isSame(invoice, first?.invoice)))
    return { known: false, reason: 'several-invoices' }
  if (first !== undefined) return first
  const reason = forms.some(({ form }) => form === 'application/pdf') ? 'nested-pdf' : 'pdf-without-xml'
  return readings[0] ?? { known: false, reason }
}

/** Whether two files are one invoice, written in both syntaxes or for two profiles. */
function isSame(one: Invoice, other: Invoice | undefined): boolean {
  return other !== undefined && JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other))
}

function factsOf({ number, issuedOn, kind, currency, seller, lines, totals }: Invoice) {
  return { number, issuedOn, kind, currency, seller, lines, totals }
}
