import { expect, test } from 'vitest'
import type { CatalogueProduct } from '#contract/catalogue.ts'
import type { Invoice, InvoiceLineAnswer, InvoiceSummary, ResolvedLine } from '#contract/invoice-shapes.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { offer } from '../testing/catalogues.ts'
import { addInvoice, applyInvoice, preview, resolve } from '../testing/invoices.ts'
import type { Member } from '../testing/start-api.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'

let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ chef, supplier } = setUp))

type InvoiceList = { items: InvoiceSummary[]; waiting: { toLookAt: number } }

const COGNAC = { name: 'Cognac VSOP', sellerCode: '7', unitCode: 'H87', quantity: 2, lineTotal: 64 }
const offerCognac = (facts: Parameters<typeof offer>[2]) =>
  offer(chef, supplier, { code: '7', name: 'Cognac VSOP', priceHt: 30, ...facts })
const ofSupplier = async (...lines: Parameters<typeof lineAsRead>[0][]) =>
  resolve(chef, await addInvoice(chef, { lines: lines.map((line) => lineAsRead(line)) }), {
    supplier: { id: supplier.id },
  })
const answer = (line: InvoiceLineAnswer | undefined, change: Omit<ResolvedLine, 'id'>) => ({
  lines: [{ id: line?.id ?? '', ...change }],
})
const priceOf = async ({ id }: CatalogueProduct) => {
  const address = `/api/suppliers/${supplier.id}/products?limit=200`
  const { items } = await chef.done(chef.get<{ items: CatalogueProduct[] }>(address))
  return items.find((article) => article.id === id)?.priceHt
}

test.each([
  ['by the piece', { unit: 'pièce' as const }],
  ['by the piece of a content', { unit: 'pièce' as const, contentQuantity: 70, contentUnit: 'cl' as const }],
  ['by the bottle', { unit: 'bouteille' as const, contentQuantity: 70, contentUnit: 'cl' as const }],
])('a piece is billed of what the catalogue sells %s, at its price', async (_how, facts) => {
  const article = await offerCognac(facts)
  const invoice = await ofSupplier(COGNAC)
  expect(invoice).toMatchObject({ toLookAt: 0, items: [{ misfit: null, unitPriceHt: 32 }] })
  expect(await preview(chef, invoice)).toMatchObject({ rises: 1, left: [] })
  await applyInvoice(chef, invoice)
  expect(await priceOf(article)).toBe(32)
})

test('a price that is none of the article waits, until the user confirms it', async () => {
  const article = await offerCognac({ unit: 'kg', contentQuantity: null, contentUnit: null })
  const invoice = await ofSupplier(COGNAC)
  expect(invoice).toMatchObject({ toLookAt: 1, items: [{ misfit: 'content-missing' }] })
  expect(await preview(chef, invoice)).toMatchObject({ prices: [], left: [{ reasons: ['content-missing'] }] })
  const [line] = invoice.items
  const wrong = { ...answer(line, { price: { unit: 'kg', priceHt: 33 } }), version: invoice.version }
  expect((await chef.change(`/api/invoices/${invoice.id}`, wrong)).status).toBe(422)
  const confirmed = await resolve(chef, invoice, answer(line, { price: { unit: 'kg', priceHt: 32 } }))
  expect(confirmed).toMatchObject({ toLookAt: 0, items: [{ misfit: null, unit: 'kg' }] })
  await applyInvoice(chef, confirmed)
  expect(await priceOf(article)).toBe(32)
})

test('another content than that of the article waits, and what was confirmed of it is forgotten with the article', async () => {
  await offerCognac({ unit: 'bouteille', contentQuantity: 1, contentUnit: 'L' })
  const invoice = await ofSupplier({ ...COGNAC, name: 'Cognac VSOP 70 cl', unitCode: 'XBO' })
  expect(invoice).toMatchObject({ toLookAt: 1, items: [{ misfit: 'content-differs', unit: 'L' }] })
  const [line] = invoice.items
  const price = { unit: 'bouteille' as const, priceHt: 32 }
  const confirmed = await resolve(chef, invoice, answer(line, { price }))
  expect(confirmed).toMatchObject({ toLookAt: 0, items: [{ misfit: null, unitPriceHt: 32 }] })
  const open = await resolve(chef, confirmed, answer(line, { resolved: { as: 'open' } }))
  const articleId = line?.article?.id ?? ''
  const again = await resolve(chef, open, answer(line, { resolved: { as: 'article', articleId } }))
  expect(again).toMatchObject({ items: [{ misfit: 'content-differs' }] })
})

test('what was confirmed for an article holds on its next invoice', async () => {
  await offerCognac({ unit: 'kg' })
  const invoice = await ofSupplier(COGNAC)
  const price = { unit: 'kg' as const, priceHt: 32 }
  await applyInvoice(chef, await resolve(chef, invoice, answer(invoice.items[0], { price })))
  const next = await addInvoice(chef, { number: 'F-2', lines: [lineAsRead({ ...COGNAC, lineTotal: 66 })] })
  expect(next).toMatchObject({
    toLookAt: 0,
    items: [{ misfit: null, unit: 'kg', unitPriceHt: 33, doubts: [] }],
  })
  const open = await resolve(chef, next, answer(next.items[0], { resolved: { as: 'open' } }))
  expect(open).toMatchObject({ items: [{ unit: 'pièce', unitPriceHt: 33 }] })
})

test('a price far from that of its article waits, when it is confirmed for it and on the next invoice', async () => {
  const article = await offerCognac({ unit: 'kg', priceHt: 3 })
  const invoice = await ofSupplier(COGNAC)
  const price = { unit: 'kg' as const, priceHt: 32 }
  const far = { doubts: ['price-far-from-known'] }
  const first = await resolve(chef, invoice, answer(invoice.items[0], { price }))
  expect(first).toMatchObject({ toLookAt: 1, items: [far] })
  expect(await preview(chef, first)).toMatchObject({ prices: [], left: [{ reasons: far.doubts }] })
  const confirmed = await resolve(chef, first, answer(first.items[0], { price }))
  expect(confirmed).toMatchObject({ toLookAt: 0, items: [{ doubts: [], unit: 'kg', unitPriceHt: 32 }] })
  await applyInvoice(chef, confirmed)
  const line = lineAsRead({ ...COGNAC, sellerCode: null, lineTotal: 6.4 })
  const next = await addInvoice(chef, { number: 'F-2', lines: [line] })
  const [item] = next.items
  expect(item?.article, 'without its code it is none by itself').toBeNull()
  const named = { resolved: { as: 'article' as const, articleId: article.id } }
  const again = await resolve(chef, next, answer(item, named))
  const ofPiece = await resolve(chef, again, answer(item, { price: { unit: 'kg', priceHt: 3.2 } }))
  expect(ofPiece).toMatchObject({ toLookAt: 1, items: [far] })
  const open = await resolve(chef, ofPiece, answer(item, { resolved: { as: 'open' } }))
  expect(open).toMatchObject({ items: [{ doubts: [], article: null, unit: 'pièce' }] })
})

test('a price that moves by about what the pack holds waits, though it is not five times the known one', async () => {
  await offer(chef, supplier, { code: '3', name: 'Eau gazeuse', unit: 'bouteille', priceHt: 0.65 })
  const water = { name: 'Eau gazeuse pack 4 x 1 L', sellerCode: '3', unitCode: 'XPK' }
  const invoice = await ofSupplier({ ...water, quantity: 2, lineTotal: 4.8 })
  const [line] = invoice.items
  const at = (priceHt: number) => answer(line, { price: { unit: 'bouteille', priceHt } })
  const pack = await resolve(chef, invoice, at(2.4))
  expect(pack).toMatchObject({ toLookAt: 1, items: [{ doubts: ['price-far-from-known'] }] })
  const bottle = await resolve(chef, pack, at(0.6))
  expect(bottle).toMatchObject({ toLookAt: 0, items: [{ doubts: [], misfit: null, unitPriceHt: 0.6 }] })
})

test('an article that is given back is not to be looked at', async () => {
  await offerCognac({ unit: 'pièce' })
  const invoice = await ofSupplier({ ...COGNAC, quantity: -1, lineTotal: -32 })
  expect(invoice).toMatchObject({ toLookAt: 0, items: [{ doubts: ['negative'] }] })
})

test('a line that the user gives an article waits where its price is far from the known one', async () => {
  const article = await offerCognac({ unit: 'pièce', priceHt: 3, code: '9' })
  const invoice = await ofSupplier(COGNAC)
  const resolved = { as: 'article' as const, articleId: article.id }
  const named = await resolve(chef, invoice, answer(invoice.items[0], { resolved }))
  expect(named).toMatchObject({ toLookAt: 1, items: [{ doubts: ['price-far-from-known'] }] })
})

test('of two prices of one article, one is left without a price and the other is taken', async () => {
  const article = await offerCognac({ unit: 'pièce' })
  const invoice = await ofSupplier(COGNAC, { ...COGNAC, lineTotal: 70 })
  expect(invoice).toMatchObject({ toLookAt: 2 })
  expect(invoice.items.map(({ misfit }) => misfit)).toEqual(['several-prices', 'several-prices'])
  const left = await resolve(chef, invoice, answer(invoice.items[1], { resolved: { as: 'unpriced' } }))
  expect(left).toMatchObject({ toLookAt: 0, items: [{ misfit: null }, { doubts: ['unpriced'] }] })
  await applyInvoice(chef, left)
  expect(await priceOf(article)).toBe(32)
})

test('the list says of an invoice what its page says, also once it is applied and set aside', async () => {
  await offerCognac({ unit: 'bouteille', contentQuantity: 70, contentUnit: 'cl' })
  await offer(chef, supplier, { code: '8', name: 'Sel', unit: 'pièce', priceHt: 1 })
  const salt = { name: 'Sel', sellerCode: '8', unitCode: 'C62', quantity: 1 }
  const invoice = await ofSupplier(
    { ...COGNAC, name: 'Cognac VSOP 70 cl' },
    { ...salt, lineTotal: 2 },
    { ...salt, lineTotal: 3 },
    { name: 'Poivre', sellerCode: '9' },
    { name: 'Échantillon', sellerCode: '10', lineTotal: 0 },
  )
  expect(invoice).toMatchObject({ toLookAt: 3, overcharged: 7 })
  const listed = async () => {
    const list = await chef.done(chef.get<InvoiceList>('/api/invoices'))
    const [{ toLookAt, overcharged, claimed } = { toLookAt: 0, overcharged: 0, claimed: 0 }] = list.items
    return { toLookAt, overcharged, claimed, ofAll: list.waiting.toLookAt }
  }
  expect(await listed()).toEqual({ toLookAt: 3, overcharged: 7, claimed: 0, ofAll: 3 })
  const setAside = (aside: boolean, { version }: { version: number }) =>
    chef.done(chef.post<Invoice>(`/api/invoices/${invoice.id}/aside`, { version, aside }))
  const aside = await setAside(true, invoice)
  expect(aside).toMatchObject({ toLookAt: 0, overcharged: 0 })
  expect(aside.items.map(({ overcharge }) => overcharge)).toEqual([0, 0, 0, 0, 0])
  expect(await listed()).toEqual({ toLookAt: 0, overcharged: 0, claimed: 0, ofAll: 0 })
  const { invoice: applied } = await applyInvoice(chef, await setAside(false, aside))
  expect(applied).toMatchObject({ overcharged: 7 })
  expect(await listed()).toMatchObject({ overcharged: 7, ofAll: 0 })
})
