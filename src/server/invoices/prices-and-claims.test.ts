import { expect, test } from 'vitest'
import type { Account } from '#contract/account.ts'
import type { Invoice } from '#contract/invoice-shapes.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { invoiceAsRead, lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { catalogueOf, stock } from '../testing/catalogues.ts'
import { addInvoice, applyInvoice, preview, readInvoice, resolve } from '../testing/invoices.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))

const OWN = { name: 'Chez Louise', siren: '732829320', siret: null, vat: null }
const METRO = { name: 'Les Halles', siren: '404000002', siret: null, vat: null }
const BUTTER = lineAsRead({ name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal: 18 })
const CREAM = lineAsRead({ name: 'Crème', sellerCode: '002', quantity: 5, unitCode: 'LTR', lineTotal: 19 })
/** An invoice of the supplier, whose lines of known codes are matched. */
const ofSupplier = async (invoice: Parameters<typeof addInvoice>[1] = {}) =>
  resolve(chef, await addInvoice(chef, invoice), { supplier: { id: supplier.id } })

test.each([
  ['in another currency', { currency: 'CHF' }, 'currency'],
  ['without lines', { lines: [] }, 'no-lines'],
])('an invoice %s is set aside', async (_what, invoice, asideReason) => {
  expect(await addInvoice(chef, invoice)).toMatchObject({ state: 'aside', asideReason })
})

test.each([
  ['for another company', { buyer: { siren: '552032534', vat: null } }, 'other-buyer'],
  ['for another number of VAT', { buyer: { siren: null, vat: 'BE0123456789' } }, 'other-buyer'],
  ['that the house has sent', { buyer: { siren: '552032534', vat: null }, seller: OWN }, 'own-sale'],
  ['for the house', { buyer: { siren: null, vat: 'FR44732829320' }, seller: METRO }, null],
  ['for nobody that is known', { seller: METRO }, null],
])(
  'an invoice %s is judged by the SIREN of the house, and may be taken back',
  async (_what, invoice, asideReason) => {
    const { version } = await chef.done(chef.get<Account>('/api/account'))
    await chef.done(chef.patch('/api/account', { settings: { siren: OWN.siren }, version }))
    const added = await addInvoice(chef, { seller: METRO, ...invoice })
    expect(added.asideReason).toBe(asideReason)
    if (asideReason === null) return
    const back = { version: added.version, aside: false }
    expect(await chef.done(chef.post(`/api/invoices/${added.id}/aside`, back))).toMatchObject({
      state: 'waiting',
    })
  },
)

test('an invoice that does not add up is set aside', async () => {
  const { totals, ...invoice } = invoiceAsRead()
  const wrong = await addInvoice(chef, { ...invoice, totals: { ...totals, lines: 4 } })
  expect(wrong).toMatchObject({ state: 'aside', asideReason: 'sums-differ' })
  const back = await chef.post(`/api/invoices/${wrong.id}/aside`, { version: wrong.version, aside: false })
  expect(back.body).toMatchObject({ code: 'INVOICE_NOT_WAITING' })
})

test('no price is set by a line that is free, comes back, or is of an unknown unit, and a credit note', async () => {
  await stock(chef, supplier)
  const lines = [
    { ...BUTTER, lineTotal: 0 },
    { ...BUTTER, quantity: -1, lineTotal: -9 },
    { ...CREAM, unitCode: 'ZZZ' },
  ]
  const invoice = await ofSupplier({ lines })
  const plan = await preview(chef, invoice)
  expect(plan.left.map(({ reasons }) => reasons)).toEqual([['free'], ['negative'], ['unit-unknown']])
  expect(plan.prices).toEqual([])
  const before = await catalogueOf(chef, supplier)
  await applyInvoice(chef, invoice)
  await applyInvoice(chef, await addInvoice(chef, { kind: 'credit', number: 'A-1', lines: [BUTTER] }))
  expect(await catalogueOf(chef, supplier)).toEqual(before)
})

test('no price is set for an article with two prices on one invoice', async () => {
  await stock(chef, supplier)
  const invoice = await ofSupplier({ lines: [BUTTER, { ...BUTTER, lineTotal: 20 }] })
  const { left, prices } = await preview(chef, invoice)
  expect(left.map(({ reasons }) => reasons)).toEqual([['several-prices'], ['several-prices']])
  expect(prices).toEqual([])
})

test('no price is set that is five times the one before, until it is confirmed', async () => {
  await stock(chef, supplier)
  const invoice = await ofSupplier({ lines: [{ ...BUTTER, lineTotal: 180 }] })
  const [line] = invoice.items
  expect(line).toMatchObject({ doubts: ['price-far-from-known'], overcharge: 0 })
  expect(invoice).toMatchObject({ overcharged: 0 })
  const price = { unit: 'kg' as const, priceHt: 90 }
  const wrong = { version: invoice.version, lines: [{ id: line?.id, price: { ...price, priceHt: 89 } }] }
  expect((await chef.change(`/api/invoices/${invoice.id}`, wrong)).status).toBe(422)
  const confirmed = await resolve(chef, invoice, { lines: [{ id: line?.id ?? '', price }] })
  expect(confirmed.items[0]).toMatchObject({ doubts: [], unitPriceHt: 90, overcharge: 164 })
  expect(confirmed).toMatchObject({ overcharged: 164 })
})

test('a price that was agreed after the day of an invoice is none that it breaks', async () => {
  await stock(chef, supplier)
  const lines = [lineAsRead({ name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal: 18 })]
  const added = await addInvoice(chef, { lines, issuedOn: '2026-01-05' })
  const invoice = await resolve(chef, added, { supplier: { id: supplier.id } })
  const line = { agreedPriceHt: 8, agreedLater: true, overcharge: 0 }
  expect(invoice).toMatchObject({ overcharged: 0, items: [line] })
  const { items } = await chef.done(chef.get<{ items: Invoice[] }>('/api/invoices?state=waiting'))
  expect(items).toMatchObject([{ overcharged: 0 }])
  const { invoice: applied } = await applyInvoice(chef, invoice)
  expect(applied).toMatchObject({ overcharged: 0, items: [{ agreedPriceHt: null, overcharge: 0 }] })
})

test('what was invoiced above the agreed price is claimed until a credit note names the invoice', async () => {
  await stock(chef, supplier)
  const invoice = await ofSupplier({ lines: [BUTTER, CREAM] })
  expect(invoice).toMatchObject({
    overcharged: 2,
    items: [{ agreedPriceHt: 8, overcharge: 2 }, { overcharge: 0 }],
  })
  const { invoice: applied } = await applyInvoice(chef, invoice)
  expect(applied).toMatchObject({ overcharged: 2 })
  expect(applied.items[0]?.agreedAt).toBe(invoice.items[0]?.agreedAt)
  expect(Date.parse(applied.items[0]?.agreedAt ?? '')).toBeLessThanOrEqual(Date.now())
  const both = { version: applied.version, lineIds: applied.items.map(({ id }) => id), claim: 'asked' }
  expect(
    await chef.post(`/api/invoices/${invoice.id}/claim`, both),
    'cream costs what was agreed',
  ).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'lineIds.1' }] } },
  })
  const claim = { version: applied.version, lineIds: [applied.items[0]?.id], claim: 'asked' }
  const claimed = await chef.done(chef.post<Invoice>(`/api/invoices/${invoice.id}/claim`, claim))
  expect(claimed).toMatchObject({ claimed: 1, overcharged: 2 })
  const second = await addInvoice(chef, { number: 'F-2', lines: [BUTTER] })
  expect(second, 'an invoice agrees to nothing').toMatchObject({ overcharged: 2 })
  const credit = await addInvoice(chef, {
    kind: 'credit',
    number: 'A-1',
    creditedNumbers: ['F-1'],
    lines: [BUTTER],
  })
  await applyInvoice(chef, credit)
  expect(await readInvoice(chef, invoice)).toMatchObject({
    claimed: 0,
    overcharged: 0,
    items: [{ claim: 'granted' }, {}],
    creditNotes: [{ number: 'A-1', totalHt: 18 }],
  })
})

test('what is claimed is the sum of the cents of its lines', async () => {
  await stock(chef, supplier)
  const line = { ...BUTTER, quantity: 0.333, lineTotal: 2.75 }
  const invoice = await ofSupplier({ lines: [line, line] })
  expect(invoice).toMatchObject({ overcharged: 0.18, items: [{ overcharge: 0.09 }, { overcharge: 0.09 }] })
})

const takenOf = ({ items }: Invoice) => items.map(({ taken }) => taken)

test('a line says whether applying wrote its price, or the catalogue has kept its own', async () => {
  await stock(chef, supplier)
  const salt = lineAsRead({ name: 'Sel', sellerCode: '9' })
  const invoice = await ofSupplier({ lines: [BUTTER, salt] })
  expect(takenOf(invoice)).toEqual([null, null])
  expect(takenOf((await applyInvoice(chef, invoice)).invoice)).toEqual(['written', null])
  const older = await ofSupplier({ number: 'F-2', issuedOn: '2026-03-02', lines: [BUTTER, CREAM] })
  expect(takenOf((await applyInvoice(chef, older)).invoice)).toEqual(['kept', 'kept'])
  await chef.done(chef.post(`/api/invoices/${invoice.id}/undo`))
  expect(takenOf(await readInvoice(chef, invoice))).toEqual([null, null])
})

test('an unknown unit that the user has named is known on the next invoice, and a free line asks nothing', async () => {
  await stock(chef, supplier)
  const lines = [
    { ...BUTTER, unitCode: 'ZZ' },
    { ...CREAM, lineTotal: 0 },
  ]
  const invoice = await ofSupplier({ lines })
  expect(invoice).toMatchObject({ toLookAt: 1, items: [{ unitPriceHt: null }, { doubts: ['free'] }] })
  const price = { unit: 'kg' as const, priceHt: 9 }
  const named = await resolve(chef, invoice, { lines: [{ id: invoice.items[0]?.id ?? '', price }] })
  expect(named).toMatchObject({ toLookAt: 0, items: [{ unit: 'kg', unitPriceHt: 9, doubts: [] }, {}] })
  await applyInvoice(chef, named)
  const next = await addInvoice(chef, {
    number: 'F-2',
    lines: [{ ...BUTTER, unitCode: 'ZZ', lineTotal: 20 }],
  })
  expect(next).toMatchObject({ toLookAt: 0, items: [{ unit: 'kg', unitPriceHt: 10 }] })
})
