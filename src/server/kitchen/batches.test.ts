import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Batch } from '#contract/batch-shapes.ts'
import type { KitchenBatch } from '#contract/kitchen-batches.ts'
import type { KitchenState } from '#contract/kitchen-shapes.ts'
import { asMember } from '#database/as-member.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { type Api, type Member, startApi } from '../testing/start-api.ts'
import { pairedTablet } from '../testing/tablets.ts'

let api: Api
let chef: Member
let tablet: ApiClient
beforeAll(async () => {
  api = await startApi()
  chef = await api.signUp()
  ;({ tablet } = await pairedTablet(api, chef))
})
afterAll(() => api.close())

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

/** Two kilos that have cost 20 €. */
async function batch(useBy: string): Promise<Batch> {
  const butter = await buy(chef, { priceHt: 10 })
  const sheet = await write(chef, { portions: 4, ingredients: [grams(butter, 2000)] })
  const made = { kind: 'made', techSheetId: sheet.id, useBy, quantity: 4, unit: 'portion', initials: 'FB' }
  return chef.done(chef.post<Batch>('/api/batches', made))
}
const list = () => tablet.done(tablet.get<{ items: KitchenBatch[]; more: number }>('/api/kitchen/batches'))
const close = (id: string, body: object) =>
  tablet.post<KitchenBatch & { code?: string }>(`/api/kitchen/batches/${id}/close`, body)
const reopen = ({ id, version }: { id: string; version: number }, from = tablet) =>
  from.post<KitchenBatch & { code?: string }>(`/api/kitchen/batches/${id}/reopen`, { version })
const hasBatches = async () => (await tablet.done(tablet.get<KitchenState>('/api/kitchen'))).hasBatches
const stored = (id: string) => chef.done(chef.get<Batch>(`/api/batches/${id}`))

test('a tablet reads what is in the house, the first use-by at the top, once the house notes batches', async () => {
  expect(await hasBatches()).toBe(false)
  const late = await batch(inHours(48))
  const soon = await batch(inHours(5))
  expect(await hasBatches()).toBe(true)
  const { items, more } = await list()
  expect(items.map(({ id }) => id)).toEqual([soon.id, late.id])
  expect(more).toBe(0)
  expect(Object.keys(items[0] ?? {}).filter((key) => /cost|price/iu.test(key))).toEqual([])
})

test('what is thrown away has its cost once the tablet is answered, and both come back', async () => {
  const made = await batch(inHours(5))
  expect(made.costHt).toBe(20)
  expect((await close(made.id, { as: 'thrown' })).status).toBe(422)
  const closed = await tablet.done(close(made.id, { as: 'thrown', reason: 'Tombé' }))
  expect(closed).toMatchObject({ state: 'thrown', version: made.version + 1 })
  expect(await stored(made.id)).toMatchObject({ state: 'thrown', reason: 'Tombé', thrownCostHt: 20 })
  expect(await close(made.id, { as: 'used' })).toMatchObject({ status: 409, body: { code: 'BATCH_CLOSED' } })
  const back = await tablet.done(reopen(closed))
  expect(back.state).toBe('kept')
  expect(await stored(made.id)).toMatchObject({ state: 'kept', reason: '', thrownCostHt: null })
  expect((await reopen(closed)).body.code).toBe('BATCH_CLOSED')
  expect((await list()).items.map(({ id }) => id)).toContain(made.id)
})

test('a part that is thrown away has its share of the cost, is thrown away once, and joins its batch again', async () => {
  const made = await batch(inHours(5))
  const part = { as: 'thrown', reason: 'Surplus', quantity: 1, version: made.version }
  expect((await close(made.id, { ...part, version: undefined })).status).toBe(422)
  expect((await close(made.id, { ...part, quantity: 5 })).status).toBe(422)
  const thrown = await tablet.done(close(made.id, part))
  expect(thrown).toMatchObject({ state: 'thrown', quantity: 1, lot: made.lot })
  expect(await stored(thrown.id)).toMatchObject({ thrownCostHt: 5, reason: 'Surplus' })
  expect(await stored(made.id)).toMatchObject({ state: 'kept', quantity: 3, costHt: 15 })
  const again = await close(made.id, part)
  expect(again).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
  expect(JSON.stringify(again.body)).not.toMatch(/cost/iu)
  const back = await tablet.done(reopen(thrown))
  expect(back).toMatchObject({ id: made.id, state: 'kept', quantity: 4 })
  expect(await stored(made.id)).toMatchObject({ quantity: 4, costHt: 20 })
  expect((await reopen(thrown)).status).toBe(404)
})

test('what was used a while ago is not taken back by a tablet', async () => {
  const made = await batch(inHours(5))
  const closed = await tablet.done(close(made.id, { as: 'used' }))
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(`UPDATE batches SET closed_at = now() - interval '11 minutes' WHERE id = $1`, [made.id]),
  )
  expect((await reopen(closed)).body.code).toBe('BATCH_CLOSED')
  expect(await stored(made.id)).toMatchObject({ state: 'used', thrownCostHt: null })
})

test('a tablet of another house closes and takes back nothing here', async () => {
  const made = await batch(inHours(5))
  const { tablet: other } = await pairedTablet(api, await api.signUp())
  const path = `/api/kitchen/batches/${made.id}/close`
  expect((await other.post(path, { as: 'used' })).status).toBe(404)
  const closed = await tablet.done(close(made.id, { as: 'used' }))
  expect((await reopen(closed, other)).status).toBe(404)
  expect((await stored(made.id)).state).toBe('used')
})
