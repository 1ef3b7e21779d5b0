import { expect, test } from 'vitest'
import type { ProductionMark } from '#contract/service-shapes.ts'
import { asMember } from '#database/as-member.ts'
import { houseDay } from '#domain/house/house-day.ts'
import { plusDays } from '#domain/services/days.ts'
import { clearAbandoned } from '../clear-abandoned.ts'
import { inHours, make, sendBatch } from '../testing/batches.ts'
import { bakery } from '../testing/kitchen.ts'
import { DAY, readPlan } from '../testing/services.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let dough: string
let tart: string
chefForEachTest(async (setUp) => {
  ;({ api, chef } = setUp)
  const made = await bakery(chef)
  dough = made.dough.id
  tart = made.tart.id
})

const send = (sheetId: string, facts: object, day = DAY) =>
  chef.patch<ProductionMark>(`/api/services/production/${day}/${sheetId}`, facts)
const mark = (sheetId: string, facts: object) => chef.done(send(sheetId, facts))
const print = (...sheets: object[]) => chef.post<object>('/api/services/printed', { day: DAY, sheets })
const marksOf = async () => (await readPlan(chef)).marks
const refused = (rule: string, path: string) => ({
  status: 422,
  body: { data: { fields: [{ path, rule }] } },
})

test('what is ready, for how many days it is made and that it is done are written one by one', async () => {
  const nothing = { day: DAY, techSheetId: dough, ready: null, days: 1, sheetVersion: null }
  const notDone = { doneAt: null, doneBy: '', batchId: null }
  const ready = { quantity: 1.25, unit: 'kg' }
  expect(await mark(dough, { ready })).toEqual({ ...nothing, ...notDone, ready })
  expect(await mark(dough, { days: 3 })).toEqual({ ...nothing, ...notDone, ready, days: 3 })
  const batch = await make(chef, { techSheetId: dough })
  const done = await mark(dough, { done: { by: 'FB', batchId: batch.id } })
  expect(done).toMatchObject({ ready, days: 3, doneAt: expect.any(String), doneBy: 'FB', batchId: batch.id })
  expect(await mark(dough, { done: { by: 'FB' } }), 'sent twice').toEqual(done)
  expect(await marksOf()).toEqual([done])
  expect(await mark(dough, { ready: null, done: null })).toEqual({ ...nothing, ...notDone, days: 3 })
})

test('two tablets that tick at once keep one mark', async () => {
  const answers = await Promise.all([send(dough, { done: { by: 'FB' } }), send(dough, { days: 2 })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await marksOf()).toMatchObject([{ doneBy: 'FB', days: 2 }])
})

test('two windows that tick at once make one batch, and a tick that is taken back can be made again', async () => {
  const tick = (initials: string) => sendBatch(chef, { techSheetId: dough, initials, forDay: DAY })
  const answers = await Promise.all([tick('FB'), tick('EL')])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  const [made] = answers.filter(({ status }) => status === 201)
  const [kept] = await marksOf()
  expect(kept).toMatchObject({ batchId: made?.body.id, doneAt: expect.any(String) })
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    body: { code: 'DONE_ALREADY', data: { by: kept?.doneBy } },
  })
  const { items } = await chef.done(chef.get<{ items: object[] }>('/api/batches'))
  expect(items).toHaveLength(1)
  await mark(dough, { done: null })
  expect(await tick('AM')).toMatchObject({ status: 201 })
  expect(await marksOf()).toMatchObject([{ doneBy: 'AM' }])
})

test('a batch that does not keep until its day is none that is done', async () => {
  const [forDay, useBy] = [plusDays(houseDay(new Date()), 9), inHours(24)]
  await make(chef, { techSheetId: dough, forDay, useBy })
  expect((await readPlan(chef, forDay)).marks).toEqual([])
  await make(chef, { techSheetId: dough, forDay, useBy: inHours(24 * 11) })
  expect((await readPlan(chef, forDay)).marks).toMatchObject([{ day: forDay, doneBy: 'FB' }])
})

test.each([
  ['an amount of none', { ready: { quantity: 0, unit: 'kg' } }, 'quantity-too-low', 'ready.quantity'],
  ['a unit that is none', { ready: { quantity: 1, unit: 'seau' } }, 'invalid', 'ready.unit'],
  ['more days than a week', { days: 8 }, 'out-of-range', 'days'],
  ['initials that are none', { done: { by: 'fb' } }, 'invalid', 'done.by'],
  [
    'a batch that is not there',
    { done: { by: 'FB', batchId: crypto.randomUUID() } },
    'unknown-reference',
    'done.batchId',
  ],
])('%s is refused, and nothing is stored', async (_what, facts, rule, path) => {
  expect(await send(dough, facts)).toMatchObject(refused(rule, path))
  expect(await marksOf()).toEqual([])
})

test('a sheet of another house, and one that is none, are not there', async () => {
  const other = await bakery(await api.signUp())
  for (const id of [other.dough.id, crypto.randomUUID()])
    expect((await send(id, { days: 2 })).status).toBe(404)
  const sheets = [
    { techSheetId: other.dough.id, version: 1 },
    { techSheetId: dough, version: 4 },
  ]
  const printed = await chef.done(
    chef.post<{ marks: ProductionMark[] }>('/api/services/printed', { day: DAY, sheets }),
  )
  expect(printed.marks).toMatchObject([{ techSheetId: dough, sheetVersion: 4 }])
})

test('a plan that was printed keeps the versions of its sheets, and a later print its own', async () => {
  await mark(dough, { days: 2 })
  const [first, second] = [
    { techSheetId: dough, version: 1 },
    { techSheetId: tart, version: 1 },
  ]
  expect((await print(first, second)).status).toBe(200)
  expect((await print({ ...first, version: 2 })).status).toBe(200)
  expect(await print(first, first)).toMatchObject(refused('named-twice', 'sheets'))
  const versions = (await marksOf()).map(({ techSheetId, sheetVersion, days }) => [
    techSheetId,
    sheetVersion,
    days,
  ])
  expect(new Set(versions)).toEqual(
    new Set([
      [dough, 2, 2],
      [tart, 1, 1],
    ]),
  )
})

test('batches of sheets that are kept, have a quantity and a use-by to come can be taken as ready', async () => {
  const much = { quantity: 2, unit: 'kg' as const }
  const later = await make(chef, { techSheetId: dough, useBy: inHours(48), ...much })
  const sooner = await make(chef, { techSheetId: tart, kind: 'vacuum', useBy: inHours(24), ...much })
  await make(chef, { techSheetId: dough })
  const used = await make(chef, { techSheetId: dough, ...much })
  await chef.done(chef.post(`/api/batches/${used.id}/close`, { version: used.version, as: 'used' }))
  const past = await make(chef, { techSheetId: dough, ...much })
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(
      `UPDATE batches SET made_at = now() - interval '2 days', use_by = now() - interval '1 hour' WHERE user_id = $1 AND id = $2`,
      [chef.userId, past.id],
    ),
  )
  const { batches } = await readPlan(chef)
  expect(batches).toMatchObject([
    { batchId: sooner.id, techSheetId: tart, kind: 'vacuum', ...much },
    {
      batchId: later.id,
      techSheetId: dough,
      name: later.name,
      lot: later.lot,
      madeAt: later.madeAt,
      useBy: later.useBy,
    },
  ])
})

test('a mark remains done without its batch, and is restored with its sheet', async () => {
  const batch = await make(chef, { techSheetId: dough })
  await mark(dough, { done: { by: 'FB', batchId: batch.id } })
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(
      `UPDATE batches SET made_at = now() - interval '9 months', use_by = now() - interval '8 months' WHERE user_id = $1`,
      [chef.userId],
    ),
  )
  await clearAbandoned(api.database)
  const kept = await marksOf()
  expect(kept).toMatchObject([{ doneBy: 'FB', batchId: null }])
  const { deletedItemId } = await chef.done(
    chef.delete<{ deletedItemId: string }>(`/api/tech-sheets/${dough}`),
  )
  expect(await marksOf()).toEqual([])
  await chef.done(chef.post(`/api/deleted-items/${deletedItemId}/restore`))
  expect(await marksOf()).toEqual(kept)
})
