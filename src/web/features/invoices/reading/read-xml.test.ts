import { expect, test } from 'vitest'
import { profileOf } from '#domain/invoices/document-kind.ts'
import type { Invoice } from '#domain/invoices/invoice.ts'
import { sumFaultOf } from '#domain/invoices/sums.ts'
import { priceOfLine } from '#domain/invoices/line-price.ts'
import { billed, kitchenInvoice } from '#domain/invoices/testing/kitchen-invoice.ts'
import { writeCii } from '#domain/invoices/testing/write-cii.ts'
import { writeUbl } from '#domain/invoices/testing/write-ubl.ts'
import { readXml } from './read-xml.ts'

const { invoice } = kitchenInvoice(
  'beef and oil',
  [
    billed('Filet de bœuf', '2 KGM', 38, '38/kg', {
      code: '0012',
      ean: '3518370400049',
      origin: 'FR',
      lot: 'L1',
      deliveryNote: 'BL-7',
    }),
    billed('Huile 6 x 1 L', '4 XCT', 27.3, '4.55/L', {
      gross: 30,
      charges: [{ amount: -5.2, reason: 'Remise' }],
      rate: 20,
    }),
  ],
  { order: 'CDE 1', delivery: 'BL-7', credited: ['F-1'], charges: [{ amount: 12, reason: 'Transport' }] },
)
const CII = writeCii(invoice)
const UBL = writeUbl(invoice)

function read(xml: string): Invoice {
  const reading = readXml(new TextEncoder().encode(xml))
  if (!reading.known) throw new Error(reading.reason)
  return reading.invoice
}
const priced = (xml: string) => {
  const found = read(xml)
  return found.lines
    .map((line) => priceOfLine(line, found))
    .map((price) => (price.known ? price.facts.priceHt : price.reason))
}

test('an invoice has all that is written of it', () => {
  expect(read(CII)).toMatchObject({
    kind: 'invoice',
    number: 'F-2026-0911',
    issuedOn: '2026-09-14',
    currency: 'EUR',
    profile: 'en16931',
    seller: { name: 'Maison Perrin SAS', siren: '442293775', siret: '44229377500025', vat: 'FR40442293775' },
    buyer: { siren: '552032534' },
    creditedNumbers: ['F-1'],
    orderReferences: ['CDE 1'],
    deliveryReferences: ['BL-7'],
    allowances: [{ kind: 'charge', amount: 12, reason: 'Transport' }],
    vat: [
      { category: 'S', rate: 5.5, base: 76, amount: 4.18 },
      { category: 'S', rate: 20, base: 104, amount: 20.8 },
    ],
    totals: {
      lines: 180,
      allowances: 0,
      charges: 12,
      withoutVat: 192,
      vat: 24.98,
      withVat: 216.98,
      unreadable: false,
    },
  })
  expect(read(CII).lines).toMatchObject([
    {
      position: '1',
      sellerCode: '0012',
      ean: '3518370400049',
      origin: 'FR',
      lot: 'L1',
      deliveryNote: 'BL-7',
      vatRate: 5.5,
    },
    {
      position: '2',
      grossPrice: 30,
      netPrice: 27.3,
      lineTotal: 104,
      allowances: [{ kind: 'allowance', amount: 5.2 }],
    },
  ])
})

test.each([
  ['urn:factur-x.eu:1p0:minimum', 'minimum'],
  ['urn:factur-x.eu:1p0:basicwl', 'basic-wl'],
  ['urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic', 'basic'],
  ['urn:cen.eu:en16931:2017', 'en16931'],
  ['urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended', 'extended'],
  ['urn:cen.eu:en16931:2017#conformant#urn.cpro.gouv.fr:1p0:extended-ctc-fr', 'extended-ctc-fr'],
  ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', 'xrechnung'],
  ['', 'other'],
])('the profile %s is %s', (guideline, profile) => expect(profileOf(guideline)).toBe(profile))

const LINE_ID = '<ram:LineID>2</ram:LineID>'

test('a heading with a subtotal is in no sum, and has no price', () => {
  const status = `${LINE_ID}<ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>`
  const xml = writeCii({ ...invoice, totals: { lines: 76, withoutVat: 88 } }).replace(LINE_ID, status)
  expect(sumFaultOf(read(xml))).toBeNull()
  expect(priced(xml)).toEqual([38, 'not-billed'])
})

test('freight as a service of the document is a charge of it', () => {
  const service =
    '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Port</ram:Description><ram:AppliedAmount>8</ram:AppliedAmount></ram:SpecifiedLogisticsServiceCharge>'
  const xml = writeCii({ ...invoice, totals: { charges: 20, withoutVat: 200 } })
  expect(sumFaultOf(read(xml))).toBe('allowances-differ')
  expect(sumFaultOf(read(xml.replace('<ram:SpecifiedTradeSettlementHeader', `${service}$&`)))).toBeNull()
})

test('a line of UBL that is made of others waits', () => {
  const found = read(UBL.replace('<cac:Item>', '<cac:SubInvoiceLine/>$&'))
  expect(found.lines.map((line) => priceOfLine(line, found))).toMatchObject([
    { doubts: ['has-parts'] },
    { doubts: [] },
  ])
})

test.each([
  ['a comma', '76,00'],
  ['an exponent', '7.6e1'],
  ['a space between thousands', '1 076'],
  ['a currency', '76 €'],
  ['more digits than a number holds', '76.00000000000001'],
])('a figure that is no plain decimal is none: %s', (_, written) => {
  for (const xml of [CII, UBL].map((text) => text.replaceAll('>76<', `>${written}<`))) {
    expect(priced(xml)).toEqual(['figure-unreadable', 4.3333])
    expect(sumFaultOf(read(xml))).toBe('line-total-missing')
  }
})

test.each(['76.00', '+76', '076', ' 76\n'])('a decimal may be written as %j', (written) => {
  expect(read(CII.replaceAll('>76<', `>${written}<`)).lines[0]?.lineTotal).toBe(76)
})

test('two totals where one belongs are none, and VAT in another currency is not its', () => {
  const twice = CII.replace(
    '<ram:TaxBasisTotalAmount>',
    '<ram:TaxBasisTotalAmount>191</ram:TaxBasisTotalAmount>$&',
  )
  expect(sumFaultOf(read(twice))).toBe('total-unreadable')
  const foreign = CII.replace(
    '<ram:TaxTotalAmount',
    '<ram:TaxTotalAmount currencyID="SEK">280</ram:TaxTotalAmount>$&',
  )
  expect(read(foreign).totals).toMatchObject({ vat: 24.98, unreadable: false })
})
