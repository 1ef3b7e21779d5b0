import { expect, test } from 'vitest'
import type { LostMargins } from '#contract/prices.ts'
import { asMember } from '#database/as-member.ts'
import { earlier } from '../testing/earlier.ts'
import { bakery, buy, grams, write } from '../testing/kitchen.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const lostMargins = (days = 30) =>
  chef.done(chef.get<LostMargins>(`/api/price-changes/lost-margins?days=${days}`))
const price = ({ id }: { id: string }, facts: object) =>
  chef.done(chef.change(`/api/user-products/${id}`, facts))
/** Puts all that has happened so many days back. */
const age = (days: number) =>
  asMember(api.database, chef.userId, ({ client, houseId }) =>
    client.query(
      `update price_changes set changed_at = ${earlier('changed_at', 'make_interval(days => $2)')} where user_id = $1`,
      [houseId, days],
    ),
  )

test('a sheet lost what the prices of its products took, also through a preparation, and says which', async () => {
  const { butter, tart } = await bakery(chef)
  const salt = await buy(chef, { name: 'Sel', priceHt: 1 })
  await write(chef, { title: 'Soupe', portions: 1, sellingPriceHt: 4, ingredients: [grams(salt, 1000)] })
  await age(40)
  await price(butter, { priceHt: 12 })
  await price(butter, { priceHt: 20 })
  await price(salt, { priceHt: 0.5 })
  const { since, ...lost } = await lostMargins()
  expect(Date.now() - Date.parse(since)).toBeGreaterThan(29.9 * 86_400_000)
  expect(lost).toMatchObject({ total: 1, gained: 1, underTarget: 1, underFloor: 0, incomparable: 0 })
  expect(lost.sheets).toMatchObject([
    {
      id: tart.id,
      before: { costPortion: 1, marginPercent: 75 },
      after: { costPortion: 2, marginPercent: 50 },
      sellingPriceHt: 4,
      tvaRate: 10,
      moved: [{ name: 'Beurre', unit: 'kg', oldPriceHt: 10, newPriceHt: 20, costPortion: 1 }],
    },
  ])
})

test('prices that moved before these days, or went back to where they were, lost nothing', async () => {
  const { butter } = await bakery(chef)
  await age(40)
  await price(butter, { priceHt: 20 })
  await age(20)
  expect((await lostMargins(19)).total).toBe(0)
  expect((await lostMargins(21)).total).toBe(1)
  await price(butter, { priceHt: 10 })
  expect(await lostMargins(21)).toMatchObject({ total: 0, gained: 0, sheets: [] })
  expect(await lostMargins(19)).toMatchObject({ total: 0, gained: 1 })
})

test('a sheet of a product that had no price yet is counted as one that cannot be compared', async () => {
  await bakery(chef)
  expect(await lostMargins()).toMatchObject({ total: 0, gained: 0, incomparable: 2, sheets: [] })
})

test('a price that was in another unit is shown in the unit of today', async () => {
  const { butter, tart } = await bakery(chef)
  await age(40)
  await price(butter, { unit: 'g', priceHt: 0.015 })
  const { sheets } = await lostMargins()
  expect(sheets).toMatchObject([
    { id: tart.id, moved: [{ unit: 'g', oldPriceHt: 0.01, newPriceHt: 0.015, costPortion: 0.5 }] },
  ])
})

test('days outside of a year are refused, and nobody reads the margins of another', async () => {
  const { butter } = await bakery(chef)
  await age(40)
  await price(butter, { priceHt: 20 })
  for (const days of ['0', '367', '1.5', 'x'])
    expect((await chef.get(`/api/price-changes/lost-margins?days=${days}`)).status, days).toBe(422)
  const other = await api.signUp()
  const seen = other.done(other.get<LostMargins>('/api/price-changes/lost-margins'))
  expect(await seen).toMatchObject({ total: 0, gained: 0, incomparable: 0, sheets: [] })
})
