import { expect, test } from 'vitest'
import type { Carte, CarteSettings } from '#contract/cartes.ts'
import type { Gamme, GammeDetail, GammeRecette } from '#contract/gammes.ts'
import type { Menu } from '#contract/menus.ts'
import type { CarteSales } from '#contract/sales.ts'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { Unpriced } from '#contract/selling-prices.ts'
import { menuVat } from '#domain/menus/menu-vat.ts'
import { pricedChoices } from '#domain/menus/priced-choices.ts'
import { binOf } from '../testing/bin.ts'
import { buy, grams, read, write } from '../testing/kitchen.ts'
import { guest, openAt, publish } from '../testing/public-carte.ts'
import { chefForEachTest } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForEachTest((setUp) => ({ api, chef } = setUp))

const open = (nom: string) => chef.done(chef.post<Gamme>('/api/gammes', { nom }))
const dishesOf = async ({ id }: { id: string }) =>
  (await chef.done(chef.get<GammeDetail>(`/api/gammes/${id}`))).recettes
const addressOf = (gamme: { id: string }, dish: { id: string }) =>
  `/api/gammes/${gamme.id}/recipes/${dish.id}`
const put = (gamme: { id: string }, sheet: { id: string }, facts: object = {}) =>
  chef.done(chef.post<GammeRecette>(`/api/gammes/${gamme.id}/recipes`, { ficheId: sheet.id, ...facts }))

/** A quiche at 10 € without VAT and 10 %, of which a portion costs 2 €: to take away at 5.5 %, and at table. */
async function sellTwice() {
  const eggs = await buy(chef, { name: 'Œufs', priceHt: 20 })
  const quiche = await write(chef, { title: 'Quiche', sellingPriceHt: 10, ingredients: [grams(eggs, 400)] })
  const [away, table] = [await open('À emporter'), await open('Plats')]
  const taken = await put(away, quiche, { ownTvaRate: 5.5 })
  const served = await put(table, quiche)
  return { quiche, away, table, taken, served }
}

test('a dish with another rate than its sheet is displayed at the price of the sheet with that VAT, and can have the rate of the sheet again', async () => {
  const { away, taken, served } = await sellTwice()
  expect(taken).toMatchObject({ ownTvaRate: 5.5, tvaRate: 5.5, sheetTvaRate: 10, prixTtcAffiche: 10.55 })
  expect(served).toMatchObject({ ownTvaRate: null, tvaRate: 10, sheetTvaRate: 10, prixTtcAffiche: 11 })
  const change = (ownTvaRate: number | null) =>
    chef.change<GammeRecette>(addressOf(away, taken), { ownTvaRate })
  expect(await change(7)).toMatchObject({
    status: 422,
    body: { data: { fields: [{ path: 'ownTvaRate', rule: 'invalid' }] } },
  })
  expect(await dishesOf(away)).toMatchObject([{ tvaRate: 5.5, version: 1 }])
  expect(await chef.done(change(null))).toMatchObject({
    ownTvaRate: null,
    tvaRate: 10,
    prixTtcAffiche: 10.55,
  })
})

test('the margins of a gamme are on prices less the VAT that is in them', async () => {
  const { away, taken } = await sellTwice()
  // 21.10 ÷ 1.055 = 20, and 20 − 2 is 90 % of it.
  await chef.done(chef.change(addressOf(away, taken), { prixTtcAffiche: 21.1 }))
  const { margePercentMoyenne, margins } = await chef.done(chef.get<GammeDetail>(`/api/gammes/${away.id}`))
  expect(margePercentMoyenne).toBeCloseTo(90, 9)
  expect(margins.mean).toBeCloseTo(90, 9)
})

test('a sheet without a price takes that of the carte less the VAT of the dish', async () => {
  const gamme = await open('À emporter')
  const [added, changed] = [await write(chef), await write(chef)]
  await put(gamme, added, { prixTtcAffiche: 10.55, ownTvaRate: 5.5 })
  expect((await read(chef, added)).sellingPriceHt).toBeCloseTo(10, 6)
  const wine = await put(gamme, changed, { ownTvaRate: 20 })
  const { items } = await chef.done(chef.get<Unpriced>('/api/selling-prices/unpriced'))
  expect(items).toMatchObject([{ id: changed.id, tvaRate: 10, dishes: [{ tvaRate: 20 }] }])
  await chef.done(chef.change(addressOf(gamme, wine), { prixTtcAffiche: 12 }))
  expect((await read(chef, changed)).sellingPriceHt).toBeCloseTo(10, 6)
})

test('prices that are given as the carte goes online are less the VAT of their dishes', async () => {
  const gamme = await open('À emporter')
  const [given, displayed] = [await write(chef), await write(chef)]
  await put(gamme, given, { ownTvaRate: 20 })
  await put(gamme, displayed, { ownTvaRate: 5.5, prixTtcAffiche: 10.55 })
  await chef.done(chef.patch(`/api/tech-sheets/${displayed.id}`, { version: 2, sellingPriceHt: null }))
  await chef.done(
    chef.post(`/api/cartes/${gamme.carteId}/publication`, {
      dishes: true,
      prices: [{ ficheId: given.id, prixTtc: 12 }],
    }),
  )
  expect((await read(chef, given)).sellingPriceHt).toBeCloseTo(10, 6)
  expect((await read(chef, displayed)).sellingPriceHt).toBeCloseTo(10, 6)
})

test('a menu is split by the rates that its dishes have on the carte', async () => {
  const { quiche, away } = await sellTwice()
  const wine = await write(chef, { title: 'Chinon', sellingPriceHt: 5, tvaRate: 10 })
  await put(away, wine, { ownTvaRate: 20 })
  const choices = [
    { nom: 'Plat', ficheIds: [quiche.id] },
    { nom: 'Verre', ficheIds: [wine.id] },
  ]
  const menu = await chef.done(
    chef.post<Menu>('/api/menus', { nom: 'Panier', prixTtc: 13.24, onCarte: true, choices }),
  )
  const rates = menu.choices.flatMap(({ dishes }) => dishes.map(({ tvaRate }) => tvaRate))
  expect(rates).toEqual([5.5, 20])
  // Alone, 10.55 € and 6 €: 13.24 € is 80 % of both.
  expect(menuVat(menu.prixTtc, pricedChoices(menu.choices))).toMatchObject({
    parts: [
      { tvaRate: 5.5, ttc: 8.44, baseHt: 8, tva: 0.44 },
      { tvaRate: 20, ttc: 4.8, baseHt: 4, tva: 0.8 },
    ],
    total: { baseHt: 12, tva: 1.24, ttc: 13.24 },
  })
  const carte = await chef.done(chef.get<Carte>(`/api/cartes/${away.carteId}`))
  const onCarte = carte.menus.flatMap((one) => one.choices.flatMap(({ dishes }) => dishes))
  expect(onCarte.map(({ tvaRate }) => tvaRate)).toEqual([5.5, 20])
  expect(carte.gammes.map(({ recettes }) => recettes.map(({ tvaRate }) => tvaRate))).toEqual([
    [5.5, 20],
    [10],
  ])
})

test('guests read all rates of what they see, those of menus too', async () => {
  const { quiche, away, table, taken } = await sellTwice()
  const token = await openAt(chef, { id: away.carteId })
  const vat = async () => (await guest(api).json(token)).footerLines.find((line) => line.startsWith('TVA'))
  await publish(chef, quiche)
  expect(await vat()).toBe('TVA applicable : 5,5% et 10%')
  const [served] = await dishesOf(table)
  await chef.done(chef.delete(addressOf(table, served ?? taken)))
  expect(await vat()).toBe('TVA applicable : 5,5%')
  const choices = [{ nom: 'Plat', ficheIds: [quiche.id] }]
  await chef.done(chef.post('/api/menus', { nom: 'Panier', prixTtc: 10, onCarte: true, choices }))
  expect(await vat()).toBe('TVA applicable : 5,5%')
  await chef.done(chef.change(addressOf(away, taken), { ownTvaRate: null }))
  expect(await vat()).toBe('TVA applicable : 10%')
})

test('a copy of the carte and the bin keep the rate, and sales are judged by it, also of a dish that comes back', async () => {
  const { away, taken } = await sellTwice()
  const copy = await chef.done(chef.post<CarteSettings>('/api/cartes', { nom: 'Été', copyOf: away.carteId }))
  const { gammes } = await chef.done(chef.get<Carte>(`/api/cartes/${copy.id}`))
  expect(gammes).toMatchObject([{ recettes: [{ ownTvaRate: 5.5 }] }, { recettes: [{ ownTvaRate: null }] }])

  const act = await binOf(chef).remove(`gammes/${away.id}/recipes/${taken.id}`)
  await binOf(chef).restore(act)
  expect(await dishesOf(away)).toMatchObject([{ id: taken.id, ownTvaRate: 5.5 }])

  const address = `/api/cartes/${away.carteId}/sales`
  const sold = await chef.done(chef.get<CarteSales>(address))
  expect(sold.gammes[0]).toMatchObject({ dishes: [{ id: taken.id, tvaRate: 5.5 }] })
  const quantities = [{ gammeRecetteId: taken.id, quantity: 3 }]
  const period = await chef.done(
    chef.post<SalesPeriodDetail>(address, { firstDay: '2026-10-01', lastDay: '2026-10-31', quantities }),
  )
  await binOf(chef).remove(`gammes/${away.id}/recipes/${taken.id}`)
  await chef.done(chef.delete('/api/deleted-items', { until: '2100-01-01T00:00:00.000Z' }))
  await chef.done(chef.post(`${address}/${period.id}/dishes/${taken.id}/return`))
  expect(await dishesOf(away)).toMatchObject([{ id: taken.id, ownTvaRate: 5.5, prixTtcAffiche: 10.55 }])
})
