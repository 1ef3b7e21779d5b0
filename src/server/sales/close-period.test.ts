import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KeptSheet, SalesPeriod, SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import { asMember } from '#database/as-member.ts'
import { layGamme } from '../testing/carte.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

/** October with 40 soles and 55 steaks, closed. */
async function closeOctober() {
  const chef = await api.signUp()
  const butter = await buy(chef, { name: 'Beurre', priceHt: 10 })
  const sheet = await write(chef, { portions: 4, tvaRate: 10, ingredients: [grams(butter, 800)] })
  const dish = (nom: string, prix: number) => ({ ficheId: sheet.id, nom, prix })
  const gamme = await layGamme(api.database, chef, 'Plats', [dish('Sole', 32), dish('Onglet', 19)])
  const [sole = '', steak = ''] = gamme.dishIds
  const address = `/api/cartes/${gamme.carteId}/sales`
  const period = await chef.done(
    chef.post<SalesPeriodDetail>(address, {
      firstDay: '2026-10-01',
      lastDay: '2026-10-31',
      quantities: [
        { gammeRecetteId: sole, quantity: 40 },
        { gammeRecetteId: steak, quantity: 55 },
      ],
    }),
  )
  const here = `${address}/${period.id}`
  const closed = await act(chef, here, 'close', period.version)
  return { chef, butter, sheetId: sheet.id, gammeId: gamme.gammeId, sole, steak, address, here, closed }
}

const act = (chef: Member, here: string, step: 'close' | 'reopen', version: number) =>
  chef.done(chef.post<SalesPeriodDetail>(`${here}/${step}`, { version }))
const dishesOf = ({ closed }: SalesPeriodDetail) => closed?.gammes.flatMap(({ dishes }) => dishes) ?? []

test('a closed period keeps its prices, costs and sales, whatever happens to the dish, until it is recomputed', async () => {
  const { chef, butter, sheetId, gammeId, sole, steak, address, here, closed } = await closeOctober()
  expect(closed.closedAt).not.toBeNull()
  await chef.done(chef.change(`/api/user-products/${butter.id}`, { priceHt: 20 }))
  await chef.done(chef.send('DELETE', `/api/gammes/${gammeId}/recipes/${steak}`))

  const read = await chef.done(chef.get<SalesPeriodDetail>(here))
  expect(read).toEqual(closed)
  expect(dishesOf(read)).toMatchObject([
    { id: sole, coutMatiere: 8 },
    { id: steak, nomAffiche: 'Onglet', coutMatiere: 8 },
  ])
  const { periods } = await chef.done(chef.get<CarteSales>(address))
  expect(periods).toMatchObject([{ dishes: 2, sold: 95, closedAt: closed.closedAt }])

  const linesOf = async () => {
    const { items } = await chef.done(chef.get<{ items: KeptSheet[] }>(`${here}/sheets/${sheetId}`))
    return items.flatMap(({ lines }) => lines)
  }
  const line = { name: 'Beurre', quantity: 800, unit: 'g', priceUnit: 'kg' }
  expect(await linesOf()).toMatchObject([{ ...line, unitPrice: 10, cost: 8 }])

  const again = await act(chef, here, 'close', closed.version)
  expect(await linesOf()).toMatchObject([{ ...line, unitPrice: 20, cost: 16 }])
  expect(dishesOf(again)).toMatchObject([
    { id: sole, coutMatiere: 16 },
    { id: steak, coutMatiere: 8 },
  ])
  expect(again).toMatchObject({ dishes: 2, sold: 95 })
})

test('a closed period accepts no sales and no other days, and an opened one keeps what has left the carte', async () => {
  const { chef, gammeId, sole, steak, here, closed } = await closeOctober()
  const { version } = closed
  const quantities = [{ gammeRecetteId: sole, quantity: 1 }]
  const recorded = await chef.send('PUT', `${here}/dishes`, { body: { version, quantities } })
  const days = await chef.patch(here, { version, firstDay: '2026-10-02', lastDay: '2026-10-31' })
  expect([recorded.status, days.status]).toEqual([409, 409])
  expect((await chef.post(`${here}/close`, { version: version - 1 })).status).toBe(409)

  await chef.done(chef.send('DELETE', `/api/gammes/${gammeId}/recipes/${steak}`))
  const opened = await act(chef, here, 'reopen', version)
  expect(opened).toMatchObject({ closedAt: null, closed: null, dishes: 2, sold: 95 })
  expect(opened.departed?.gammes).toMatchObject([{ nom: 'Plats', dishes: [{ id: steak }] }])
  const body = { version: opened.version, quantities }
  const written = chef.send<SalesPeriod>('PUT', `${here}/dishes`, { body })
  expect(await chef.done(written)).toMatchObject({ sold: 56 })
})

test('a period that an imported file has closed with another shape is read by its rows', async () => {
  const { chef, address, here } = await closeOctober()
  await asMember(api.database, chef.userId, ({ client }) =>
    client.query(
      `UPDATE sales_periods SET closed = '{"quantities": [{"quantity": "many"}, 3]}' WHERE user_id = $1`,
      [chef.userId],
    ),
  )
  expect(await chef.done(chef.get<SalesPeriodDetail>(here))).toMatchObject({
    closed: null,
    quantities: [{}, {}],
  })
  const { periods } = await chef.done(chef.get<CarteSales>(address))
  expect(periods).toMatchObject([{ dishes: 0, sold: 0 }])
})
