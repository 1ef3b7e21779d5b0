import { expect, test } from 'vitest'
import { invoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import type { Invoice, InvoiceLine } from '#domain/invoices/invoice.ts'
import { billed, kitchenInvoice } from '#domain/invoices/testing/kitchen-invoice.ts'
import { PACKED_INVOICES } from '#domain/invoices/testing/packed-invoices.ts'
import { writeCii } from '#domain/invoices/testing/write-cii.ts'
import { readXml } from '../reading/read-xml.ts'
import { invoiceAsSent } from './invoice-as-sent.ts'

function read({ invoice }: { invoice: Parameters<typeof writeCii>[0] }): Invoice {
  const reading = readXml(new TextEncoder().encode(writeCii(invoice)))
  if (!reading.known) throw new Error(reading.reason)
  return reading.invoice
}

const one = () => read(kitchenInvoice('one line', [billed('Comté', '3 KGM', 20, '20/kg')]))
const line = () => one().lines[0] as InvoiceLine

/** What is sent of the line of an invoice with it, which the contract takes. */
function sentLine(changes: Partial<InvoiceLine>) {
  const sent = invoiceAsSent({ ...one(), lines: [{ ...line(), ...changes }] })
  expect(invoiceAsRead.parse(sent)).toEqual(sent)
  return sent.lines[0]
}

test.each(PACKED_INVOICES)('$title: sent as it was read', (written) => {
  const invoice = read(written)
  const sent = invoiceAsSent(invoice)
  expect(invoiceAsRead.parse(sent)).toEqual(sent)
  expect(sent.lines).toEqual(invoice.lines)
  expect(invoice).toMatchObject(sent)
})

test('a figure beyond what is stored is one that could not be read, and not another', () => {
  expect(sentLine({ quantity: 1e9, baseQuantity: -1e9, lineTotal: 1e7, vatRate: 101 })).toMatchObject({
    quantity: null,
    baseQuantity: null,
    lineTotal: null,
    vatRate: null,
    unreadable: ['quantity', 'baseQuantity', 'lineTotal', 'vatRate'],
  })
  const totals = { ...one().totals, withVat: 1e7 }
  expect(invoiceAsSent({ ...one(), totals }).totals).toMatchObject({ withVat: null, unreadable: true })
})

test('a code that is too long is none, and a unit that is stays unknown', () => {
  expect(
    sentLine({ sellerCode: '1'.repeat(65), ean: '1'.repeat(15), baseUnitCode: 'KILOGRAMMES NETS' }),
  ).toMatchObject({ sellerCode: null, ean: null, baseUnitCode: 'KILOGRAMME' })
})

test('discounts that are too many to be sent count as unreadable', () => {
  const allowances = Array.from({ length: 101 }, () => ({
    kind: 'allowance' as const,
    amount: 1,
    reason: '',
  }))
  expect(sentLine({ allowances })?.unreadable).toEqual(['allowances'])
  expect(invoiceAsSent({ ...one(), allowances }).totals.unreadable).toBe(true)
})

test('a seller without a name is called by its number', () => {
  const seller = { name: '', siren: '732829320', siret: null, vat: null }
  expect(invoiceAsSent({ ...one(), seller }).seller.name).toBe('732829320')
})
