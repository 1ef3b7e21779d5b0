import { expect, test } from 'vitest'
import type { DaySale, KnownDay } from '#contract/day-sales.ts'
import type { GammeDetail } from '#contract/gammes.ts'
import { plusDays } from '#domain/services/days.ts'
import { DAY, type House, openHouse, readPlan, sell } from '../testing/services.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'

let api: Api
let chef: Member
let house: House
chefForEachTest(async (setUp) => {
  ;({ api, chef } = setUp)
  house = await openHouse(api.database, chef)
})

const listed = async (from = '2026-11-01', to = '2026-12-31') =>
  (await chef.done(chef.get<{ days: DaySale[] }>(`/api/day-sales?from=${from}&to=${to}`))).days
const known = (days: string[]) => ({ status: 409, body: { code: 'DAYS_KNOWN', data: { days } } })
const refused = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})

test('sales of a meal are recorded one by one, corrected and taken back', async () => {
  const { soleDish, steakDish, menu } = house
  const sold = await chef.done(sell(chef, house, DAY, { [soleDish]: 10, [menu.id]: 4 }))
  expect(sold).toEqual({ day: DAY, meal: 'dinner', sold: 10, menusSold: 4 })
  expect(await chef.done(sell(chef, house, DAY, { [soleDish]: 11, [steakDish]: 5 }))).toMatchObject({
    sold: 16,
  })
  expect(await chef.done(sell(chef, house, DAY, { [soleDish]: 11, [steakDish]: 5 }))).toMatchObject({
    sold: 16,
  })
  expect(await chef.done(sell(chef, house, DAY, { [soleDish]: null }))).toMatchObject({
    sold: 5,
    menusSold: 4,
  })
  await chef.done(sell(chef, house, DAY, { [soleDish]: 3 }, { meal: 'lunch' }))
  await chef.done(sell(chef, house, '2026-12-01', { [soleDish]: 2 }, { meal: null }))
  expect(await listed()).toEqual([
    { day: '2026-12-01', meal: null, sold: 2, menusSold: 0 },
    { day: DAY, meal: 'dinner', sold: 5, menusSold: 4 },
    { day: DAY, meal: 'lunch', sold: 3, menusSold: 0 },
  ])
  expect(await listed(DAY, DAY)).toHaveLength(2)
})

test('what is typed dish by dish leaves the others unknown, and what is emptied is unknown again', async () => {
  const { soleDish, steakDish, menu } = house
  const type = (sold: Record<string, number | null>) => sell(chef, house, DAY, sold, { othersUnknown: true })
  const dinner = async () => (await readPlan(chef)).days[0]?.services.find(({ meal }) => meal === 'dinner')
  const soldInPlan = async () => (await dinner())?.items.map(({ sold }) => sold)
  await chef.done(type({ [soleDish]: 10 }))
  expect(await soldInPlan()).toEqual([null, 10, null, null])
  expect(await dinner()).toMatchObject({ counted: null })
  await chef.done(type({ [steakDish]: 5, [menu.id]: 0 }))
  expect(await dinner()).toMatchObject({ counted: 15 })
  await chef.done(type({ [soleDish]: null }))
  expect(await soldInPlan()).toEqual([null, null, 5, 0])
  await chef.done(type({ [steakDish]: null, [menu.id]: null }))
  expect([await soldInPlan(), await listed()]).toEqual([[null, null, null, null], []])
  await chef.done(sell(chef, house, DAY, { [soleDish]: 10 }))
  await chef.done(type({ [steakDish]: null }))
  expect(await soldInPlan()).toEqual([0, 10, null, 0])
})

test('a day is known as a whole or by its meals: the other form is refused, unless it replaces the day', async () => {
  const { soleDish, steakDish } = house
  await chef.done(sell(chef, house, DAY, { [soleDish]: 10 }, { meal: null }))
  expect(await sell(chef, house, DAY, { [soleDish]: 4 })).toMatchObject(known([DAY]))
  const replaced = sell(chef, house, DAY, { [steakDish]: 4 }, { replaceDays: true })
  expect(await chef.done(replaced)).toMatchObject({ meal: 'dinner', sold: 4 })
  expect(await listed()).toEqual([{ day: DAY, meal: 'dinner', sold: 4, menusSold: 0 }])
  expect(await sell(chef, house, DAY, { [soleDish]: 4 }, { meal: null })).toMatchObject(known([DAY]))
})

test.each([
  ['half portions', 1.5, 'invalid'],
  ['fewer than none', -1, 'out-of-range'],
])('%s are refused', async (_what, quantity, rule) => {
  expect(await sell(chef, house, DAY, { [house.soleDish]: quantity })).toMatchObject(
    refused(rule, 'quantities.0.quantity'),
  )
})

test('what is not on a carte of the house is refused by its place, and nothing is stored', async () => {
  const { soleDish, steakDish, menu } = house
  const other = await openHouse(api.database, await api.signUp())
  await chef.done(chef.delete(`/api/menus/${menu.id}`))
  expect(await sell(chef, house, DAY, { [other.soleDish]: 4, [menu.id]: 2 })).toMatchObject({
    status: 422,
    body: {
      data: {
        fields: [
          { path: 'quantities.0.gammeRecetteId', rule: 'unknown-reference' },
          { path: 'menuQuantities.0.menuId', rule: 'unknown-reference' },
        ],
      },
    },
  })
  const twice = { gammeRecetteId: soleDish, quantity: 1 }
  const body = { meal: 'dinner', quantities: [twice, twice], menuQuantities: [] }
  expect(await chef.send('PUT', `/api/day-sales/${DAY}`, { body })).toMatchObject(
    refused('named-twice', 'quantities'),
  )
  expect(await sell(chef, house, '2026-02-29', { [steakDish]: 1 })).toMatchObject(refused('invalid', 'day'))
  expect((await chef.get(`/api/day-sales?from=${DAY}&to=2026-12-01`)).status).toBe(422)
  expect(await listed()).toEqual([])
})

test('the sales of some days are forgotten, of this house alone', async () => {
  const { soleDish, menu, carteId } = house
  const other = await api.signUp()
  const theirs = await openHouse(api.database, other)
  await chef.done(sell(chef, house, DAY, { [soleDish]: 10, [menu.id]: 4 }))
  await chef.done(sell(chef, house, DAY, { [soleDish]: 3 }, { meal: 'lunch' }))
  await other.done(sell(other, theirs, DAY, { [theirs.soleDish]: 8 }))
  const dinner = { days: [{ day: DAY, meal: 'dinner' }] }
  const remove = (facts: object = {}) =>
    chef.done(chef.post<object>('/api/day-sales/remove', { ...dinner, ...facts }))
  expect(await remove({ carteId: theirs.carteId })).toEqual({ figures: 0 })
  expect(await remove({ carteId })).toEqual({ figures: 2 })
  expect(await remove()).toEqual({ figures: 0 })
  expect(await listed()).toMatchObject([{ meal: 'lunch', sold: 3 }])
  expect((await readPlan(other)).days[0]?.services[1]?.items[1]?.sold).toBe(8)
})

const ageBin = (age: string) =>
  api.database.pool.query(
    `ALTER TABLE deleted_items NO FORCE ROW LEVEL SECURITY;
     UPDATE deleted_items SET deleted_at = now() - interval '${age}';
     ALTER TABLE deleted_items FORCE ROW LEVEL SECURITY`,
  )

test('sales of a dish that was deleted still count, and are its own again once it is restored', async () => {
  const { soleDish, steakDish, carteId } = house
  await chef.done(sell(chef, house, DAY, { [soleDish]: 10, [steakDish]: 5 }))
  const { items } = await chef.done(chef.get<{ items: GammeDetail[] }>('/api/gammes'))
  const { deletedItemId } = await chef.done(
    chef.send<{ deletedItemId: string }>('DELETE', `/api/gammes/${items[0]?.id}/recipes/${soleDish}`),
  )
  const soldInPlan = async () =>
    (await readPlan(chef)).days[0]?.services
      .find(({ meal }) => meal === 'dinner')
      ?.items.map(({ sold }) => sold)
  expect(await listed()).toMatchObject([{ sold: 15 }])
  expect(await soldInPlan()).toEqual([0, 5, 0])
  const departed = async () => (await readPlan(chef)).days[0]?.services.flatMap((service) => service.departed)
  expect(await departed()).toEqual([{ category: 'Plat', name: 'Sole', sold: 10 }])
  await ageBin('31 days')
  expect(await departed()).toEqual([{ category: 'Plat', name: null, sold: 10 }])
  await ageBin('1 day')
  await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`))
  expect(await listed()).toMatchObject([{ sold: 15 }])
  expect([await soldInPlan(), await departed()]).toEqual([[0, 10, 5, 0], []])
  const carte = await chef.done(chef.delete<{ deletedItemId: string }>(`/api/cartes/${carteId}`))
  expect(await listed()).toEqual([])
  await chef.done(chef.post(`/api/deleted-items/${carte.deletedItemId}/restore`))
  expect(await soldInPlan()).toEqual([0, 10, 5, 0])
})

test('days that a file has replaced are given back as they were, with what was deleted and what is unknown', async () => {
  const { soleDish, steakDish, menu } = house
  await chef.done(sell(chef, house, DAY, { [soleDish]: 10, [menu.id]: 3 }, { meal: 'lunch' }))
  await chef.done(sell(chef, house, DAY, { [steakDish]: 5 }, { othersUnknown: true }))
  const { items } = await chef.done(chef.get<{ items: GammeDetail[] }>('/api/gammes'))
  await chef.done(chef.send('DELETE', `/api/gammes/${items[0]?.id}/recipes/${soleDish}`))
  await chef.done(chef.delete(`/api/menus/${menu.id}`))
  const figures = async () =>
    (await chef.done(chef.get<{ days: KnownDay[] }>(`/api/day-sales/figures?from=${DAY}&to=${DAY}`))).days
  /** Sales that are written again are not those that the bin knows by name. */
  const planned = async () =>
    (await readPlan(chef)).days.map(({ day, services }) => ({
      day,
      services: services.map((service) => ({
        ...service,
        departed: service.departed.map((sold) => ({ ...sold, name: null })),
      })),
    }))
  const [before, plan] = [await figures(), await planned()]
  expect(before.find(({ meal }) => meal === 'lunch')?.departed).toHaveLength(2)
  const next = plusDays(DAY, 1)
  for (const day of [DAY, next])
    await chef.done(sell(chef, house, day, { [steakDish]: 60 }, { meal: null, replaceDays: true }))
  const forget = [DAY, next].map((day) => ({ day, meal: null }))
  expect(await chef.done(chef.post<object>('/api/day-sales/put-back', { days: before, forget }))).toEqual({
    days: 1,
  })
  expect([await figures(), await planned()]).toEqual([before, plan])
  expect((await listed()).map(({ day }) => day)).toEqual([DAY, DAY])
})

test('sales by day are of the carte that their dishes are on now', async () => {
  const { soleDish, carteId } = house
  await chef.done(sell(chef, house, DAY, { [soleDish]: 10 }))
  const other = await chef.done(chef.post<{ id: string }>('/api/cartes', { nom: 'Terrasse' }))
  const { items } = await chef.done(chef.get<{ items: GammeDetail[] }>('/api/gammes'))
  await chef.done(chef.change(`/api/gammes/${items[0]?.id}`, { carteId: other.id }))
  await chef.done(chef.delete(`/api/cartes/${carteId}`))
  expect(await listed()).toMatchObject([{ sold: 10 }])
})

test('what would hold more than an account may is refused whole', async () => {
  const small = await startApi({ storage: { maxItems: 18, maxPhotoBytes: 1 } }, { beside: api })
  try {
    const owner = await small.signUp({ email: 'petite@exemple.fr' })
    const theirs = await openHouse(small.database, owner)
    const { soupDish, soleDish, steakDish, menu } = theirs
    const sold = { [soupDish]: 1, [soleDish]: 2, [steakDish]: 3, [menu.id]: 4 }
    expect(await sell(owner, theirs, DAY, sold)).toMatchObject({
      status: 403,
      body: { code: 'STORAGE_FULL' },
    })
    const { days } = await owner.done(owner.get<{ days: DaySale[] }>(`/api/day-sales?from=${DAY}&to=${DAY}`))
    expect(days).toEqual([])
  } finally {
    await small.close()
  }
})
