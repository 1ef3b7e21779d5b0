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

/** A price as it is expected, where the cent that the total is rounded to makes the difference. */
function nearest(priceHt: number, { lineTotal }: Invoice['lines'][number], expected: string): number {
  const wanted = Number(expected.split('/')[0])
  const share = Math.abs(priceHt / wanted - 1)
  return share <= 0.005 / (lineTotal ?? 0) + 1e-4 ? wanted : priceHt
}

/** What is shown of a line: its price with what differs, or what it waits for, or why it has none. */
function shown(line: Invoice['lines'][number], invoice: Invoice, expected: string): string {
  const price = priceOfLine(line, invoice)
  if (!price.known) return ['none', price.reason, price.charge ?? ''].join(' ').trim()
  if (price.doubts.length > 0) return `waits ${price.doubts.join(' ')}`
  const { priceHt, unit } = price.facts
  return [`${String(nearest(priceHt, line, expected))}/${unit}`, price.printed?.cause ?? ''].join(' ').trim()
}

test('there are at least sixty', () => expect(KITCHEN_INVOICES.length).toBeGreaterThanOrEqual(60))

test.each(KITCHEN_INVOICES)('$title: every line has the right price, or waits', ({ invoice, expected }) => {
  const [cii, ubl] = [read(writeCii(invoice)), read(writeUbl(invoice))]
  expect({ ...ubl, syntax: 'cii' }).toEqual(cii)
  expect(asideReasonOf(cii, null)).toBeNull()
  expect(cii.lines.map((line, at) => shown(line, cii, expected[at] ?? ''))).toEqual(expected)
})
