import { expect, test } from 'vitest'
import { IDEMPOTENCY_KEY_HEADER } from '#contract/idempotency-key.ts'
import type { DaySale } from '#contract/day-sales.ts'
import type { CarteSales } from '#contract/sales.ts'
import { plusDays } from '#domain/services/days.ts'
import { DAY, type House, openHouse, readPlan, sell, soldOn } from '../testing/services.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let house: House
chefForEachTest(async (setUp) => {
  ;({ api, chef } = setUp)
  house = await openHouse(api.database, chef)
})

const DECEMBER = { firstDay: '2026-12-01', lastDay: '2026-12-31' }
const address = () => `/api/cartes/${house.carteId}/sales`
const begin = (facts: object, headers: Record<string, string> = {}) =>
  chef.send<{ id: string; version: number }>('POST', address(), { body: { ...DECEMBER, ...facts }, headers })
const write = (id: string, facts: object) => chef.send('PUT', `${address()}/${id}/dishes`, { body: facts })
const daysKnown = async () =>
  (await chef.done(chef.get<{ days: DaySale[] }>('/api/day-sales?from=2026-01-01&to=2026-12-31'))).days
const periods = async () => (await chef.done(chef.get<CarteSales>(address()))).periods
const refused = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})

test('a file with days fills its period and its days in one act, and the same request sent again nothing more', async () => {
  const { soleDish, steakDish, menu } = house
  const days = [
    soldOn(house, DAY, 'lunch', { [soleDish]: 3, [menu.id]: 2 }),
    soldOn(house, DAY, 'dinner', { [soleDish]: 7, [steakDish]: 1 }),
  ]
  const facts = { quantities: [{ gammeRecetteId: soleDish, quantity: 12 }], days }
  const headers = { [IDEMPOTENCY_KEY_HEADER]: 'file' }
  const [first, again] = [await begin(facts, headers), await begin(facts, headers)]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect(await periods()).toMatchObject([{ sold: 12 }])
  expect(await daysKnown()).toEqual([
    { day: DAY, meal: 'dinner', sold: 8, menusSold: 0 },
    { day: DAY, meal: 'lunch', sold: 3, menusSold: 2 },
  ])
  // The period knows more than its days: the rest is spread over none.
  expect((await readPlan(chef, plusDays(DAY, 1))).days[0]?.services[0]?.items[1]?.sold ?? null).toBeNull()
})

test('days that are known already are refused, unless they are replaced as a whole', async () => {
  const { soleDish, steakDish } = house
  await chef.done(sell(chef, house, DAY, { [soleDish]: 10 }))
  const days = [
    soldOn(house, DAY, null, { [steakDish]: 6 }),
    soldOn(house, plusDays(DAY, 1), null, { [steakDish]: 5 }),
  ]
  expect(await begin({ days })).toMatchObject({
    status: 409,
    body: { code: 'DAYS_KNOWN', data: { days: [DAY] } },
  })
  expect(await periods()).toEqual([])
  expect(await begin({ days, replaceDays: true })).toMatchObject({ status: 201 })
  expect(await daysKnown()).toEqual([
    { day: DAY, meal: null, sold: 6, menusSold: 0 },
    { day: plusDays(DAY, 1), meal: null, sold: 5, menusSold: 0 },
  ])
})

test('days of a period that is there are recorded with its next version', async () => {
  const { soleDish } = house
  const { id, version } = await chef.done(begin({}))
  const days = [soldOn(house, DAY, null, { [soleDish]: 6 })]
  expect(await write(id, { version, days })).toMatchObject({ status: 200, body: { version: version + 1 } })
  expect(await write(id, { version, days, replaceDays: true })).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT' },
  })
  expect(await write(id, { version: version + 1, days })).toMatchObject({
    status: 409,
    body: { code: 'DAYS_KNOWN' },
  })
  const other = [soldOn(house, '2026-11-30', null, { [soleDish]: 6 })]
  expect(await write(id, { version: version + 1, days: other })).toMatchObject(
    refused('out-of-range', 'days.0.day'),
  )
  expect(await daysKnown()).toHaveLength(1)
})

test('a day twice, a day as a whole beside its meals, and a dish that is not there are refused, and nothing is stored', async () => {
  const { soleDish } = house
  const sole = { [soleDish]: 1 }
  const twice = [soldOn(house, DAY, 'lunch', sole), soldOn(house, DAY, 'lunch', sole)]
  const both = [soldOn(house, DAY, 'lunch', sole), soldOn(house, DAY, null, sole)]
  for (const days of [twice, both])
    expect(await begin({ days })).toMatchObject(refused('named-twice', 'days'))
  const unknown = [
    soldOn(house, DAY, null, sole),
    soldOn(house, plusDays(DAY, 1), null, { ...sole, [crypto.randomUUID()]: 1 }),
  ]
  expect(await begin({ days: unknown })).toMatchObject(
    refused('unknown-reference', 'days.1.quantities.1.gammeRecetteId'),
  )
  expect([await periods(), await daysKnown()]).toEqual([[], []])
})

test('the sales of a year, larger than other requests, come at once', async () => {
  const { soupDish, soleDish, steakDish } = house
  const sold = { [soupDish]: 12, [soleDish]: 30, [steakDish]: 25 }
  const firstDay = '2025-01-01'
  const days = Array.from({ length: 365 }, (_, at) => plusDays(firstDay, at)).flatMap((day) => [
    soldOn(house, day, 'lunch', sold),
    soldOn(house, day, 'dinner', sold),
  ])
  const fileName = 'caisse.csv'
  const padding = { fileName: `${fileName}${' '.repeat(1_100_000)}` }
  const answer = await begin({ firstDay, lastDay: '2025-12-31', days, ...padding })
  expect(answer.status).toBe(201)
  const { days: listed } = await chef.done(
    chef.get<{ days: DaySale[] }>('/api/day-sales?from=2025-01-01&to=2025-12-31'),
  )
  expect(listed).toHaveLength(730)
})
