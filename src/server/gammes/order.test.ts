import * as fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Gamme, GammeDetail, GammeRecette } from '#contract/gammes.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { write } from '../testing/kitchen.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const open = (chef: ApiClient, nom: string) => chef.done(chef.post<Gamme>('/api/gammes', { nom }))
const order = (chef: ApiClient, address: string, ids: unknown, from?: unknown) =>
  chef.send<{ code?: string }>('PUT', `${address}/order`, { body: { ids, from } })

async function gammes(chef: ApiClient) {
  return (await chef.done(chef.get<{ items: Gamme[] }>('/api/gammes'))).items
}

/** A gamme of three dishes, and how to read them. */
async function menu() {
  const chef = await api.signUp()
  const gamme = await open(chef, 'Plats')
  const address = `/api/gammes/${gamme.id}/recipes`
  const { id: ficheId } = await write(chef)
  const add = () => chef.done(chef.post<GammeRecette>(address, { ficheId }))
  const dishes = [await add(), await add(), await add()].map(({ id }) => id)
  const read = async () =>
    (await chef.done(chef.get<GammeDetail>(`/api/gammes/${gamme.id}`))).recettes.map(({ id }) => id)
  return { chef, gamme, address, add, dishes, read }
}

describe('the order', () => {
  test('of gammes is kept', async () => {
    const chef = await api.signUp()
    const [a, b, c] = [await open(chef, 'A'), await open(chef, 'B'), await open(chef, 'C')]
    const ids = [c.id, a.id, b.id]
    expect(await order(chef, '/api/gammes', ids)).toMatchObject({ status: 200, body: { ids } })
    expect((await gammes(chef)).map(({ nom, position }) => [nom, position])).toEqual([
      ['C', 0],
      ['A', 1],
      ['B', 2],
    ])
  })

  test('of dishes is kept, and the next dish comes last', async () => {
    const { chef, address, add, dishes, read } = await menu()
    const ids = dishes.toReversed()
    expect(await order(chef, address, ids)).toMatchObject({ status: 200, body: { ids } })
    const { id } = await add()
    expect(await read()).toEqual([...ids, id])
  })

  test('that lacks one, or names one that is not there, moves nothing', async () => {
    const { chef, gamme, address, dishes, read } = await menu()
    for (const ids of [dishes.slice(1), [...dishes, randomUUID()], [...dishes.slice(1), randomUUID()], []])
      expect(await order(chef, address, ids)).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED' } })
    expect(await read()).toEqual(dishes)
    expect(await order(chef, '/api/gammes', [gamme.id, randomUUID()])).toMatchObject({ status: 409 })
  })

  test('that names one twice, or says nothing, is refused', async () => {
    const { chef, address, dishes } = await menu()
    for (const ids of [[...dishes, dishes[0]], ['x'], 'x', undefined])
      expect(await order(chef, address, ids)).toMatchObject({ status: 422 })
    for (const from of [[...dishes, dishes[0]], ['x'], 'x'])
      expect(await order(chef, address, dishes, from)).toMatchObject({ status: 422 })
  })

  test('holds whatever comes at once: dishes added, taken off, moved', async () => {
    const { chef, gamme, address, add, dishes } = await menu()
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, add),
      ...Array.from({ length: 4 }, () => order(chef, address, dishes.toReversed())),
      chef.delete(`${address}/${dishes[1]}`),
    ])
    expect(answers).toHaveLength(11)
    const { recettes } = await chef.done(chef.get<GammeDetail>(`/api/gammes/${gamme.id}`))
    expect(recettes.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('holds when gammes come and go at once', async () => {
    const chef = await api.signUp()
    const [first, second] = [await open(chef, 'A'), await open(chef, 'B')]
    await Promise.all([
      open(chef, 'C'),
      order(chef, '/api/gammes', [second.id, first.id]),
      chef.delete(`/api/gammes/${first.id}`),
      open(chef, 'D'),
    ])
    expect((await gammes(chef)).map(({ position }) => position)).toEqual([0, 1, 2])
  })
})

describe('what is another’s', () => {
  let one: Awaited<ReturnType<typeof menu>>
  let other: Member
  beforeAll(async () => {
    one = await menu()
    other = await api.signUp()
  })

  test('is not found, whatever is asked of it', async () => {
    const { gamme, address, dishes } = one
    const { id: ficheId } = await write(other)
    const answers = [
      await other.get(`/api/gammes/${gamme.id}`),
      await other.change(`/api/gammes/${gamme.id}`, { nom: 'À moi' }),
      await other.delete(`/api/gammes/${gamme.id}`),
      await other.post(address, { ficheId }),
      await order(other, address, dishes),
      await other.change(`${address}/${dishes[0]}`, { nomAffiche: 'À moi' }),
      await other.delete(`${address}/${dishes[0]}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await gammes(other)).toEqual([])
    expect(await one.read()).toEqual(dishes)
  })

  test('comes on no gamme, and into no order', async () => {
    const mine = await open(other, 'Desserts')
    const [theirs] = (await one.chef.done(one.chef.get<GammeDetail>(`/api/gammes/${one.gamme.id}`))).recettes
    const answer = await other.post(`/api/gammes/${mine.id}/recipes`, { ficheId: theirs?.ficheId })
    const fields = [{ path: 'ficheId', rule: 'unknown-reference' }]
    expect(answer).toMatchObject({ status: 422, body: { data: { fields } } })
    expect(await order(other, '/api/gammes', [mine.id, one.gamme.id])).toMatchObject({ status: 409 })
    const carteId = one.gamme.carteId
    expect(await other.post('/api/gammes', { nom: 'Plats', carteId })).toMatchObject({ status: 422 })
  })

  test('a dish of one gamme is not found on another', async () => {
    const { chef, dishes, read } = one
    const elsewhere = await open(chef, 'Desserts')
    const address = `/api/gammes/${elsewhere.id}/recipes/${dishes[0]}`
    expect(await chef.change(address, { nomAffiche: 'Ailleurs' })).toMatchObject({ status: 404 })
    expect(await chef.delete(address)).toMatchObject({ status: 404 })
    expect(await read()).toEqual(dishes)
  })
})

test('whatever is added, taken off and moved, dishes stand as a list would have them, without a gap', async () => {
  const { chef, gamme, address, add, dishes } = await menu()
  const gesture = fc.oneof(
    fc.constant({ kind: 'add' } as const),
    fc.record({ kind: fc.constant('remove' as const), nth: fc.nat(20) }),
    fc.record({ kind: fc.constant('move' as const), nth: fc.nat(20), to: fc.nat(20) }),
  )
  let expected = dishes
  await fc.assert(
    fc.asyncProperty(fc.array(gesture, { maxLength: 8 }), async (gestures) => {
      for (const done of gestures) {
        if (done.kind === 'add') expected = [...expected, (await add()).id]
        else if (expected.length > 0) {
          const id = expected[done.nth % expected.length] ?? ''
          const others = expected.filter((other) => other !== id)
          if (done.kind === 'remove') {
            await chef.done(chef.delete(`${address}/${id}`))
            expected = others
          } else {
            expected = others.toSpliced(done.to % (others.length + 1), 0, id)
            expect((await order(chef, address, expected)).status).toBe(200)
          }
        }
      }
      const { recettes } = await chef.done(chef.get<GammeDetail>(`/api/gammes/${gamme.id}`))
      expect(recettes.map(({ id }) => id)).toEqual(expected)
      expect(recettes.map(({ position }) => position)).toEqual(expected.map((_, index) => index))
    }),
    { numRuns: propertyRuns(15) },
  )
})
