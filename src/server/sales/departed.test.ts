import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GammeDetail } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import type { SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import { binOf, stateOf } from '../testing/bin.ts'
import { layGamme } from '../testing/carte.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

/** October, open, with 40 soles, 55 steaks and 20 menus of which 12 had sole. */
async function sellOctober() {
  const chef = await api.signUp()
  const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
  const sheet = await write(chef, { portions: 4, tvaRate: 10, ingredients: [grams(butter, 800)] })
  const other = await write(chef, { portions: 4, tvaRate: 10, ingredients: [grams(butter, 400)] })
  const { carteId, gammeId, dishIds } = await layGamme(api.database, chef, 'Plats', [
    { ficheId: sheet.id, nom: 'Sole', prix: 32 },
    { ficheId: other.id, nom: 'Onglet', prix: 19 },
  ])
  const [sole = '', steak = ''] = dishIds
  const choices = [{ nom: 'Plat', ficheIds: [sheet.id, other.id] }]
  const menu = await chef.done(chef.post<Menu>('/api/menus', { nom: 'Menu du soir', prixTtc: 24, choices }))
  const sales = {
    quantities: [sale(sole, 40), sale(steak, 55)],
    menuQuantities: [{ menuId: menu.id, quantity: 20 }],
    taken: [{ choiceId: menu.choices[0]?.id ?? '', ficheId: sheet.id, quantity: 12 }],
  }
  const address = `/api/cartes/${carteId}/sales`
  const period = await chef.done(
    chef.post<SalesPeriodDetail>(address, { firstDay: '2026-10-01', lastDay: '2026-10-31', ...sales }),
  )
  const here = `${address}/${period.id}`
  return { chef, butter, sheet, gammeId, sole, steak, menu, sales, period, here }
}

const sale = (gammeRecetteId: string, quantity: number | null) => ({ gammeRecetteId, quantity })
const read = (chef: Member, here: string) => chef.done(chef.get<SalesPeriodDetail>(here))
const dishesIn = async (chef: Member, gammeId: string) =>
  (await chef.done(chef.get<GammeDetail>(`/api/gammes/${gammeId}`))).recettes.map(({ id }) => id)

test('a dish that leaves its gamme stays in an open period with its sales, its price and its cost of that day', async () => {
  const { chef, butter, gammeId, sole, steak, sales, here } = await sellOctober()
  await binOf(chef).remove(`gammes/${gammeId}/recipes/${sole}`)
  await chef.done(chef.change(`/api/user-products/${butter.id}`, { priceHt: 20 }))
  const period = await read(chef, here)
  expect(period).toMatchObject({
    dishes: 2,
    sold: 95,
    menus: 1,
    menusSold: 20,
    menuQuantities: sales.menuQuantities,
  })
  expect(period.quantities).toEqual([sale(steak, 55), sale(sole, 40)])
  expect(period.departed).toMatchObject({
    gammes: [{ id: gammeId, nom: 'Plats', dishes: [{ id: sole, prixTtcAffiche: 32, coutMatiere: 8 }] }],
    menus: [],
  })
  expect(period.departed?.gammes[0]?.dishes[0]?.leftAt).toMatch(/^\d{4}-.*Z$/)
})

test('its sales can still be corrected, and come back with it from the bin', async () => {
  const { chef, gammeId, sole, here, period } = await sellOctober()
  const before = await stateOf(api, chef)
  const act = await binOf(chef).remove(`gammes/${gammeId}/recipes/${sole}`)
  const write41 = (quantity: number | null, version: number) =>
    chef.done(
      chef.send<SalesPeriod>('PUT', `${here}/dishes`, {
        body: { version, quantities: [sale(sole, quantity)] },
      }),
    )
  expect(await write41(null, period.version)).toMatchObject({ dishes: 1, sold: 55 })
  expect(await write41(41, period.version + 1)).toMatchObject({ dishes: 2, sold: 96 })
  await binOf(chef).restore(act)
  const back = await read(chef, here)
  expect(back).toMatchObject({ departed: null, dishes: 2, sold: 96 })
  await write41(40, back.version)
  expect(await stateOf(api, chef)).toEqual(before)
})

test('a dish is put back on its gamme from the bin as it was, and after thirty days as the last of it', async () => {
  const { chef, gammeId, sole, steak, here } = await sellOctober()
  const giveBack = (dish: string) => chef.post(`${here}/dishes/${dish}/return`)
  await binOf(chef).remove(`gammes/${gammeId}/recipes/${sole}`)
  expect(await giveBack(sole)).toMatchObject({ status: 200, body: { id: sole, gammeId } })
  expect(await dishesIn(chef, gammeId)).toEqual([sole, steak])
  expect((await giveBack(sole)).status).toBe(404)

  await binOf(chef).remove(`gammes/${gammeId}/recipes/${sole}`)
  await chef.done(chef.delete('/api/deleted-items', { until: '2100-01-01T00:00:00.000Z' }))
  expect((await giveBack(sole)).status).toBe(200)
  expect(await dishesIn(chef, gammeId)).toEqual([steak, sole])
  expect(await read(chef, here)).toMatchObject({ departed: null, dishes: 2, sold: 95 })
})

test('what leaves with its sheet, its gamme or as a menu is kept too, and a dish without its sheet does not come back', async () => {
  const { chef, sheet, gammeId, sole, steak, menu, sales, here } = await sellOctober()
  await binOf(chef).remove(`menus/${menu.id}`)
  expect(await read(chef, here)).toMatchObject({
    menusSold: 20,
    menuQuantities: sales.menuQuantities,
    taken: sales.taken,
    departed: { gammes: [], menus: [{ id: menu.id, prixTtc: 24 }] },
  })
  await binOf(chef).remove(`tech-sheets/${sheet.id}`)
  const refused = await chef.post(`${here}/dishes/${sole}/return`)
  expect(refused).toMatchObject({ status: 409, body: { data: { reason: 'sheet-gone', inBin: true } } })
  const act = await binOf(chef).remove(`gammes/${gammeId}`)
  expect(await read(chef, here)).toMatchObject({
    sold: 95,
    departed: { gammes: [{ dishes: [{ id: sole }, { id: steak }] }], menus: [{}] },
  })
  await binOf(chef).restore(act)
  expect(await read(chef, here)).toMatchObject({
    sold: 95,
    departed: { gammes: [{ dishes: [{ id: sole }] }], menus: [{}] },
  })
})

test('a period with departed dishes is closed with their figures, and opened with them', async () => {
  const { chef, butter, gammeId, sole, steak, here } = await sellOctober()
  const act = await binOf(chef).remove(`gammes/${gammeId}/recipes/${sole}`)
  await chef.done(chef.change(`/api/user-products/${butter.id}`, { priceHt: 20 }))
  const { version } = await read(chef, here)
  const closed = await chef.done(chef.post<SalesPeriodDetail>(`${here}/close`, { version }))
  expect(closed).toMatchObject({ dishes: 2, sold: 95, departed: null })
  expect(closed.closed?.gammes).toMatchObject([
    {
      dishes: [
        { id: steak, coutMatiere: 8 },
        { id: sole, coutMatiere: 8 },
      ],
    },
  ])
  const opened = await chef.done(chef.post<SalesPeriodDetail>(`${here}/reopen`, { version: closed.version }))
  expect(opened).toMatchObject({ sold: 95, departed: { gammes: [{ dishes: [{ id: sole }] }] } })
  await binOf(chef).restore(act)
  expect(await read(chef, here)).toMatchObject({ sold: 95, departed: null })
})
