import { expect, test } from 'vitest'
import type { Invoice } from '#domain/invoices/invoice.ts'
import { priceOfLine } from '#domain/invoices/line-price.ts'
import { CHARGED_INVOICES } from '#domain/invoices/testing/charged-invoices.ts'
import { PACKED_INVOICES } from '#domain/invoices/testing/packed-invoices.ts'
import { WEIGHED_INVOICES } from '#domain/invoices/testing/weighed-invoices.ts'
import { writeCii } from '#domain/invoices/testing/write-cii.ts'
import { writeUbl } from '#domain/invoices/testing/write-ubl.ts'
import { asideReasonOf } from '#domain/invoices/whose-invoice.ts'
import { readXml } from './read-xml.ts'

const KITCHEN_INVOICES = [...WEIGHED_INVOICES, ...PACKED_INVOICES, ...CHARGED_INVOICES]

function read(xml: string): Invoice {
  const reading = readXml(new TextEncoder().encode(xml))
  if (!reading.known) throw new Error(reading.reason)
  return reading.invoice
}

/** What is shown of a line: its price with what differs, or what it waits for, or why it has none. */
function shown(line: Invoice['lines'][number], invoice: Invoice): string {
  const price = priceOfLine(line, invoice)
  if (!price.known) return ['none', price.reason, price.charge ?? ''].join(' ').trim()
  if (price.doubts.length > 0) return `waits ${price.doubts.join(' ')}`
  const { priceHt, unit } = price.facts
  return [`${String(priceHt)}/${unit}`, price.printed?.cause ?? ''].join(' ').trim()
}

test('there are at least sixty', () => expect(KITCHEN_INVOICES.length).toBeGreaterThanOrEqual(60))

test.each(KITCHEN_INVOICES)('$title: every line has the right price, or waits', ({ invoice, expected }) => {
  const [cii, ubl] = [read(writeCii(invoice)), read(writeUbl(invoice))]
  expect({ ...ubl, syntax: 'cii' }).toEqual(cii)
  expect(asideReasonOf(cii, null)).toBeNull()
  expect(cii.lines.map((line) => shown(line, cii))).toEqual(expected)
})
