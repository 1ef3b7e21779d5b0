import { expect, test } from 'vitest'
import { plusDays } from '#domain/services/days.ts'
import { DAY, type House, openHouse, plan, readPlan, sell } from '../testing/services.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let house: House
chefForEachTest(async (setUp) => {
  ;({ api, chef } = setUp)
  house = await openHouse(api.database, chef)
})

const weekBefore = (weeks: number) => plusDays(DAY, -7 * weeks)
/** At dinner, so many weeks before: soups, soles, steaks and menus. */
const sold = (weeks: number, [soups, soles, steaks, menus]: readonly number[], meal = 'dinner') => {
  const { soupDish, soleDish, steakDish, menu } = house
  const figures = { [soupDish]: soups, [soleDish]: soles, [steakDish]: steaks, [menu.id]: menus }
  const named = Object.entries(figures).map(([id, quantity]) => [id, quantity ?? null])
  return chef.done(sell(chef, house, weekBefore(weeks), Object.fromEntries(named), { meal }))
}
const dinner = async (day = DAY, meal: string | null = 'dinner') =>
  (await readPlan(chef, day)).days[0]?.services.find((service) => service.meal === meal)

test('covers are counted from mains and menus, and expected as their median from three weekdays on', async () => {
  await sold(1, [30, 20, 10, 10])
  await sold(2, [30, 30, 10, 10])
  expect(await dinner()).toMatchObject({ expected: null })
  expect(await dinner(weekBefore(1))).toMatchObject({ counted: 40 })
  await sold(3, [30, 40, 10, 10])
  expect((await dinner())?.expected).toMatchObject({ covers: 50, from: 3, counted: true })
})

test('covers that were typed as served count, and marked services do not', async () => {
  const { carteId } = house
  for (const weeks of [1, 2, 3]) {
    await sold(weeks, [30, 20, 10, 10])
    await plan(chef, { carteId, day: weekBefore(weeks), served: 60 })
  }
  await sold(4, [0, 300, 10, 0])
  await plan(chef, { carteId, day: weekBefore(4), mark: 'event' })
  expect((await dinner())?.expected).toMatchObject({ covers: 60, from: 3, counted: false })
  expect(await dinner(weekBefore(1))).toMatchObject({ served: 60, counted: 40 })
})

test('a dish that was deleted still counts towards the covers of the services that sold it', async () => {
  for (const weeks of [1, 2, 3]) await sold(weeks, [30, 20, 10, 10])
  const [carte] = (await readPlan(chef)).cartes
  const [gamme] = carte?.gammes ?? []
  await chef.done(chef.send('DELETE', `/api/gammes/${gamme?.id}/recipes/${house.soleDish}`))
  await chef.done(chef.delete(`/api/menus/${house.menu.id}`))
  const service = await dinner()
  expect(service?.expected).toMatchObject({ covers: 40 })
  expect(service?.items).toHaveLength(2)
})

test('the day as a whole is the sum of its meals, and a meal is none of a day as a whole', async () => {
  for (const weeks of [1, 2, 3]) {
    await sold(weeks, [30, 20, 10, 10])
    await sold(weeks, [10, 5, 5, 0], 'lunch')
  }
  await plan(chef, { carteId: house.carteId, meal: null, covers: 55 })
  expect(await dinner(DAY, null)).toMatchObject({ covers: 55, expected: { covers: 50, from: 3 } })
  const tomorrow = plusDays(DAY, 1)
  for (const weeks of [1, 2, 3])
    await chef.done(
      sell(chef, house, plusDays(tomorrow, -7 * weeks), { [house.soleDish]: 30 }, { meal: null }),
    )
  await plan(chef, { carteId: house.carteId, day: tomorrow, meal: 'dinner', covers: 20 })
  expect(await dinner(tomorrow)).toMatchObject({ covers: 20, expected: null })
})

test('each dish has its share of a cover', async () => {
  for (let weeks = 1; weeks <= 8; weeks += 1) await sold(weeks, [30, 20, 10, 10])
  const items = (await dinner())?.items ?? []
  const shareOf = (id: string) =>
    items.find(({ gammeRecetteId, menuId }) => (gammeRecetteId ?? menuId) === id)?.expected
  expect(shareOf(house.soleDish)?.share).toBeCloseTo(0.5, 1)
  expect(shareOf(house.menu.id)?.share).toBeCloseTo(0.25, 1)
  expect(shareOf(house.soleDish)).toMatchObject({ basis: 'sold', services: 8 })
})
