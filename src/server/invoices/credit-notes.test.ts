import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import type { Invoice, InvoiceSummary } from '#contract/invoice-shapes.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { stock } from '../testing/catalogues.ts'
import { addInvoice, applyInvoice, readInvoice, resolve } from '../testing/invoices.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))

/** 2 € above what was agreed, and 3 €. */
const BUTTER = lineAsRead({ name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal: 18 })
const CREAM = lineAsRead({ name: 'Crème', sellerCode: '002', quantity: 5, unitCode: 'LTR', lineTotal: 23 })
type Named = Pick<InvoiceAsRead['lines'][number], 'sellerCode' | 'name'>
const GESTURE: Named = { sellerCode: '', name: 'Geste commercial' }
const giving = (lineTotal: number, { sellerCode, name } = GESTURE) =>
  lineAsRead({ name, sellerCode, quantity: 1, unitCode: 'C62', lineTotal })

/** An applied invoice of the supplier. */
async function invoiced(number = 'F-1', lines = [BUTTER, CREAM]): Promise<Invoice> {
  const added = await resolve(chef, await addInvoice(chef, { number, lines }), {
    supplier: { id: supplier.id },
  })
  return (await applyInvoice(chef, added)).invoice
}

async function request({ id }: { id: string }, claim = 'asked', names = ['Beurre doux', 'Crème']) {
  const { version, items } = await readInvoice(chef, { id })
  const lineIds = items.filter(({ name }) => names.includes(name)).map((line) => line.id)
  return chef.done(chef.post<Invoice>(`/api/invoices/${id}/claim`, { version, lineIds, claim }))
}

const noted = (number: string, lines: InvoiceAsRead['lines'], creditedNumbers = ['F-1']) =>
  addInvoice(chef, { kind: 'credit', number, creditedNumbers, lines })
const undo = ({ id }: { id: string }) => chef.done(chef.post<Invoice>(`/api/invoices/${id}/undo`))
const claimsOf = async (invoice: { id: string }) =>
  (await readInvoice(chef, invoice)).items.map(({ claim, grantedBy }) => grantedBy?.number ?? claim)
/** As the list of applied invoices has it. */
async function listed({ id }: { id: string }) {
  const { items } = await chef.done(chef.get<{ items: InvoiceSummary[] }>('/api/invoices?state=applied'))
  return items.find((item) => item.id === id)
}

test('a credit note closes nothing before it is applied, says what it will close, and is undone', async () => {
  await stock(chef, supplier)
  const invoice = await invoiced()
  await request(invoice)
  const credit = await noted('A-1', [giving(2, BUTTER)])
  expect(await claimsOf(invoice)).toEqual(['asked', 'asked'])
  const closing = [
    { name: 'Beurre doux', overcharge: 2, grantedBy: { number: 'A-1' } },
    { name: 'Crème', overcharge: 3, grantedBy: null },
  ]
  expect(credit).toMatchObject({ credited: [{ id: invoice.id, number: 'F-1', lines: closing }] })
  const { invoice: applied } = await applyInvoice(chef, credit)
  expect(applied).toMatchObject({ credited: [{ lines: closing }] })
  expect(await claimsOf(invoice)).toEqual(['A-1', 'asked'])
  const sums = { claimed: 1, overcharged: 3, demanded: 5, received: 2 }
  expect(await readInvoice(chef, invoice)).toMatchObject({ ...sums, creditNotes: [{ state: 'applied' }] })
  expect(await listed(invoice)).toMatchObject(sums)
  expect(await undo(credit)).toMatchObject({ state: 'waiting', credited: [{ lines: closing }] })
  expect(await claimsOf(invoice)).toEqual(['asked', 'asked'])
  const aside = { version: (await readInvoice(chef, credit)).version, aside: true }
  await chef.done(chef.post(`/api/invoices/${credit.id}/aside`, aside))
})

test('a credit note of less than was asked leaves the claim open until another completes it', async () => {
  await stock(chef, supplier)
  const invoice = await invoiced()
  await request(invoice)
  const part = await noted('A-1', [giving(1)])
  await applyInvoice(chef, part)
  const open = { claimed: 2, overcharged: 5, demanded: 5, received: 1 }
  expect(await readInvoice(chef, invoice)).toMatchObject(open)
  expect(await listed(invoice)).toMatchObject(open)
  const rest = await noted('A-2', [giving(4)])
  await applyInvoice(chef, rest)
  expect(await claimsOf(invoice)).toEqual(['A-2', 'A-2'])
  const closed = { claimed: 0, overcharged: 0, demanded: 5, received: 0 }
  expect(await listed(invoice)).toMatchObject(closed)
  await undo(part)
  expect(await claimsOf(invoice), 'the rest alone does not cover it').toEqual(['asked', 'asked'])
})

test('an older credit note says that it closes what a newer one has left, before and after it is applied', async () => {
  await stock(chef, supplier)
  const invoice = await invoiced()
  await request(invoice)
  const older = await noted('A-1', [giving(4)])
  await applyInvoice(chef, await noted('A-2', [giving(1)]))
  const closing = [{ closes: true }, { closes: true }]
  expect(await readInvoice(chef, older)).toMatchObject({ credited: [{ lines: closing }] })
  const { invoice: applied } = await applyInvoice(chef, older)
  expect(applied).toMatchObject({ credited: [{ lines: closing }] })
  expect(await claimsOf(invoice)).toEqual(['A-2', 'A-2'])
  await undo(older)
  expect(await claimsOf(invoice)).toEqual(['asked', 'asked'])
})

test('what an older credit note covers again is not closed by it', async () => {
  await stock(chef, supplier)
  const invoice = await invoiced()
  await request(invoice)
  const older = await noted('A-1', [giving(2, BUTTER)])
  await applyInvoice(chef, await noted('A-2', [giving(2, BUTTER)]))
  const spare = { closes: false, grantedBy: { number: 'A-2' } }
  expect(await readInvoice(chef, older)).toMatchObject({ credited: [{ lines: [spare, { closes: false }] }] })
})

test('what is asked after its credit note was applied is closed by it', async () => {
  await stock(chef, supplier)
  const invoice = await invoiced()
  await applyInvoice(chef, await noted('A-1', [giving(2, BUTTER)]))
  expect((await request(invoice)).items).toMatchObject([
    { claim: 'granted', grantedBy: { number: 'A-1' } },
    { claim: 'asked', grantedBy: null },
  ])
})

test('what a hand has granted stays so when a credit note is undone', async () => {
  await stock(chef, supplier)
  const invoice = await invoiced()
  await request(invoice, 'granted', ['Crème'])
  await request(invoice, 'asked', ['Beurre doux'])
  const credit = await noted('A-1', [giving(20)])
  await applyInvoice(chef, credit)
  expect(await claimsOf(invoice)).toEqual(['A-1', 'granted'])
  await undo(credit)
  expect(await claimsOf(invoice)).toEqual(['asked', 'granted'])
})

test('a credit note of a supplier that was deleted since is undone too', async () => {
  await stock(chef, supplier)
  const invoice = await invoiced()
  await request(invoice)
  const credit = await noted('A-1', [giving(5)])
  await applyInvoice(chef, credit)
  await chef.done(chef.delete(`/api/suppliers/${supplier.id}`))
  expect(await claimsOf(invoice)).toEqual(['A-1', 'A-1'])
  expect(await undo(credit)).toMatchObject({ state: 'waiting', supplier: null })
  expect(await claimsOf(invoice)).toEqual(['asked', 'asked'])
})

test('a credit note without lines waits, and gives its total', async () => {
  await stock(chef, supplier)
  const invoice = await invoiced()
  await request(invoice)
  const totals = {
    lines: null,
    allowances: null,
    charges: null,
    withoutVat: 5,
    vat: null,
    withVat: 5.28,
    unreadable: false,
  }
  const credit = await addInvoice(chef, {
    kind: 'credit',
    number: 'A-1',
    creditedNumbers: ['F-1'],
    lines: [],
    totals,
  })
  expect(credit.state).toBe('waiting')
  await applyInvoice(chef, credit)
  expect(await claimsOf(invoice)).toEqual(['A-1', 'A-1'])
})

test('a credit note of several invoices grants what was asked for each, also where its seller is known later', async () => {
  await stock(chef, supplier)
  const numbers = ['F-1', 'F-2', 'F-3']
  const claimed = []
  for (const number of numbers) {
    const invoice = await invoiced(number, [BUTTER])
    await request(invoice)
    claimed.push(invoice)
  }
  const unknown = { name: 'Les Halles', siren: null, siret: null, vat: null }
  const credit = await addInvoice(chef, {
    kind: 'credit',
    number: 'A-1',
    seller: unknown,
    creditedNumbers: ['F-1', 'F-2'],
    lines: [giving(4, BUTTER)],
  })
  expect(credit).toMatchObject({ supplier: null, creditedNumbers: ['F-1', 'F-2'], credited: [] })
  await applyInvoice(chef, await resolve(chef, credit, { supplier: { id: supplier.id } }))
  const claims = await Promise.all(claimed.map((invoice) => readInvoice(chef, invoice)))
  expect(claims.map(({ items }) => items[0]?.claim)).toEqual(['granted', 'granted', 'asked'])
})

test('a credit note that is applied, undone and applied again leaves all claims as once, and undone as before', async () => {
  await stock(chef, supplier)
  const invoices = [await invoiced('F-1'), await invoiced('F-2')]
  for (const invoice of invoices) await request(invoice)
  const state = async () =>
    JSON.stringify(
      await Promise.all(
        invoices.map(async (invoice) => ({
          ...(await readInvoice(chef, invoice)),
          version: 0,
          creditNotes: [],
        })),
      ),
    )
  const amount = fc.integer({ min: 1, max: 10 })
  const given = fc.record({
    numbers: fc.constantFrom<string[]>(['F-1'], ['F-2'], ['F-1', 'F-2']),
    lines: fc.array(fc.tuple(amount, fc.constantFrom(BUTTER, CREAM, undefined)), {
      minLength: 1,
      maxLength: 2,
    }),
    beside: amount,
  })
  let count = 0
  await fc.assert(
    fc.asyncProperty(given, async ({ numbers, lines, beside }) => {
      count += 1
      const other = await noted(`B-${count}`, [giving(beside)])
      await applyInvoice(chef, other)
      const before = await state()
      const credit = await noted(
        `A-${count}`,
        lines.map(([euros, line]) => giving(euros, line)),
        numbers,
      )
      await applyInvoice(chef, credit)
      const once = await state()
      await undo(credit)
      expect(await state()).toBe(before)
      await applyInvoice(chef, credit)
      expect(await state()).toBe(once)
      await undo(credit)
      await undo(other)
    }),
    { numRuns: propertyRuns(12) },
  )
})
