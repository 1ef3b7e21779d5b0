import { describe, expect, test } from 'vitest'
import type { PriceImpact } from '#contract/prices.ts'
import { storedCosts } from '../testing/costs.ts'
import { bakery, buy, read, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const impact = (product: { id: string }, change: object) =>
  chef.post<PriceImpact>(`/api/user-products/${product.id}/impact`, change)

const refused = (path: string, rule: string) => ({
  status: 422,
  body: { code: 'VALIDATION', data: { fields: [{ path, rule }] } },
})

describe('the impact of a price', () => {
  test('names the sheets it touches, the greatest loss first, and stores nothing', async () => {
    const { butter, dough, tart } = await bakery(chef)
    await write(chef, { title: 'Sans beurre', sellingPriceHt: 9, portions: 1 })
    const before = await storedCosts(chef)
    const { status, body } = await impact(butter, { priceHt: 20 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ total: 2, underTarget: 1, underFloor: 0 })
    expect(body.sheets).toMatchObject([
      {
        id: tart.id,
        before: { coutMatiere: 4, costPortion: 1, marginPercent: 75 },
        after: { coutMatiere: 8, costPortion: 2, marginPercent: 50 },
      },
      { id: dough.id, before: { costPortion: 1, marginPercent: null }, after: { costPortion: 2 } },
    ])
    expect(await storedCosts(chef)).toEqual(before)
    expect((await impact(butter, { priceHt: 20.01 })).body).toMatchObject({ underTarget: 1, underFloor: 0 })
    expect((await impact(butter, { priceHt: 20.03 })).body).toMatchObject({ underTarget: 1, underFloor: 1 })
    expect((await impact(butter, { priceHt: null })).body).toMatchObject({ total: 2, underTarget: 0 })
    const history = chef.get<{ total: number }>(`/api/user-products/${butter.id}/prices`)
    expect((await chef.done(history)).total).toBe(1)
  })

  test('is none where no figure changes', async () => {
    const { butter } = await bakery(chef)
    const none = { sheets: [], total: 0, underTarget: 0, underFloor: 0 }
    expect((await impact(butter, { priceHt: 10 })).body).toEqual(none)
    expect((await impact(butter, { priceHt: 0.01, unit: 'g' })).body).toEqual(none)
    expect((await impact(await buy(chef), { priceHt: 99 })).body).toEqual(none)
  })

  test('refuses what the change itself would refuse, and what is not the user’s', async () => {
    const { butter } = await bakery(chef)
    expect(await impact(butter, { priceHt: -1 })).toMatchObject(refused('priceHt', 'price-negative'))
    expect(await impact(butter, { contentUnit: 'g' })).toMatchObject(
      refused('contentUnit', 'content-incomplete'),
    )
    const theirs = await buy(await api.signUp())
    expect((await impact(theirs, { priceHt: 1 })).status).toBe(404)
    expect((await impact({ id: 'beurre' }, { priceHt: 1 })).status).toBe(404)
  })

  test('of a price typed with too many decimals is that of the price as it is kept', async () => {
    const { butter, tart } = await bakery(chef)
    const { body } = await impact(butter, { priceHt: 10.123_456_78 })
    await chef.done(chef.change(`/api/user-products/${butter.id}`, { priceHt: 10.123_456_78 }))
    const stored = await read(chef, tart)
    expect(body.sheets.find(({ id }) => id === tart.id)?.after.coutMatiere).toBe(stored.coutMatiere)
  })
})
