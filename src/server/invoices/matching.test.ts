import { expect, test } from 'vitest'
import type { Supplier } from '#contract/suppliers.ts'
import { lineAsRead } from '#contract/testing/invoice-fixtures.ts'
import { catalogueFacts } from '#contract/testing/supplier-fixtures.ts'
import { asMember } from '#database/as-member.ts'
import { offer } from '../testing/catalogues.ts'
import { buy } from '../testing/kitchen.ts'
import { addInvoice, applyInvoice, readInvoice, resolve } from '../testing/invoices.ts'
import { supplierForEachTest } from '../testing/supplier-set-up.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let supplier: Supplier
supplierForEachTest((setUp) => ({ api, chef, supplier } = setUp))

const EAN = '3017620422003'
const SALT = lineAsRead({ name: 'Sel fin', sellerCode: 'S1', ean: EAN, quantity: 2, lineTotal: 2 })

/** An invoice of the supplier, whose lines of known numbers are matched. */
const ofSupplier = async (invoice: Parameters<typeof addInvoice>[1] = {}) =>
  resolve(chef, await addInvoice(chef, invoice), { supplier: { id: supplier.id } })

const eans = () =>
  asMember(api.database, chef.userId, async ({ client }) => {
    const { rows } = await client.query<{ ean: string | null }>(
      'SELECT ean FROM supplier_products ORDER BY name',
    )
    return rows.map(({ ean }) => ean)
  })

/** The salt of an invoice, as an article of the catalogue with its GTIN. */
async function salted() {
  const invoice = await ofSupplier({ lines: [SALT] })
  const facts = catalogueFacts({ name: 'Sel fin', code: 'S1', priceHt: 1 })
  const lines = [{ id: invoice.items[0]?.id ?? '', resolved: { as: 'new' as const, facts, productId: null } }]
  await applyInvoice(chef, await resolve(chef, invoice, { lines }))
  const { items } = await readInvoice(chef, invoice)
  return { invoice, article: items[0]?.article?.id }
}

test('an article has the GTIN of the line that made it, until that is undone', async () => {
  await offer(chef, supplier, { name: 'Poivre', code: 'P1', priceHt: 18 })
  const { invoice } = await salted()
  expect(await eans()).toEqual([null, EAN])
  const pepper = lineAsRead({ name: 'Poivre', sellerCode: 'P1', ean: '96385074', lineTotal: 19 })
  const next = await addInvoice(chef, { number: 'F-2', lines: [pepper] })
  await applyInvoice(chef, next)
  expect(await eans(), 'and one that was there before').toEqual(['96385074', EAN])
  await chef.done(chef.post(`/api/invoices/${next.id}/undo`))
  expect(await eans()).toEqual([null, EAN])
  await chef.done(chef.post(`/api/invoices/${invoice.id}/undo`))
  expect(await eans()).toEqual([null])
})

test('a line without a known code is matched by its GTIN, however that is written', async () => {
  const { article } = await salted()
  const line = { ...SALT, sellerCode: null, name: 'SEL FIN 1KG', ean: `0${EAN}` }
  const next = await addInvoice(chef, {
    number: 'F-2',
    lines: [line, { ...SALT, ean: null, name: 'Sel gris', sellerCode: 'X' }],
  })
  expect(next.items.map((item) => item.article?.id)).toEqual([article, undefined])
})

test('a line whose code and GTIN are those of two articles waits, and both are proposed', async () => {
  const { article } = await salted()
  const pepper = await offer(chef, supplier, { name: 'Poivre', code: 'P1', priceHt: 1 })
  const next = await addInvoice(chef, { number: 'F-2', lines: [{ ...SALT, sellerCode: 'P1' }] })
  expect(next.items[0]?.article).toBeNull()
  expect(next.items[0]?.proposals.map(({ id }) => id)).toEqual([pepper.id, article])
})

test('a GTIN that two things on one invoice have matches neither', async () => {
  await salted()
  const lines = ['Sel fin 1 kg', 'Sel fin 10 kg'].map((name) => ({ ...SALT, sellerCode: null, name }))
  const next = await addInvoice(chef, { number: 'F-2', lines })
  expect(next.items.map((item) => item.article)).toEqual([null, null])
})

test('articles of near names are proposed, the nearest first, and match nothing by themselves', async () => {
  const oil = await offer(chef, supplier, { name: 'Huile de tournesol', code: 'H1', priceHt: 2 })
  const olive = await offer(chef, supplier, { name: 'Huile d’olive vierge', code: 'H2', priceHt: 8 })
  await offer(chef, supplier, { name: 'Farine T55', code: 'F1', priceHt: 1 })
  const line = lineAsRead({
    name: 'HUILE TOURNESOL RAFFINEE',
    sellerCode: null,
    unitCode: 'LTR',
    lineTotal: 3,
  })
  const [item] = (await ofSupplier({ lines: [line] })).items
  expect(item?.article).toBeNull()
  expect(item?.proposals.map(({ id }) => id)).toEqual([oil.id, olive.id])
})

test('a line without an article proposes the product that its name surely means', async () => {
  const butter = await buy(chef, { name: 'Beurre doux', priceHt: 8 })
  const named = ['Beurre doux', 'Sac poubelle'].map((name, at) => lineAsRead({ name, sellerCode: `N${at}` }))
  const { items } = await ofSupplier({ lines: named })
  expect(items.map(({ proposedProduct }) => proposedProduct)).toEqual([
    { id: butter.id, name: 'Beurre doux' },
    null,
  ])
})

test('a line with the code or the GTIN of what has another name waits, and that is proposed first', async () => {
  const { article } = await salted()
  const butter = await offer(chef, supplier, { name: 'Beurre doux', code: 'B1', priceHt: 8 })
  await offer(chef, supplier, { name: 'Tomate', code: 'T1', priceHt: 3 })
  const tomato = lineAsRead({ name: 'Tomate ronde', sellerCode: 'B1', ean: null, lineTotal: 3 })
  const pepper = lineAsRead({ name: 'Poivre noir', sellerCode: null, ean: EAN, lineTotal: 18 })
  const next = await addInvoice(chef, { number: 'F-2', lines: [tomato, pepper] })
  expect(next).toMatchObject({ toLookAt: 2, items: [{ article: null }, { article: null }] })
  expect(next.items.map(({ proposals }) => proposals[0]?.id)).toEqual([butter.id, article])
  const [line] = next.items
  const lines = [{ id: line?.id ?? '', resolved: { as: 'article' as const, articleId: butter.id } }]
  await resolve(chef, next, { lines })
  const third = await addInvoice(chef, { number: 'F-3', lines: [tomato] })
  expect(third.items[0]?.article?.id, 'once confirmed, it is known by that name').toBe(butter.id)
})

test('what a colis holds is not taken from another article that had the code before', async () => {
  const oil = lineAsRead({ name: 'Huile 6 x 1 L', sellerCode: 'H1', unitCode: 'C62', lineTotal: 27.3 })
  const invoice = await ofSupplier({ lines: [oil] })
  const [item] = invoice.items
  const price = item?.readings[0]
  if (!item || !price) throw new Error('it cannot be read in two ways')
  const facts = catalogueFacts({ name: 'Huile', code: 'H1', ...price })
  const lines = [{ id: item.id, price, resolved: { as: 'new' as const, facts, productId: null } }]
  await applyInvoice(chef, await resolve(chef, invoice, { lines }))
  const read = async (number: string, name: string) =>
    (await addInvoice(chef, { number, lines: [{ ...oil, name }] })).items[0]?.doubts
  expect(await read('F-2', 'HUILE 6 x 1 L')).toEqual([])
  expect(await read('F-3', 'Vinaigre 6 x 1 L')).toEqual(item.doubts)
})

test('a charge holds for the other lines of its code, and later for none whose name says something else', async () => {
  const [given, taken] = ['Déconsigne', 'Consigne'].map((name) => lineAsRead({ name, sellerCode: 'CONS' }))
  const flour = lineAsRead({ name: 'Farine T55', sellerCode: 'CONS' })
  const invoice = await ofSupplier({ lines: [given, taken, flour].filter((line) => line !== undefined) })
  const charged = { as: 'charge' as const, charge: 'deposit' as const }
  const lines = [{ id: invoice.items[0]?.id ?? '', resolved: charged }]
  const resolved = await resolve(chef, invoice, { lines })
  expect(resolved).toMatchObject({ toLookAt: 1, items: [{ charge: 'deposit' }, { charge: 'deposit' }, {}] })
  const next = await addInvoice(chef, { number: 'F-2', lines: [flour, { ...flour, name: 'Consigne bac' }] })
  expect(next).toMatchObject({ toLookAt: 1, items: [{ charge: null }, { charge: 'deposit' }] })
})
