import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Batch, BatchSummary } from '#contract/batch-shapes.ts'
import type { KitchenMaking, KitchenPlan, PlanTicked } from '#contract/kitchen-plan.ts'
import type { KitchenState } from '#contract/kitchen-shapes.ts'
import type { ProductionMark } from '#contract/service-shapes.ts'
import { plusDays } from '#domain/services/days.ts'
import { kitchenDay } from '#domain/services/kitchen-day.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { inHours } from '../testing/batches.ts'
import { type House, openHouse, plan, readPlan, sell } from '../testing/services.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { pairedTablet } from '../testing/tablets.ts'

const TODAY = kitchenDay(new Date())
const TOMORROW = plusDays(TODAY, 1)
const path = (day = TOMORROW) => `/api/kitchen/plan?day=${day}`
const written = (sheetId: string, day = TOMORROW) => `/api/kitchen/plan/${day}/${sheetId}`

let api: Api
let chef: Member
let house: House
let tablet: ApiClient
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  ;({ tablet } = await pairedTablet(api, chef, { sheets: 'cartes' }))
  house = await openHouse(api.database, chef)
})
afterAll(() => api.close())

const read = (by = tablet) => by.done(by.get<KitchenPlan>(path()))
const making = (headers: Record<string, string> = {}) =>
  tablet.send<KitchenMaking>('GET', `/api/kitchen/plan/making?day=${TOMORROW}`, { headers })
const tick = (by: ApiClient, sheetId: string, facts: object = {}, day = TOMORROW) =>
  by.send<PlanTicked & { code?: string }>('PUT', `${written(sheetId, day)}/done`, {
    body: { initials: 'FB', quantity: 8, unit: 'portion', useBy: inHours(72), ...facts },
  })
const mark = (by: ApiClient, sheetId: string, facts: object) =>
  by.patch<ProductionMark>(written(sheetId), facts)
const hasPlan = async () => (await tablet.done(tablet.get<KitchenState>('/api/kitchen'))).hasPlan
const batchesOf = async (sheetId: string) =>
  (await chef.done(chef.get<{ items: BatchSummary[] }>('/api/batches?limit=100'))).items.filter(
    ({ sheet }) => sheet?.id === sheetId,
  )

describe('the plan of a kitchen', () => {
  test('is shown once the house plans a service', async () => {
    expect(await hasPlan()).toBe(false)
    await plan(chef, { carteId: house.carteId, day: TOMORROW, meal: 'dinner', covers: 40 })
    expect(await hasPlan()).toBe(true)
  })

  test('has what the page of the house has of it, without a price and without what was sold', async () => {
    await chef.done(sell(chef, house, plusDays(TOMORROW, -7), { [house.soleDish]: 12, [house.menu.id]: 5 }))
    const { cartes, days, marks, batches, sheets, products } = await read()
    const whole = await readPlan(chef, TOMORROW, 7)
    expect(cartes).toEqual(
      whole.cartes.map((carte) => ({
        ...carte,
        menus: carte.menus.map(({ prixTtc: _price, ...menu }) => menu),
      })),
    )
    expect(days).toEqual(
      whole.days.map(({ day, services }) => ({
        day,
        services: services.map(({ carteId, meal, covers, mark: why, expected, items }) => ({
          day,
          carteId,
          meal,
          covers,
          mark: why,
          expected,
          items: items.map(({ sold: _sold, ...item }) => item),
        })),
      })),
    )
    expect({ marks, batches }).toEqual({ marks: whole.marks, batches: whole.batches })
    const kitchen = await chef.done(
      chef.get<{ sheets: object[]; products: { id: string }[] }>('/api/services/kitchen'),
    )
    expect(sheets).toEqual(kitchen.sheets)
    expect(products.map(({ id }) => id)).toEqual(kitchen.products.map(({ id }) => id))
    expect(JSON.stringify(await read()).match(/price|prix|costHt|cout|"sold|offers/giu)).toBeNull()
  })

  test('is of today and the days around it alone', async () => {
    for (const day of [plusDays(TODAY, 3), plusDays(TODAY, -3)]) {
      expect((await tablet.get(path(day))).status, day).toBe(422)
      expect((await tick(tablet, house.sole.id, {}, day)).status, day).toBe(422)
    }
    expect((await tablet.get(path(TODAY))).status).toBe(200)
  })
})

describe('a tick of the plan', () => {
  test('of two tablets at once makes one batch, which has its cost, and both see who made it', async () => {
    const { tablet: other } = await pairedTablet(api, chef)
    const etag = String((await making()).headers.etag)
    expect((await making({ 'if-none-match': etag })).status).toBe(304)
    const answers = await Promise.all([
      tick(tablet, house.sole.id),
      tick(other, house.sole.id, { initials: 'EL' }),
      tick(tablet, house.sole.id),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [made, ...none] = answers.flatMap(({ body: { batch } }) => batch ?? [])
    expect(none).toEqual([])
    const seen = await making({ 'if-none-match': etag })
    const [done] = seen.body.marks
    expect(done).toMatchObject({ day: TOMORROW, techSheetId: house.sole.id, batchId: made?.id })
    expect(answers.map(({ body }) => body.mark)).toEqual([done, done, done])
    expect(await batchesOf(house.sole.id)).toMatchObject([{ id: made?.id, lot: made?.lot }])
    const stored = await chef.done(chef.get<Batch>(`/api/batches/${made?.id}`))
    const session = await chef.done(
      chef.post<Batch>('/api/batches', {
        kind: 'made',
        techSheetId: house.sole.id,
        useBy: inHours(72),
        quantity: 8,
        unit: 'portion',
        initials: 'FB',
      }),
    )
    expect(stored.costHt).toBeGreaterThan(0)
    expect(stored.costHt).toBe(session.costHt)
    expect(session.lot).not.toBe(stored.lot)
  })

  test('that the house has made already makes no second batch', async () => {
    await chef.done(
      chef.post<Batch>('/api/batches', {
        kind: 'made',
        techSheetId: house.soup.id,
        useBy: inHours(72),
        initials: 'CH',
        forDay: TOMORROW,
      }),
    )
    expect(await tick(tablet, house.soup.id)).toMatchObject({
      status: 200,
      body: { mark: { doneBy: 'CH' }, batch: null },
    })
    expect(await batchesOf(house.soup.id)).toHaveLength(1)
  })

  test('is taken back, its batch with it as one that was never there, and can be made again', async () => {
    const { body } = await tick(tablet, house.steak.id)
    expect(await mark(tablet, house.steak.id, { done: null })).toMatchObject({ body: { doneAt: null } })
    const close = { as: 'mistaken', reason: 'Coché par erreur' }
    await tablet.done(tablet.post(`/api/kitchen/batches/${body.batch?.id}/close`, close))
    expect(await chef.done(chef.get<Batch>(`/api/batches/${body.batch?.id}`))).toMatchObject({
      state: 'thrown',
      thrownCostHt: 0,
      reason: 'Coché par erreur',
    })
    const again = await tick(tablet, house.steak.id, { initials: 'AM' })
    expect(again.body).toMatchObject({ mark: { doneBy: 'AM' }, batch: { lot: expect.any(String) } })
  })

  test('of what does not keep until its day is over, and of another house, stores nothing', async () => {
    const { tablet: stranger } = await pairedTablet(api, await api.signUp())
    await mark(tablet, house.steak.id, { done: null })
    const before = await batchesOf(house.steak.id)
    expect(await tick(tablet, house.steak.id, { useBy: inHours(1) })).toMatchObject({ status: 422 })
    expect((await tick(stranger, house.steak.id)).status).toBe(404)
    expect((await mark(stranger, house.steak.id, { ready: null })).status).toBe(404)
    expect(await batchesOf(house.steak.id)).toEqual(before)
  })
})

test('what is ready is written by a tablet, and shown on the page of the house', async () => {
  const ready = { quantity: 2.5, unit: 'portion' }
  expect(await mark(tablet, house.soup.id, { ready })).toMatchObject({ status: 200, body: { ready } })
  const { marks } = await readPlan(chef, TOMORROW, 1)
  expect(marks.find(({ techSheetId }) => techSheetId === house.soup.id)).toMatchObject({ ready })
  expect((await mark(tablet, house.soup.id, { days: 3 })).body.days).toBe(1)
})
