import { expect, test } from 'vitest'
import { MAX_TOGETHER, type ManyChanged } from '#contract/many-products.ts'
import type { PriceAct } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { buy, grams, read as readSheet, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { deal } from '../testing/suppliers.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const change = (products: readonly { id: string; version: number }[], body: object) =>
  chef.patch<ManyChanged>('/api/user-products', {
    products: products.map(({ id, version }) => ({ id, version })),
    ...body,
  })
const read = ({ id }: { id: string }) => chef.done(chef.get<UserProduct>(`/api/user-products/${id}`))
const rename = (product: UserProduct, name: string) =>
  chef.done(chef.change<UserProduct>(`/api/user-products/${product.id}`, { name }))

test('prices change in percent as one act of the journal, and are undone as one', async () => {
  const butter = await buy(chef, { name: 'Beurre', priceHt: 8 })
  const flour = await buy(chef, { name: 'Farine', priceHt: 1 })
  const salt = await buy(chef, { name: 'Sel', priceHt: null })
  await write(chef, { ingredients: [grams(butter, 500), grams(flour, 100)] })
  const answer = await chef.done(change([butter, flour, salt], { change: { percent: 3 } }))
  expect(answer).toMatchObject({ changed: 2, left: [], gone: [] })
  expect([await read(butter), await read(flour), await read(salt)]).toMatchObject([
    { priceHt: 8.24, version: 2 },
    { priceHt: 1.03, version: 2 },
    { priceHt: null, version: 1 },
  ])
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  const { items } = await chef.done(chef.get<{ items: PriceAct[] }>('/api/price-changes'))
  expect(items).toMatchObject([
    { id: answer.actId, products: 2, source: 'typed', origin: 'Ma Base Produits' },
  ])
  await chef.done(chef.post(`/api/price-changes/${answer.actId}/undo`))
  expect([await read(butter), await read(flour)]).toMatchObject([{ priceHt: 8 }, { priceHt: 1 }])
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
})

test('sent again under the same act, no price is raised twice', async () => {
  const butter = await buy(chef, { priceHt: 8 })
  const actId = crypto.randomUUID()
  const body = { change: { amount: 0.2 }, actId }
  const once = await chef.done(change([butter], body))
  expect(await chef.done(change([butter], body))).toEqual(once)
  expect(await read(butter)).toMatchObject({ priceHt: 8.2, version: 2 })
})

test('a product that another window changed is left alone and named, and the others are changed', async () => {
  const butter = await buy(chef, { name: 'Beurre', priceHt: 8 })
  const flour = await buy(chef, { name: 'Farine', priceHt: 1 })
  const salt = await buy(chef, { name: 'Sel', priceHt: 2 })
  await rename(butter, 'Beurre doux')
  await chef.done(chef.delete(`/api/user-products/${salt.id}`))
  expect(await chef.done(change([butter, flour, salt], { change: { percent: 10 } }))).toMatchObject({
    changed: 1,
    left: [{ id: butter.id, name: 'Beurre doux', version: 2, priceHt: 8 }],
    gone: [salt.id],
  })
  expect([await read(butter), await read(flour)]).toMatchObject([{ priceHt: 8 }, { priceHt: 1.1 }])
})

test('a fall below zero is refused for all of them', async () => {
  const butter = await buy(chef, { priceHt: 8 })
  const flour = await buy(chef, { priceHt: 0.1 })
  const { status, body } = await change([butter, flour], { change: { amount: -0.2 } })
  expect([status, body]).toMatchObject([
    422,
    { data: { fields: [{ path: 'change.amount', rule: 'price-negative' }] } },
  ])
  expect(await read(butter)).toMatchObject({ priceHt: 8, version: 1 })
})

test('a category and a supplier are given to many, and what has them already keeps its version', async () => {
  const butter = await buy(chef, { category: 'Crémerie' })
  const cream = await buy(chef, { category: 'Épicerie' })
  const supplier = await deal(chef, 'Laiterie du Val')
  const category = { change: { category: 'Crémerie' } }
  expect(await chef.done(change([butter, cream], category))).toMatchObject({
    changed: 1,
    left: [],
    actId: null,
  })
  expect([await read(butter), await read(cream)]).toMatchObject([
    { category: 'Crémerie', version: 1 },
    { category: 'Crémerie', version: 2 },
  ])
  // The answer was lost, and the request is sent again.
  expect(await chef.done(change([butter, cream], category))).toMatchObject({ changed: 0, left: [] })
  const now = [await read(butter), await read(cream)]
  const body = { change: { supplierId: supplier.id } }
  expect(await chef.done(change(now, body))).toMatchObject({ changed: 2, left: [] })
  expect(await read(butter)).toMatchObject({ supplier: { name: 'Laiterie du Val' }, version: 2 })
})

test('the supplier and the products of another account are not there', async () => {
  const butter = await buy(chef)
  const other = await api.signUp()
  const theirs = await deal(other, 'Halles')
  const flour = await buy(other, { priceHt: 1 })
  expect(await change([butter], { change: { supplierId: theirs.id } })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'supplierId', rule: 'unknown-reference' }] } },
  })
  expect(await chef.done(change([flour], { change: { percent: 5 } }))).toMatchObject({
    changed: 0,
    gone: [flour.id],
  })
})

test('allergens are added to those of each product, and reach the sheets; none is taken away', async () => {
  const butter = await buy(chef, { name: 'Beurre', allergens: ['Lait'], traces: ['Soja', 'Gluten'] })
  const flour = await buy(chef, { name: 'Farine', allergenFree: true })
  const bread = await buy(chef, { name: 'Pain', allergens: ['Gluten'] })
  const dough = await write(chef, { ingredients: [grams(butter, 500), grams(flour, 100)] })
  const body = { change: { addAllergens: ['Gluten'] } }
  expect(await chef.done(change([butter, flour, bread], body))).toMatchObject({ changed: 2, left: [] })
  expect([await read(butter), await read(flour), await read(bread)]).toMatchObject([
    { allergens: ['Gluten', 'Lait'], traces: ['Soja'], version: 2 },
    { allergens: ['Gluten'], allergenFree: false, version: 2 },
    { allergens: ['Gluten'], version: 1 },
  ])
  expect((await readSheet(chef, dough)).allergens).toEqual(['Gluten', 'Lait'])
  expect(await chef.done(change([butter], { change: { addAllergens: ['Gluten'] } }))).toMatchObject({
    changed: 0,
    left: [],
  })
})

test('many are deleted at once: their sheets are named before, keep the lines and are recosted', async () => {
  const butter = await buy(chef, { name: 'Beurre', priceHt: 8 })
  const flour = await buy(chef, { name: 'Farine', priceHt: 1 })
  const salt = await buy(chef, { name: 'Sel', priceHt: 2 })
  const dough = await write(chef, { title: 'Pâte', ingredients: [grams(butter, 500), grams(flour, 100)] })
  await write(chef, { title: 'Saumure', ingredients: [grams(salt, 50)] })
  const ids = [butter.id, flour.id]
  expect(await chef.done(chef.post('/api/user-products/use', { ids }))).toEqual({
    sheets: [{ id: dough.id, title: 'Pâte' }],
    total: 1,
  })
  await rename(flour, 'Farine T55')
  const products = [butter, flour].map(({ id, version }) => ({ id, version }))
  expect(await chef.done(chef.post('/api/user-products/delete', { products }))).toMatchObject({
    deleted: 1,
    left: [{ id: flour.id, name: 'Farine T55', version: 2 }],
  })
  expect((await readSheet(chef, dough)).ingredients).toMatchObject([
    { userProductId: null, note: 'Beurre' },
    { userProductId: flour.id },
  ])
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  // Sent again, what is gone already is no fault.
  expect(await chef.done(chef.post('/api/user-products/delete', { products }))).toMatchObject({ deleted: 0 })
})

test('more products than one request changes are refused, and two facts at once', async () => {
  const many = Array.from({ length: MAX_TOGETHER + 1 }, () => ({ id: crypto.randomUUID(), version: 1 }))
  expect(await change(many, { change: { percent: 3 } })).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'products', rule: 'too-long' }] } },
  })
  const both = { change: { percent: 3, category: 'Viande' } }
  expect(await change([await buy(chef)], both)).toMatchObject({ status: 422 })
})

test('a supplier is taken from many', async () => {
  const supplier = await deal(chef, 'Laiterie du Val')
  const butter = await buy(chef, { supplierId: supplier.id })
  const flour = await buy(chef)
  expect(await chef.done(change([butter, flour], { change: { supplierId: null } }))).toMatchObject({
    changed: 1,
    changedIds: [butter.id],
  })
  expect(await read(butter)).toMatchObject({ supplier: null, version: 2 })
})

test('allergens are removed from many; a product left without any is not declared, and keeps its traces', async () => {
  const butter = await buy(chef, { name: 'Beurre', allergens: ['Lait'], traces: ['Soja'] })
  const cake = await buy(chef, { name: 'Cake', allergens: ['Gluten', 'Lait'] })
  const salt = await buy(chef, { name: 'Sel', allergenFree: true })
  const dough = await write(chef, { ingredients: [grams(butter, 500), grams(cake, 100)] })
  const body = { change: { removeAllergens: ['Lait'] } }
  expect(await chef.done(change([butter, cake, salt], body))).toMatchObject({ changed: 2, left: [] })
  expect([await read(butter), await read(cake), await read(salt)]).toMatchObject([
    { allergens: [], traces: ['Soja'], allergenFree: false, version: 2 },
    { allergens: ['Gluten'], version: 2 },
    { allergens: [], allergenFree: true, version: 1 },
  ])
  expect(await readSheet(chef, dough)).toMatchObject({ allergens: ['Gluten'], undeclaredLines: 1 })
  expect(await chef.done(change([butter], body)), 'the answer was lost').toMatchObject({
    changed: 0,
    left: [],
  })
})
