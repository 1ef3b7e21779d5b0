import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

/** Leeks at 10 €/kg, 20 % lost in trimming: 500 g of them in a sheet. */
async function leekSheet(chef: Member): Promise<string> {
  const product = await chef.done(
    chef.post<{ id: string }>('/api/user-products', {
      name: 'Poireau',
      category: 'Légumes',
      unit: 'kg',
      priceHt: 10,
    }),
  )
  const sheet = await chef.done(
    chef.post<{ id: string }>('/api/tech-sheets', {
      title: 'Poireaux vinaigrette',
      category: 'Entrée',
      portions: 4,
      ingredients: [{ userProductId: product.id, quantity: 500, unit: 'g', wastagePercent: 20 }],
    }),
  )
  return sheet.id
}

async function stored(chef: Member, id: string): Promise<[cost: number, version: number]> {
  const { coutMatiere, version } = await chef.done(
    chef.get<{ coutMatiere: number; version: number }>(`/api/tech-sheets/${id}`),
  )
  return [coutMatiere, version]
}

function choose(chef: Member, wastageMethod: string) {
  return chef.done(chef.change('/api/account', { settings: { wastageMethod } }))
}

test('another wastage method recosts every sheet of the account, and edits none', async () => {
  const chef = await api.signUp()
  const neighbour = await api.signUp()
  const [sheet, others] = [await leekSheet(chef), await leekSheet(neighbour)]
  expect(await stored(chef, sheet)).toEqual([6, 1])
  await choose(chef, 'rendement')
  expect(await stored(chef, sheet)).toEqual([6.25, 1])
  expect(await stored(neighbour, others)).toEqual([6, 1])
  await choose(chef, 'majoration')
  expect(await stored(chef, sheet)).toEqual([6, 1])
})

test('of two windows that choose at once, the last to choose decides what every sheet costs', async () => {
  const chef = await api.signUp()
  const sheet = await leekSheet(chef)
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([choose(chef, 'rendement'), choose(chef, 'majoration'), choose(chef, 'rendement')])
    const { settings } = await chef.done(chef.get<{ settings: { wastageMethod: string } }>('/api/account'))
    expect((await stored(chef, sheet))[0]).toBe(settings.wastageMethod === 'rendement' ? 6.25 : 6)
  }
})
