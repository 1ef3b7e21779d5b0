import { expect, test } from 'vitest'
import type { Batch } from '#contract/batch-shapes.ts'
import { inHours, listBatches, make, namesOfBatches, readBatch, refusedField } from '../testing/batches.ts'
import { bakery } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let made: Batch
chefForEachTest((setUp) => ({ api, chef } = setUp))

const send = (what: string, body: object) => chef.post<Batch>(`/api/batches/${made.id}/${what}`, body)
const makeOne = async () => {
  const { dough } = await bakery(chef)
  made = await make(chef, { techSheetId: dough.id, quantity: 4, unit: 'portion' })
}

test('a change gives a later use-by, and keeps the former one with the reason', async () => {
  await makeOne()
  const useBy = inHours(96)
  const change = { version: made.version, useBy, reason: 'Mis sous vide' }
  const longer = await chef.done(send('extend', change))
  expect(longer).toMatchObject({
    useBy,
    version: 2,
    extensions: [{ useBy: made.useBy, reason: 'Mis sous vide' }],
  })
  expect(await send('extend', change)).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', data: { current: longer } },
  })
  const earlier = { version: 2, useBy: inHours(90), reason: 'Erreur' }
  expect(await send('extend', earlier)).toMatchObject(refusedField('use-by-too-early', 'useBy'))
  expect(await send('extend', { ...earlier, reason: ' ' })).toMatchObject(refusedField('required', 'reason'))
})

test('a change says that it was thrown away, with a reason and its cost or another, and undoes that', async () => {
  await makeOne()
  expect(await send('close', { version: 1, as: 'thrown' })).toMatchObject(refusedField('required', 'reason'))
  const thrown = await chef.done(send('close', { version: 1, as: 'thrown', reason: 'Date dépassée' }))
  expect(thrown).toMatchObject({ state: 'thrown', reason: 'Date dépassée', costHt: 4, thrownCostHt: 4 })
  expect(thrown.closedAt).not.toBeNull()
  expect(await namesOfBatches(chef)).toEqual([])
  expect(await namesOfBatches(chef, '?state=thrown')).toEqual([made.name])
  expect(await send('close', { version: 2, as: 'used' })).toMatchObject({
    status: 409,
    body: { code: 'BATCH_CLOSED' },
  })
  expect(await chef.done(send('reopen', { version: 2 }))).toMatchObject({
    state: 'kept',
    closedAt: null,
    reason: '',
    thrownCostHt: null,
  })
  const part = { version: 3, as: 'thrown', reason: 'Tombé', costHt: 1.5 }
  expect(await chef.done(send('close', part))).toMatchObject({ costHt: 4, thrownCostHt: 1.5 })
})

test('a change says that a part was thrown away, which has its share of the cost and the same lot, and undoes that', async () => {
  await makeOne()
  const part = { version: 1, as: 'thrown', reason: 'Tombé', quantity: 1 }
  expect(await send('close', { ...part, quantity: 5 })).toMatchObject(
    refusedField('out-of-range', 'quantity'),
  )
  expect(await send('close', { ...part, as: 'used' })).toMatchObject(refusedField('invalid', 'quantity'))
  const thrown = await chef.done(send('close', part))
  expect(thrown).toMatchObject({
    state: 'thrown',
    quantity: 1,
    thrownCostHt: 1,
    lot: made.lot,
    reason: 'Tombé',
    contents: 'as-made',
  })
  const rest = await readBatch(chef, made)
  expect(rest).toMatchObject({ state: 'kept', quantity: 3, costHt: 3, thrownCostHt: null, version: 2 })
  expect(rest.thrownParts).toMatchObject([{ id: thrown.id, quantity: 1, reason: 'Tombé' }])
  expect(await send('close', part)).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT' } })
  const back = await chef.done(chef.post<Batch>(`/api/batches/${thrown.id}/reopen`, { version: 1 }))
  expect(back).toMatchObject({ id: made.id, quantity: 4, costHt: 4, version: 3 })
  expect((await listBatches(chef, '?state=thrown')).total).toBe(0)
  expect(await chef.done(send('close', { ...part, version: 3, quantity: 4 }))).toMatchObject({
    id: made.id,
    state: 'thrown',
    thrownCostHt: 4,
  })
})

test('a change says that it was used', async () => {
  await makeOne()
  expect(await chef.done(send('close', { version: 1, as: 'used' }))).toMatchObject({
    state: 'used',
    thrownCostHt: null,
  })
})

test('a batch cannot be changed or read by another house', async () => {
  await makeOne()
  const stranger = await api.signUp()
  const path = `/api/batches/${made.id}`
  const answers = [
    await stranger.get(path),
    await stranger.get(`${path}/origins`),
    await stranger.post(`${path}/close`, { version: 1, as: 'used' }),
    await stranger.post(`${path}/reopen`, { version: 1 }),
    await stranger.post(`${path}/extend`, { version: 1, useBy: inHours(99), reason: 'x' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})
