import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { write } from './testing/kitchen.ts'
import { sharedApi } from './testing/shared-api.ts'
import type { Api, Member } from './testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

interface Ordered {
  address: string
  add: () => Promise<string>
  read: () => Promise<string[]>
}

interface Thing {
  id: string
}

const idsOf = (things: readonly Thing[]) => things.map(({ id }) => id)

function listAt(chef: Member, address: string, body: (nth: number) => object): Ordered {
  let added = 0
  return {
    address,
    add: async () => (await chef.done(chef.post<Thing>(address, body((added += 1))))).id,
    read: async () => idsOf((await chef.done(chef.get<{ items: Thing[] }>(address))).items),
  }
}

const LISTS: Record<string, (chef: Member) => Promise<Ordered>> = {
  gammes: async (chef) => listAt(chef, '/api/gammes', (nth) => ({ nom: `Gamme ${nth}` })),
  menus: async (chef) => listAt(chef, '/api/menus', (nth) => ({ nom: `Menu ${nth}`, prixTtc: 20 })),
  dishes: async (chef) => {
    const gamme = await chef.done(chef.post<Thing>('/api/gammes', { nom: 'Plats' }))
    const { id: ficheId } = await write(chef)
    const list = listAt(chef, `/api/gammes/${gamme.id}/recipes`, () => ({ ficheId }))
    const read = () => chef.done(chef.get<{ recettes: Thing[] }>(`/api/gammes/${gamme.id}`))
    return { ...list, read: async () => idsOf((await read()).recettes) }
  },
}

describe.each(Object.entries(LISTS))('the order of %s', (_, listOf) => {
  async function three() {
    const chef = await api.signUp()
    const list = await listOf(chef)
    const [a, b, c] = [await list.add(), await list.add(), await list.add()]
    const order = (from: string[] | undefined, ids: string[]) =>
      chef.send<{ code?: string }>('PUT', `${list.address}/order`, { body: { ids, from } })
    return { ...list, chef, order, a, b, c }
  }
  const refused = { status: 409, body: { code: 'ORDER_CHANGED' } }

  test('that another window has changed is left as it is', async () => {
    const { order, read, a, b, c } = await three()
    expect(await order([a, b, c], [b, a, c])).toMatchObject({ status: 200 })
    expect(await order([a, b, c], [a, c, b])).toMatchObject(refused)
    expect(await read()).toEqual([b, a, c])
    expect(await order([b, a, c], [b, c, a])).toMatchObject({ status: 200, body: { ids: [b, c, a] } })
    expect(await read()).toEqual([b, c, a])
  })

  test('that was read before one was added elsewhere moves nothing', async () => {
    const { order, read, add, a, b, c } = await three()
    const d = await add()
    for (const from of [[a, b, c], undefined]) expect(await order(from, [b, a, c])).toMatchObject(refused)
    expect(await order([a, b, c], [b, a, c, d])).toMatchObject(refused)
    expect(await read()).toEqual([a, b, c, d])
  })

  test('that was kept, and whose answer was lost, is answered again', async () => {
    const { order, a, b, c } = await three()
    const first = await order([a, b, c], [c, b, a])
    expect(first).toMatchObject({ status: 200, body: { ids: [c, b, a] } })
    expect(await order([a, b, c], [c, b, a])).toMatchObject({ status: 200, body: first.body })
  })

  test('that two windows change at once is changed by one of them', async () => {
    const { order, a, b, c } = await three()
    const answers = await Promise.all([order([a, b, c], [b, a, c]), order([a, b, c], [a, c, b])])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test('is changed by who does not name the one that was read', async () => {
    const { order, read, a, b, c } = await three()
    await order([a, b, c], [b, a, c])
    expect(await order(undefined, [c, b, a])).toMatchObject({ status: 200 })
    expect(await read()).toEqual([c, b, a])
  })
})
