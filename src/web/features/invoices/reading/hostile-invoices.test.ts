import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INVOICE_FILE_REFUSALS } from '#domain/invoices/limits.ts'
import { priceOfLine } from '#domain/invoices/line-price.ts'
import { billed, kitchenInvoice } from '#domain/invoices/testing/kitchen-invoice.ts'
import { writeCii } from '#domain/invoices/testing/write-cii.ts'
import { writeUbl } from '#domain/invoices/testing/write-ubl.ts'
import { asideReasonOf } from '#domain/invoices/whose-invoice.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { anyText } from '#tests/any-text.ts'
import { openInvoices } from './open-invoices.ts'
import { readXml } from './read-xml.ts'

const { invoice } = kitchenInvoice(
  'mixed',
  [
    billed('Filet de bœuf', '2.4 KGM', 38, '38/kg'),
    billed('Huile 6 x 1 L', '4 XCT', 27.3, '4.55/L', { charges: [{ amount: -5.2, reason: 'Remise' }] }),
    billed('Sel fin', '2000 GRM', 0.62, '0.62/kg', { base: 1000 }),
    billed('Chablis 75 cl', '6 XBO', 11.5, '11.5/bouteille', { rate: 20 }),
  ],
  { charges: [{ amount: 12, reason: 'Transport' }] },
)
const PLAIN = { ...invoice, lines: invoice.lines.slice(0, 1) }

const bytesOf = (text: string) => new TextEncoder().encode(text)
const reasonOf = (xml: string | Uint8Array<ArrayBuffer>) => {
  const reading = readXml(typeof xml === 'string' ? bytesOf(xml) : xml)
  return reading.known ? reading.invoice.lines[0]?.name : reading.reason
}
const wide = (text: string) =>
  Uint8Array.from(Array.from(text, (sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]).flat())
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`

describe('the encoding of an invoice', () => {
  const named = {
    ...PLAIN,
    lines: [{ ...PLAIN.lines[0], name: 'Crème brûlée', quantity: 1, unit: 'H87', net: 2 }],
  }
  const xml = (encoding: string) => writeCii(named, declared(encoding))
  test.each([
    ['UTF-8', bytesOf(xml('UTF-8'))],
    ['with a mark', bytesOf(`\ufeff${xml('UTF-8')}`)],
    ['that nothing names', bytesOf(writeCii(named, ''))],
    ['Latin 1', latin(xml('ISO-8859-1'))],
    ['Windows', latin(xml('windows-1252'))],
    ['UTF-16', wide(`\ufeff${xml('UTF-16')}`)],
    ['UTF-16 without a mark', wide(xml('UTF-16'))],
  ])('is obeyed: %s', (_, bytes) => expect(reasonOf(bytes)).toBe('Crème brûlée'))
  test.each([
    ['one that is not read', bytesOf(xml('EBCDIC-CP-FR')), 'encoding-unknown'],
    ['bytes that it does not have', latin(xml('UTF-8')), 'xml-broken'],
  ])('is refused: %s', (_, bytes, reason) => expect(reasonOf(bytes)).toBe(reason))
})

const XML = writeCii(PLAIN, '')
const inName = (text: string) => XML.replace('Filet de bœuf', text)

test.each([
  ['&amp;', 'Sel &amp; poivre', 'Sel & poivre'],
  ['numbered signs', 'Cr&#232;me br&#xFB;l&#xe9;e', 'Crème brûlée'],
  ['CDATA', '<![CDATA[Filet < 1 kg]]>', 'Filet < 1 kg'],
  ['a remark', 'Filet<!-- de veau --> mignon', 'Filet mignon'],
  ['spaces and what is not seen', ' \n Filet\u00a0\u200bde  bœuf\t', 'Filet de bœuf'],
  ['an entity of HTML', 'Cr&egrave;me', 'xml-broken'],
])('a name is decoded and cleaned: %s', (_, written, name) => expect(reasonOf(inName(written))).toBe(name))

const laughs = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY l${String(at + 1)} "${`&l${String(at)};`.repeat(10)}">`,
)

test.each([
  [
    'a bomb of entities',
    `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs.join('')}]>${inName('&l9;')}`,
    'xml-doctype',
  ],
  [
    'an external entity',
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inName('&x;')}`,
    'xml-doctype',
  ],
  ['a document type alone', `<!DOCTYPE a SYSTEM "http://ailleurs.exemple/a.dtd">${XML}`, 'xml-doctype'],
  ['an entity that nothing declares', inName('&x;'), 'xml-broken'],
  ['100,000 levels', '<a>'.repeat(100_000), 'xml-too-deep'],
  ['65 levels in an invoice', inName(`${'<a>'.repeat(65)}${'</a>'.repeat(65)}`), 'xml-too-deep'],
  ['a million elements', `<a>${'<b/>'.repeat(1_000_001)}</a>`, 'xml-too-long'],
  [
    'a thousand attributes',
    `<a ${Array.from({ length: 1000 }, (_, at) => `a${String(at)}=""`).join(' ')}/>`,
    'xml-broken',
  ],
  ['5,001 lines', `<a>${'<InvoiceLine/>'.repeat(5001)}</a>`, 'too-many-lines'],
  [
    '21 files',
    `<a>${'<AttachmentBinaryObject>QQ==</AttachmentBinaryObject>'.repeat(21)}</a>`,
    'too-many-attachments',
  ],
  ['more than 10 MB', ' '.repeat(10 * 1024 * 1024 + 1), 'file-too-large'],
  ['a tag that is not closed', XML.slice(0, -5), 'xml-broken'],
  ['two roots', `${XML}${XML}`, 'xml-broken'],
  ['a prefix that nothing binds', '<x:Invoice/>', 'xml-broken'],
  ['text alone', 'Facture', 'xml-broken'],
  ['a NUL', inName('Filet\0'), 'xml-broken'],
  ['another kind of XML', '<recipe/>', 'not-an-invoice'],
  ['the name of an invoice alone', '<CrossIndustryInvoice/>', 'not-an-invoice'],
  [
    'an order by its root',
    '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>',
    'paper-order',
  ],
  ['a delivery note by its root', '<DespatchAdvice/>', 'paper-delivery'],
  ['a former format', '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:1"/>', 'former-format'],
  ['an order by its type', writeCii({ ...PLAIN, type: '220' }), 'paper-order'],
  ['a delivery note by its type', writeUbl({ ...PLAIN, type: '270' }), 'paper-delivery'],
  ['a pro forma invoice', writeCii({ ...PLAIN, type: '325' }), 'paper-quote'],
  ['a type that is not known', writeUbl({ ...PLAIN, type: '999' }), 'type-unknown'],
  ['no number', writeCii({ ...PLAIN, number: ' ' }), 'number-missing'],
  ['a day that there is not', writeCii({ ...PLAIN, day: '2026-02-30' }), 'date-missing'],
  ['no currency', writeUbl({ ...PLAIN, currency: '' }), 'currency-missing'],
  ['no seller', writeCii({ ...PLAIN, seller: { name: '' } }), 'seller-missing'],
])('is refused by name: %s', (_, xml, reason) => expect(reasonOf(xml)).toBe(reason))

test('what is embedded in an invoice is not kept, and an envelope is opened', () => {
  const file = `<ram:AttachmentBinaryObject>${'QUJD'.repeat(100_000)}</ram:AttachmentBinaryObject>`
  expect(reasonOf(XML.replace('<ram:InvoiceCurrencyCode>', `${file}<ram:InvoiceCurrencyCode>`))).toBe(
    'Filet de bœuf',
  )
  expect(
    reasonOf(
      `<s:StandardBusinessDocument xmlns:s="s"><s:StandardBusinessDocumentHeader/>${XML.trim()}</s:StandardBusinessDocument>`,
    ),
  ).toBe('Filet de bœuf')
})

test('any text and any bytes are read or refused by name', async () => {
  const tags = fc.array(
    fc.constantFrom('<Invoice>', '</Invoice>', '<a b="', '">', '&amp;', '<!--', ']]>', '%PDF-', 'PK\x03\x04'),
  )
  const files = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc
      .tuple(fc.constantFrom('', '<', '%PDF-1.7\n', 'PK\x03\x04'), anyText())
      .map(([head, text]) => bytesOf(head + text)),
    tags.map((parts) => bytesOf(parts.join(''))),
  )
  await fc.assert(
    fc.asyncProperty(files, async (bytes) => {
      for (const file of await openInvoices({ path: 'a', bytes: new Uint8Array(bytes) })) {
        if (!file.known) expect(INVOICE_FILE_REFUSALS).toContain(file.reason)
      }
    }),
    { numRuns: propertyRuns(400) },
  )
})

/** The prices that an invoice would set, by line, without those whose difference from the printed price is named. */
function pricesOf(xml: string): (number | null)[] | null {
  const reading = readXml(bytesOf(xml))
  if (!reading.known || asideReasonOf(reading.invoice, null) !== null) return null
  return reading.invoice.lines.map((line) => {
    const price = priceOfLine(line, reading.invoice)
    const isNamed = price.known && price.printed !== null && price.printed.cause !== null
    return price.known && price.doubts.length === 0 && !isNamed ? price.facts.priceHt : null
  })
}

const FIGURES =
  /(?<=<(?:ram|cbc):(?:BilledQuantity|InvoicedQuantity|LineTotalAmount|LineExtensionAmount|ChargeAmount|PriceAmount|BasisQuantity|BaseQuantity|TaxBasisTotalAmount|TaxExclusiveAmount)[^>]*>)[\d.]+/gu

/** Every file that one byte of a figure, changed, makes of a text, with what was changed. */
function changedFigures(xml: string): { text: string; what: string }[] {
  const bytes = Array.from(xml.matchAll(FIGURES), ({ index, 0: figure }) =>
    Array.from(figure, (_, at) => index + at),
  )
  return bytes.flat().flatMap((at) =>
    Array.from('0123456789.-,e ', (sign) => ({
      text: xml.slice(0, at) + sign + xml.slice(at + 1),
      what: `${xml.slice(at - 60, at)}[${sign}]${xml.slice(at + 1, at + 10)}`,
    })),
  )
}

test.each([
  ['CII', writeCii(invoice)],
  ['UBL', writeUbl(invoice)],
])('another byte in a figure of %s gives no other price in silence', (_, xml) => {
  const before = pricesOf(xml)
  expect(before?.filter((price) => price !== null)).toHaveLength(3)
  const changed = changedFigures(xml)
  expect(changed.length).toBeGreaterThan(500)
  for (const { text, what } of fc.sample(fc.constantFrom(...changed), propertyRuns(1200))) {
    for (const [at, price] of pricesOf(text)?.entries() ?? []) {
      const former = before?.[at] ?? null
      if (price !== null && former !== null)
        expect(Math.abs(price / former - 1), what).toBeLessThanOrEqual(0.0051)
    }
  }
})
