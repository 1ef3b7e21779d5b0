import { expect, test } from 'vitest'
import type { PriceAct, PriceStep } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { isWithdrawn } from '#domain/pricing/price-source.ts'
import { catalogueOf, stock } from '../testing/catalogues.ts'
import { addInvoice, applyInvoice, preview, resolve } from '../testing/invoices.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Member } from '../testing/start-api.ts'

let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))

type Listed<Item> = { items: Item[] }
type Of = { id: string }

const saltFor = (lineTotal: number) => lineAsRead({ name: 'Sel de mer', sellerCode: '9', lineTotal })
const butterFor = (lineTotal: number) =>
  lineAsRead({ name: 'Beurre doux', sellerCode: '001', quantity: 2, lineTotal })
const ofSupplier = async (invoice: Parameters<typeof addInvoice>[1]) =>
  resolve(chef, await addInvoice(chef, invoice), { supplier: { id: supplier.id } })
const undo = ({ id }: Of) => chef.done(chef.post(`/api/invoices/${id}/undo`))
const productOf = ({ id }: Of) => chef.done(chef.get<UserProduct>(`/api/user-products/${id}`))
const type = async (product: Of, priceHt: number) => {
  const { version } = await productOf(product)
  return chef.done(chef.patch<UserProduct>(`/api/user-products/${product.id}`, { priceHt, version }))
}

/** The steps of a product that count, the newest first; the first is the price in force, since its day. */
async function countedOf(product: Of): Promise<PriceStep[]> {
  const { items } = await chef.done(chef.get<Listed<PriceStep>>(`/api/user-products/${product.id}/prices`))
  const { priceHt, priceChangedAt } = await productOf(product)
  const counted = items.filter((step) => !isWithdrawn(step))
  expect(counted[0]).toMatchObject({ newPriceHt: priceHt, at: priceChangedAt })
  return counted
}

test('an invoice that is undone and applied again is the last of the history and of the journal', async () => {
  const { ownButter } = await stock(chef, supplier)
  const invoice = await ofSupplier({ lines: [butterFor(18)] })
  await applyInvoice(chef, invoice)
  await undo(invoice)
  expect(await countedOf(ownButter)).toMatchObject([{ source: 'catalogue', newPriceHt: 8 }])
  const { invoice: again } = await applyInvoice(chef, invoice)
  expect(await countedOf(ownButter)).toMatchObject([
    { source: 'invoice', newPriceHt: 9, actId: again.actId, undoneAt: null },
    { newPriceHt: 8 },
  ])
  const { items } = await chef.done(chef.get<Listed<PriceAct>>('/api/price-changes'))
  expect(items.slice(0, 2)).toMatchObject([
    { id: again.actId, undoneAt: null, changes: [{ oldPriceHt: 8, newPriceHt: 9 }] },
    { source: 'invoice', undoneAt: expect.any(String) },
  ])
})

test('an invoice before another is not undone, from its page or the journal: the last one is named', async () => {
  await stock(chef, supplier)
  const first = await ofSupplier({ number: 'F-1', lines: [butterFor(18)] })
  const { invoice } = await applyInvoice(chef, first)
  const second = await ofSupplier({ number: 'F-2', lines: [butterFor(20)] })
  await applyInvoice(chef, second)
  const refused = {
    status: 409,
    body: { code: 'CATALOGUE_CHANGED', data: { later: { kind: 'invoice', name: 'F-2' } } },
  }
  expect(await chef.post(`/api/invoices/${first.id}/undo`)).toMatchObject(refused)
  expect(await chef.post(`/api/price-changes/${invoice.actId}/undo`)).toMatchObject(refused)
  await undo(second)
  await undo(first)
})

/** Salt without a price, and its invoices, the first of which makes its article. */
async function salted() {
  const salt = await buy(chef, { name: 'Sel', priceHt: null })
  const facts = (await addInvoice(chef, { number: 'F-0', lines: [saltFor(2)] })).items[0]?.read
  if (!facts) throw new Error('the line has no facts')
  const given = async (number: string, issuedOn: string, lineTotal: number) => {
    const invoice = await ofSupplier({ number, issuedOn, lines: [saltFor(lineTotal)] })
    const [first] = invoice.items
    if (first?.article) return invoice
    const resolved = { as: 'new' as const, facts, productId: salt.id }
    return resolve(chef, invoice, { lines: [{ id: first?.id ?? '', resolved }] })
  }
  return { salt, given }
}

const daysOf = async (product: Of) =>
  (await countedOf(product)).map(({ at, newPriceHt }) => [at.slice(0, 10), newPriceHt])

test('an invoice that is undone leaves the history to one of an earlier day', async () => {
  const { salt, given } = await salted()
  await applyInvoice(chef, await given('F-1', '2026-03-02', 2))
  const later = await given('F-3', '2026-03-20', 4)
  await applyInvoice(chef, later)
  await undo(later)
  await applyInvoice(chef, await given('F-2', '2026-03-10', 3))
  expect(await daysOf(salt)).toEqual([
    ['2026-03-10', 3],
    ['2026-03-02', 2],
  ])
})

test('an invoice that an agreed price outdates is no step of a product which has not taken that', async () => {
  const { salt, given } = await salted()
  const { invoice } = await applyInvoice(chef, await given('F-1', '2026-03-02', 2))
  const article = (await catalogueOf(chef, supplier)).find(({ id }) => id === invoice.items[0]?.article?.id)
  const agreed = { priceHt: 5, version: article?.version }
  await chef.done(chef.patch(`/api/suppliers/${supplier.id}/products/${article?.id}`, agreed))
  const outdated = await given('F-2', '2026-03-10', 3)
  expect(await applyInvoice(chef, outdated)).toMatchObject({ products: 0, newer: 1 })
  expect(await daysOf(salt)).toEqual([['2026-03-02', 2]])
})

test('a price behind a newer one is no change of the dashboard, and touches no sheet in the journal', async () => {
  const { salt, given } = await salted()
  await write(chef, { ingredients: [grams(salt, 500)] })
  await applyInvoice(chef, await given('F-1', '2026-03-02', 2))
  await applyInvoice(chef, await given('F-3', '2026-03-20', 4))
  const old = await given('F-2', '2026-03-10', 3)
  await applyInvoice(chef, old)
  const journal = async (query = '') =>
    (await chef.done(chef.get<Listed<PriceAct>>(`/api/price-changes${query}`))).items
  const none = { sheets: 0, onPlates: null, changes: [{ onPlates: null }] }
  expect((await journal()).find(({ id }) => id === old.id)).toMatchObject({ past: true, ...none })
  expect((await journal('?past=without')).map(({ id }) => id)).not.toContain(old.id)
})

test('the price that undoing gives back comes after those that were typed since', async () => {
  const { ownButter } = await stock(chef, supplier)
  const invoice = await ofSupplier({ lines: [butterFor(18)] })
  await applyInvoice(chef, invoice)
  await type(ownButter, 10)
  await type(ownButter, 9)
  await undo(invoice)
  expect((await countedOf(ownButter)).map(({ source, newPriceHt }) => [source, newPriceHt])).toEqual([
    ['undo', 8],
    ['typed', 9],
    ['typed', 10],
    ['catalogue', 8],
  ])
})

test('a line that was left out of a later invoice keeps no earlier one from setting its price', async () => {
  const { ownButter } = await stock(chef, supplier)
  const later = await ofSupplier({ lines: [butterFor(18), butterFor(20)] })
  await applyInvoice(chef, later)
  const { prices } = await preview(chef, await addInvoice(chef, { number: 'F-0', lines: [butterFor(17)] }))
  expect(prices).toMatchObject([{ newer: false, laterInvoice: null }])
  expect(await countedOf(ownButter)).toMatchObject([{ source: 'catalogue', newPriceHt: 8 }])
})

test('a price of the same day gives way to the invoice, which says so', async () => {
  await stock(chef, supplier)
  const first = await ofSupplier({ number: 'F-1', lines: [butterFor(18)] })
  expect((await preview(chef, first)).prices).toMatchObject([{ newer: false, sameDay: 'list' }])
  await applyInvoice(chef, first)
  const second = await addInvoice(chef, { number: 'F-2', lines: [butterFor(20)] })
  expect((await preview(chef, second)).prices).toMatchObject([{ newer: false, sameDay: 'invoice' }])
  const before = await addInvoice(chef, { number: 'F-0', lines: [butterFor(22)] })
  expect((await preview(chef, before)).prices).toMatchObject([{ newer: true, sameDay: null }])
})
