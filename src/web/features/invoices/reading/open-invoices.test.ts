import { expect, test } from 'vitest'
import { billed, kitchenInvoice } from '#domain/invoices/testing/kitchen-invoice.ts'
import { writeCii } from '#domain/invoices/testing/write-cii.ts'
import { writeUbl } from '#domain/invoices/testing/write-ubl.ts'
import { pdfAttachments } from '#web/lib/sources/pdf-attachments.ts'
import { gzipped, png, utf8, zipped } from '#tests/sources/file-bytes.ts'
import { pdf } from '#tests/sources/pdf-bytes.ts'
import { openInvoices } from './open-invoices.ts'

const { invoice } = kitchenInvoice('beef', [billed('Filet de bœuf', '2 KGM', 38, '38/kg')])
const XML = utf8(writeCii(invoice))
const OTHER = utf8(writeUbl({ ...invoice, number: 'F-2' }))
const PAGE = [{ text: 'Facture F-2026-0911, Maison Perrin SAS', x: 50, y: 60 }]
const SCAN = [{ text: '12', x: 50, y: 60 }]

/** Each file with the number of its invoice, or with the reason why it has none. */
async function opened(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const files = await openInvoices({ path: 'a', bytes })
  return files.map((file) => `${file.path} ${file.known ? file.invoice.number : file.reason}`)
}

test.each([
  ['factur-x.xml'],
  ['zugferd-invoice.xml'],
  ['sans-extension'],
  ['Facture du 14 septembre (1).bin'],
])('an invoice in a PDF is found whatever its file is called: %s', async (name) => {
  expect(await opened(pdf([PAGE], { files: { [name]: XML } }))).toEqual(['a F-2026-0911'])
})

test('files beside the invoice in a PDF are not read', async () => {
  const files = { 'bon.pdf': pdf([PAGE]), 'photo.png': png(), 'note.xml': utf8('<note/>'), 'x.xml': XML }
  expect(await opened(pdf([PAGE], { files }))).toEqual(['a F-2026-0911'])
})

test('one invoice in both syntaxes is one, two are refused', async () => {
  const twice = { 'a.xml': XML, 'b.xml': utf8(writeUbl(invoice)) }
  expect(await opened(pdf([PAGE], { files: twice }))).toEqual(['a F-2026-0911'])
  expect(await opened(pdf([PAGE], { files: { 'a.xml': XML, 'b.xml': OTHER } }))).toEqual([
    'a several-invoices',
  ])
})

test.each([
  ['a scan', pdf([SCAN]), 'scanned-pdf'],
  ['without XML', pdf([PAGE]), 'pdf-without-xml'],
  ['with a picture', pdf([PAGE], { files: { 'photo.png': png() } }), 'pdf-without-xml'],
  ['in a PDF', pdf([PAGE], { files: { 'a.pdf': pdf([PAGE], { files: { 'a.xml': XML } }) } }), 'nested-pdf'],
  ['encrypted', pdf([PAGE], { trailer: '/Encrypt 9 0 R' }), 'locked-pdf'],
  ['cut off', pdf([PAGE], { files: { 'a.xml': XML } }).slice(0, 300), 'broken-file'],
  [
    'of an order',
    pdf([PAGE], { files: { 'a.xml': utf8(writeCii({ ...invoice, type: '220' })) } }),
    'paper-order',
  ],
  [
    'of twenty-one files',
    pdf([PAGE], {
      files: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${String(at)}.xml`, XML])),
    }),
    'too-many-attachments',
  ],
  [
    'with more than 10 MB of XML',
    pdf([PAGE], { files: { 'a.xml': utf8(`<a>${' '.repeat(10 * 1024 * 1024)}`) } }),
    'file-too-large',
  ],
])('a PDF is refused by name: %s', async (_, bytes, reason) => {
  expect(await opened(bytes)).toEqual([`a ${reason}`])
})

test('a PDF that unpacks to more than is read is refused before it is opened', async () => {
  const bytes = pdf([PAGE], { files: { 'a.xml': new Uint8Array(100_000) } })
  expect(await pdfAttachments(bytes, { attachments: 20, unpackedBytes: 50_000 })).toEqual({
    known: false,
    reason: 'unpacked-too-large',
  })
})

test('of a ZIP each file is an invoice or has its reason', async () => {
  const bytes = zipped({
    'septembre/a.xml': XML,
    'septembre/b.pdf': pdf([PAGE], { files: { 'x.xml': OTHER } }),
    'lisez-moi.txt': 'Bonjour',
    '__MACOSX/a.xml': 'x',
    'autres.zip': zipped({ 'c.xml': XML }),
  })
  expect(await opened(bytes)).toEqual([
    'a/septembre/a.xml F-2026-0911',
    'a/septembre/b.pdf F-2',
    'a/lisez-moi.txt not-a-file-of-invoices',
    'a/autres.zip nested-archive',
  ])
})

test.each([
  ['nothing', new Uint8Array(0), 'empty-file'],
  ['50 MB', new Uint8Array(50 * 1024 * 1024), 'file-too-large'],
  ['a photo', png(), 'picture'],
  ['gzip', gzipped('a'), 'not-a-file-of-invoices'],
  ['a cut ZIP', zipped({ 'a.xml': XML }).slice(0, 60), 'broken-file'],
  ['a ZIP of zeros', zipped({ 'a.xml': new Uint8Array(21 * 1024 * 1024) }), 'unpacked-too-large'],
  ['an empty ZIP', zipped({}), 'empty-file'],
])('%s is refused by name', async (_, bytes, reason) => {
  expect(await opened(bytes)).toEqual([`a ${reason}`])
})
