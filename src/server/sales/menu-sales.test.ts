import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Menu } from '#contract/menus.ts'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { binOf } from '../testing/bin.ts'
import { layGamme } from '../testing/carte.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

const OCTOBER = { firstDay: '2026-10-01', lastDay: '2026-10-31' }

/** A carte with two dishes, and a menu at 24 € that offers both in one choice. */
async function openRestaurant() {
  const chef = await api.signUp()
  const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
  const sole = await write(chef, { portions: 4, tvaRate: 10, ingredients: [grams(butter, 800)] })
  const steak = await write(chef, { portions: 4, tvaRate: 10, ingredients: [grams(butter, 400)] })
  const { carteId } = await layGamme(api.database, chef, 'Plats', [
    { ficheId: sole.id, nom: 'Sole', prix: 32 },
    { ficheId: steak.id, nom: 'Onglet', prix: 19 },
  ])
  const choices = [{ nom: 'Plat', ficheIds: [sole.id, steak.id] }]
  const menu = await chef.done(chef.post<Menu>('/api/menus', { nom: 'Menu du soir', prixTtc: 24, choices }))
  const choiceId = menu.choices[0]?.id ?? ''
  return { chef, sole, steak, menu, choiceId, address: `/api/cartes/${carteId}/sales` }
}

test('menus are on the carte with their choices, and are recorded with the dishes that their guests took', async () => {
  const { chef, sole, steak, menu, choiceId, address } = await openRestaurant()
  const { menus } = await chef.done(chef.get<CarteSales>(address))
  expect(menus).toMatchObject([{ id: menu.id, nom: 'Menu du soir', prixTtc: 24, choices: menu.choices }])

  const menuQuantities = [{ menuId: menu.id, quantity: 20 }]
  const taken = [{ choiceId, ficheId: sole.id, quantity: 12 }]
  const period = await chef.done(chef.post<SalesPeriodDetail>(address, { ...OCTOBER, menuQuantities, taken }))
  expect(period).toMatchObject({ dishes: 0, sold: 0, menus: 1, menusSold: 20, menuQuantities, taken })

  const here = `${address}/${period.id}`
  const record = (sales: object) => chef.done(chef.change<SalesPeriod>(`${here}/dishes`, sales, 'PUT'))
  const steaks = { choiceId, ficheId: steak.id, quantity: 8 }
  expect(
    await record({ taken: [steaks], menuQuantities: [{ menuId: menu.id, quantity: 21 }] }),
  ).toMatchObject({
    menus: 1,
    menusSold: 21,
  })
  await record({ taken: [{ choiceId, ficheId: sole.id, quantity: null }] })
  const read = await chef.done(chef.get<SalesPeriodDetail>(here))
  expect(read.taken).toEqual([steaks])
  expect(read.menuQuantities).toEqual([{ menuId: menu.id, quantity: 21 }])
})

test('what is not on the carte is refused by its place, and nothing is stored', async () => {
  const { chef, sole, menu, choiceId, address } = await openRestaurant()
  const stranger = await openRestaurant()
  const refused = async (facts: object) => {
    const answer = await chef.post<{ data: { fields: object[] } }>(address, { ...OCTOBER, ...facts })
    expect(answer.status).toBe(422)
    return answer.body.data.fields
  }
  expect(
    await refused({
      menuQuantities: [
        { menuId: menu.id, quantity: 3 },
        { menuId: stranger.menu.id, quantity: 3 },
      ],
    }),
  ).toMatchObject([{ path: 'menuQuantities.1.menuId' }])
  expect(
    await refused({ taken: [{ choiceId: stranger.choiceId, ficheId: sole.id, quantity: 1 }] }),
  ).toMatchObject([{ path: 'taken.0.choiceId' }])
  expect(await refused({ taken: [{ choiceId, ficheId: stranger.sole.id, quantity: 1 }] })).toMatchObject([
    { path: 'taken.0.ficheId' },
  ])
  const twice = { menuId: menu.id, quantity: 1 }
  expect(await refused({ menuQuantities: [twice, twice] })).toMatchObject([{ path: 'menuQuantities' }])
  expect((await chef.done(chef.get<CarteSales>(address))).periods).toEqual([])
})

test('a deleted menu stays in its periods, and comes back from the bin with its sales', async () => {
  const { chef, sole, menu, choiceId, address } = await openRestaurant()
  const period = await chef.done(
    chef.post<SalesPeriodDetail>(address, {
      ...OCTOBER,
      menuQuantities: [{ menuId: menu.id, quantity: 20 }],
      taken: [{ choiceId, ficheId: sole.id, quantity: 12 }],
    }),
  )
  const here = `${address}/${period.id}`
  const bin = binOf(chef)
  const act = await bin.remove(`menus/${menu.id}`)
  expect(await chef.done(chef.get<SalesPeriodDetail>(here))).toMatchObject({
    menus: 1,
    departed: { menus: [{ id: menu.id }] },
  })
  await bin.restore(act)
  expect(await chef.done(chef.get<SalesPeriodDetail>(here))).toMatchObject({
    menuQuantities: [{ menuId: menu.id, quantity: 20 }],
    taken: [{ choiceId, ficheId: sole.id, quantity: 12 }],
  })
})
