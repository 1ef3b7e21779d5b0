import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SimulationKitchen } from '#contract/simulation.ts'
import type { Change } from '#domain/simulation/change.ts'
import { changedRows, seenRows, type SeenRows } from '#domain/simulation/changed-rows.ts'
import { simulator } from '#domain/simulation/simulate.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { buy, grams, read, some, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

async function openKitchen() {
  chef = await api.signUp()
  const butter = await buy(chef, { name: 'Beurre', category: 'Crémerie', priceHt: 8 })
  const flour = await buy(chef, { name: 'Farine', priceHt: 1 })
  const sauce = await write(chef, { portions: 4, ingredients: [grams(butter, 500)] })
  const fish = await write(chef, {
    portions: 2,
    sellingPriceHt: 10,
    ingredients: [some(sauce, 2), grams(flour, 100)],
  })
  return { butter, flour, sauce, fish }
}
const kitchen = () => chef.done(chef.get<SimulationKitchen>('/api/simulation'))

test('what was simulated is what is stored once it is applied', async () => {
  const { butter, fish, sauce } = await openKitchen()
  const changes = [
    { kind: 'category', category: 'Crémerie', percent: 12.5 },
    { kind: 'portions', sheetId: sauce.id, portions: 5 },
    { kind: 'coefficient', category: 'Plat', coefficient: 4 },
  ] as const
  const expected = simulator(await kitchen(), 'majoration')(changes).find(({ sheet }) => sheet.id === fish.id)
  const done = await chef.done(chef.post('/api/simulation', { changes }))
  expect(done).toEqual({ products: 1, sheets: 2, already: false })
  const stored = await read(chef, fish)
  expect(stored.coutMatiere / stored.portions).toBe(expected?.after.costPortion)
  expect(stored.sellingPriceHt).toBe(expected?.after.sellingPriceHt)
  expect(await read(chef, sauce)).toMatchObject({ portions: 5, version: 2 })
  const { body } = await chef.get<{ priceHt: number }>(`/api/user-products/${butter.id}`)
  expect(body.priceHt).toBe(9)
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
})

test('a change for some sheets leaves the others as they are', async () => {
  const { fish, sauce } = await openKitchen()
  const changes = [{ kind: 'price', sheetId: fish.id, sellingPriceHt: 12 }]
  expect(await chef.done(chef.post('/api/simulation', { changes, sheetIds: [sauce.id] }))).toEqual({
    products: 0,
    sheets: 0,
    already: false,
  })
  expect(await read(chef, fish)).toMatchObject({ sellingPriceHt: 10, version: 1 })
})

test('prices in euros are given to products and sheets, or added to theirs', async () => {
  const { butter, flour, fish, sauce } = await openKitchen()
  const changes: Change[] = [
    { kind: 'product', userProductId: butter.id, priceHt: 3.2 },
    { kind: 'product', userProductId: flour.id, amount: -0.2 },
    { kind: 'price', sheetId: fish.id, percent: 3 },
    { kind: 'price', sheetId: sauce.id, sellingPriceHt: 4 },
    { kind: 'price', sheetId: sauce.id, amount: 0.25 },
  ]
  expect(await chef.done(chef.post('/api/simulation', { changes }))).toMatchObject({ products: 2, sheets: 2 })
  const { products, sheets } = await kitchen()
  expect(products.map(({ priceHt }) => priceHt)).toEqual([3.2, 0.8])
  expect(sheets.find(({ id }) => id === fish.id)).toMatchObject({ sellingPriceHt: 10.3 })
  expect(sheets.find(({ id }) => id === sauce.id)).toMatchObject({ sellingPriceHt: 4.25 })
  expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
})

test('a change that would make a price negative is refused with all others, and named', async () => {
  const { butter, flour } = await openKitchen()
  const changes: Change[] = [
    { kind: 'product', userProductId: flour.id, percent: 5 },
    { kind: 'product', userProductId: butter.id, amount: -8.01 },
  ]
  expect(await chef.post('/api/simulation', { changes })).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', data: { fields: [{ path: 'changes.1.amount', rule: 'price-negative' }] } },
  })
  expect((await kitchen()).products.map(({ priceHt }) => priceHt)).toEqual([8, 1])
})

test('an act that is asked for twice, as its answer was lost, raises prices once', async () => {
  const { butter } = await openKitchen()
  const act = {
    changes: [{ kind: 'product', userProductId: butter.id, percent: 25 }],
    actId: crypto.randomUUID(),
  }
  expect(await chef.done(chef.post('/api/simulation', act))).toMatchObject({ products: 1, already: false })
  expect(await chef.done(chef.post('/api/simulation', act))).toMatchObject({ products: 1, already: true })
  const price = async () =>
    (await chef.get<{ priceHt: number }>(`/api/user-products/${butter.id}`)).body.priceHt
  expect(await price()).toBe(10)
  await chef.done(chef.post('/api/simulation', { ...act, actId: crypto.randomUUID() }))
  expect(await price()).toBe(12.5)
})

test('a price that another window has changed meanwhile is not written over, and nothing else is written', async () => {
  const { butter, flour, fish } = await openKitchen()
  const changes: Change[] = [
    { kind: 'product', userProductId: butter.id, percent: 25 },
    { kind: 'price', sheetId: fish.id, sellingPriceHt: 12 },
  ]
  const rows = async () => seenRows(changedRows(await kitchen(), changes, 'majoration', null))
  const apply = (seen: SeenRows) => chef.post('/api/simulation', { changes, seen })
  const price = async () =>
    (await chef.get<{ priceHt: number }>(`/api/user-products/${butter.id}`)).body.priceHt

  const first = await rows()
  expect(first.products).toEqual([{ id: butter.id, version: 1 }])
  await chef.done(chef.patch(`/api/user-products/${butter.id}`, { version: 1, priceHt: 20 }))
  expect(await apply(first)).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', data: { current: { products: [butter.id], sheets: [] } } },
  })
  expect(await price()).toBe(20)
  expect(await read(chef, fish)).toMatchObject({ sellingPriceHt: 10, version: 1 })

  const second = await rows()
  await chef.done(chef.patch(`/api/tech-sheets/${fish.id}`, { version: 1, sellingPriceHt: 11 }))
  expect(await apply(second)).toMatchObject({
    status: 409,
    body: { data: { current: { products: [], sheets: [fish.id] } } },
  })
  expect(await read(chef, fish)).toMatchObject({ sellingPriceHt: 11 })
  expect(await price()).toBe(20)

  const third = await rows()
  await chef.done(chef.patch(`/api/user-products/${flour.id}`, { version: 1, priceHt: 2 }))
  expect(await chef.done(apply(third))).toMatchObject({ products: 1, sheets: 1 })
  expect(await price()).toBe(25)
})

test('a coefficient whose costs have changed meanwhile is not applied at another price than the one that was seen', async () => {
  const { butter, fish } = await openKitchen()
  const changes: Change[] = [{ kind: 'coefficient', category: 'Plat', coefficient: 4 }]
  const seen = seenRows(changedRows(await kitchen(), changes, 'majoration', null))
  await chef.done(chef.patch(`/api/user-products/${butter.id}`, { version: 1, priceHt: 20 }))
  expect(await chef.post('/api/simulation', { changes, seen })).toMatchObject({
    status: 409,
    body: { data: { current: { products: [], sheets: expect.arrayContaining([fish.id]) as unknown } } },
  })
  expect(await read(chef, fish)).toMatchObject({ sellingPriceHt: 10 })
})

test('the published price follows', async () => {
  const { fish } = await openKitchen()
  await chef.done(chef.post(`/api/tech-sheets/${fish.id}/publication`, {}))
  const apply = (sellingPriceHt: number) =>
    chef.post('/api/simulation', { changes: [{ kind: 'price', sheetId: fish.id, sellingPriceHt }] })
  await chef.done(apply(20))
  expect((await read(chef, fish)).publication).toMatchObject({ prixTtc: 22 })
  expect(await apply(0)).toMatchObject({ status: 422, body: { code: 'PRICE_REQUIRED' } })
  expect(await read(chef, fish)).toMatchObject({ sellingPriceHt: 20 })
})

test('another’s products and sheets are not there, neither to see nor to change', async () => {
  const { butter, fish } = await openKitchen()
  const owner = chef
  chef = await api.signUp()
  expect(await kitchen()).toEqual({ products: [], sheets: [], suppliers: [], gammes: [] })
  const changes = [
    { kind: 'product', userProductId: butter.id, percent: 50 },
    { kind: 'price', sheetId: fish.id, sellingPriceHt: 1 },
  ]
  expect(await chef.done(chef.post('/api/simulation', { changes }))).toEqual({
    products: 0,
    sheets: 0,
    already: false,
  })
  expect(await read(owner, fish)).toMatchObject({ sellingPriceHt: 10 })
})

test.each([
  ['nothing', []],
  ['a price below nothing', [{ kind: 'price', sheetId: crypto.randomUUID(), sellingPriceHt: -1 }]],
  ['a fall of 100 %', [{ kind: 'category', category: 'Viande', percent: -100 }]],
  ['no portion', [{ kind: 'portions', sheetId: crypto.randomUUID(), portions: 0 }]],
  [
    'a price and a change of it at once',
    [{ kind: 'product', userProductId: crypto.randomUUID(), priceHt: 3, percent: 5 }],
  ],
  ['euros for a category', [{ kind: 'category', category: 'Viande', amount: 1 }]],
  ['something else', [{ kind: 'weather' }]],
])('refuses %s', async (_what, changes) => {
  chef = await api.signUp()
  expect((await chef.post('/api/simulation', { changes })).status).toBe(422)
})
