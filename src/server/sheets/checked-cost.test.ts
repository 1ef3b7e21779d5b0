import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gamme } from '#contract/gammes.ts'
import type { SimulationKitchen } from '#contract/simulation.ts'
import type { TechSheet, TechSheetStatistics, TechSheetSummary } from '#contract/sheets.ts'
import type { UserProduct } from '#contract/products.ts'
import { layGamme } from '../testing/carte.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let truffle: UserProduct
let sheet: TechSheet
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

/** A portion that costs 300 EUR and is sold at 500: a margin of 40 % where 70 % leaves 3 EUR of 10. */
async function openKitchen(sellingPriceHt = 10) {
  chef = await api.signUp()
  truffle = await buy(chef, { name: 'Truffe', priceHt: 1_000 })
  sheet = await write(chef, {
    title: 'Omelette aux truffes',
    portions: 1,
    sellingPriceHt,
    ingredients: [grams(truffle, 300)],
  })
}

const address = () => `/api/tech-sheets/${sheet.id}/checked-cost`
const check = (facts: object) => chef.send('PUT', address(), { body: { version: sheet.version, ...facts } })
const statistics = () => chef.done(chef.get<TechSheetStatistics>('/api/tech-sheets/statistics'))
const stored = () => chef.done(chef.get<TechSheet>(`/api/tech-sheets/${sheet.id}`))

test('a cost that was declared right counts in every mean, until that is taken back', async () => {
  await openKitchen()
  await layGamme(api.database, chef, 'Plats', [{ ficheId: sheet.id, nom: 'Omelette', prix: 11 }])
  const means = async () => {
    const [{ margins }, gammes] = await Promise.all([
      statistics(),
      chef.done(chef.get<{ items: Gamme[] }>('/api/gammes')),
    ])
    const { counted, doubtful } = gammes.items[0]?.margins ?? {}
    return { sheets: { doubtful: margins.doubtful, mean: margins.mean }, dishes: { counted, doubtful } }
  }
  const left = { sheets: { doubtful: 1, mean: null }, dishes: { counted: 0, doubtful: 1 } }
  const taken = {
    sheets: { doubtful: 0, mean: expect.closeTo(-2900, 6) },
    dishes: { counted: 1, doubtful: 0 },
  }
  expect(await means()).toEqual(left)
  expect(await check({ portionCost: 300 })).toMatchObject({
    status: 200,
    body: { id: sheet.id, checkedCost: 300 },
  })
  expect(await means()).toEqual(taken)
  expect(await check({ portionCost: null })).toMatchObject({ status: 200, body: { checkedCost: null } })
  expect(await means()).toEqual(left)
})

test('it is no change of the sheet, and is known wherever the sheet is read', async () => {
  await openKitchen()
  await chef.done(check({ portionCost: 300 }))
  const { version, updatedAt, checkedCost } = await stored()
  expect({ version, updatedAt, checkedCost }).toEqual({
    version: sheet.version,
    updatedAt: sheet.updatedAt,
    checkedCost: 300,
  })
  const list = await chef.done(chef.get<{ items: TechSheetSummary[] }>('/api/tech-sheets'))
  expect(list.items).toMatchObject([{ checkedCost: 300 }])
  const kitchen = await chef.done(chef.get<SimulationKitchen>('/api/simulation'))
  expect(kitchen.sheets).toMatchObject([{ checkedCost: 300 }])
})

test('it is asked again once the cost has more than doubled, and not before', async () => {
  await openKitchen()
  await chef.done(check({ portionCost: 300 }))
  const buyAt = async (priceHt: number) => {
    const { version } = await chef.done(chef.get<UserProduct>(`/api/user-products/${truffle.id}`))
    await chef.done(chef.patch(`/api/user-products/${truffle.id}`, { version, priceHt }))
  }
  await buyAt(2_000)
  expect(await statistics()).toMatchObject({ margins: { doubtful: 0 } })
  await buyAt(2_001)
  expect(await statistics()).toMatchObject({ margins: { doubtful: 1 }, doubtful: [{ id: sheet.id }] })
})

test('of a sheet that was saved since, the answer is refused, with what is stored', async () => {
  await openKitchen()
  const saved = await chef.done(
    chef.patch<TechSheet>(`/api/tech-sheets/${sheet.id}`, { version: sheet.version, notes: 'Relire' }),
  )
  expect(await check({ portionCost: 300 })).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', data: { current: { id: sheet.id, version: saved.version } } },
  })
  expect(await stored()).toMatchObject({ checkedCost: null })
})

test.each([[0], [-1], [10_000_000_000], ['300'], [undefined]])(
  'a cost of %s is refused',
  async (portionCost) => {
    await openKitchen()
    expect(await check({ portionCost })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: 'portionCost' }] } },
    })
    expect(await stored()).toMatchObject({ checkedCost: null })
  },
)

test('another user’s sheet is not there', async () => {
  await openKitchen()
  const other = await api.signUp()
  expect(
    await other.send('PUT', address(), { body: { version: sheet.version, portionCost: 300 } }),
  ).toMatchObject({
    status: 404,
  })
})
