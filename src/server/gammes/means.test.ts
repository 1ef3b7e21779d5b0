import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Carte } from '#contract/cartes.ts'
import type { Gamme, GammeDetail } from '#contract/gammes.ts'
import type { UserProduct } from '#contract/products.ts'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import type { TechSheetInput, TechSheetStatistics } from '#contract/sheets.ts'
import { carteTotals } from '#domain/cartes/carte-totals.ts'
import { judgeDishes } from '#domain/menu-engineering/judge-dishes.ts'
import { gammeFigures } from '#domain/pricing/gamme-figures.ts'
import { toSalesDays } from '../sales/to-sales-days.ts'
import { layGamme } from '../testing/carte.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let flour: UserProduct
let carteId: string
let gammeId: string
let dishIds: string[]
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

/** One portion that costs so many cents, sold at 10 EUR without VAT. */
const sheet = (title: string, cents: number, facts: Partial<TechSheetInput> = {}) =>
  write(chef, {
    title,
    category: 'Plat',
    sellingPriceHt: 10,
    portions: 1,
    tvaRate: 10,
    ingredients: [grams(flour, cents)],
    ...facts,
  })

/** A gamme of three dishes that can be believed, one of an absurd cost and one whose cost lacks a line. */
async function openKitchen() {
  chef = await api.signUp()
  flour = await buy(chef, { priceHt: 10 })
  const sheets = [
    await sheet('Sole', 500),
    await sheet('Onglet', 100),
    await sheet('Raie', 300),
    // Kilograms typed for grams.
    await sheet('Turbot', 300_000),
    await sheet('Homard', 0, { ingredients: [grams(flour, 50), grams(null, 10)] }),
  ]
  const laid = await layGamme(
    api.database,
    chef,
    'Plats',
    sheets.map(({ id, title }) => ({ ficheId: id, nom: title, prix: 11 })),
  )
  ;({ carteId, gammeId, dishIds } = laid)
}

const sell = (quantities: number[]) =>
  chef.done(
    chef.post<SalesPeriodDetail>(`/api/cartes/${carteId}/sales`, {
      firstDay: '2026-10-01',
      lastDay: '2026-10-31',
      quantities: quantities.map((quantity, index) => ({ gammeRecetteId: dishIds[index], quantity })),
    }),
  )

/** The means of every place that shows some. */
async function everywhere() {
  const [statistics, gammes, gamme, carte] = await Promise.all([
    chef.done(chef.get<TechSheetStatistics>('/api/tech-sheets/statistics')),
    chef.done(chef.get<{ items: Gamme[] }>('/api/gammes')),
    chef.done(chef.get<GammeDetail>(`/api/gammes/${gammeId}`)),
    chef.done(chef.get<Carte>(`/api/cartes/${carteId}`)),
  ])
  const totals = carteTotals(
    carte.gammes.flatMap(({ recettes }) => recettes),
    carte.salesDays,
  )
  return {
    statistics,
    gammes,
    carte,
    totals,
    means: {
      list: gammes.items[0]?.margins,
      detail: gamme.margins,
      page: gammeFigures(gamme.recettes, gamme.salesDays).margins,
      carte: totals.margins,
    },
  }
}

describe('with one improbable and one incomplete cost among five dishes', () => {
  test('each place counts the same three, by dish while no sales are known', async () => {
    await openKitchen()
    const { statistics, means, totals } = await everywhere()
    const expected = {
      counted: 3,
      total: 5,
      unpriced: 0,
      incomplete: 1,
      doubtful: 1,
      mean: expect.closeTo((50 + 90 + 70) / 3, 9),
      median: expect.closeTo(70, 9),
      bySales: null,
    }
    for (const [place, seen] of Object.entries(means))
      expect({ [place]: seen }).toEqual({ [place]: expected })
    expect(statistics).toMatchObject({
      margins: expected,
    })
    expect(totals).toMatchObject({ dishes: 5, cost: expect.closeTo(9, 9), revenueHt: expect.closeTo(30, 9) })
  })

  test('each weighs them by the sales of the last period, and names its days', async () => {
    await openKitchen()
    await sell([30, 10, 0, 500, 500])
    const { statistics, gammes, carte, means } = await everywhere()
    const margin = expect.closeTo(((30 * 5 + 10 * 9) / (40 * 10)) * 100, 9)
    const days = { firstDay: '2026-10-01', lastDay: '2026-10-31', isClosed: false }
    for (const [place, seen] of Object.entries(means))
      expect({ [place]: seen }).toMatchObject({ [place]: { counted: 3, bySales: { margin, dishes: 3 } } })
    expect(gammes.items[0]?.salesDays).toEqual(days)
    expect(carte.salesDays).toEqual(days)
    expect(statistics).toMatchObject({ margins: { bySales: { margin, dishes: 3 } }, salesDays: days })
  })

  test('the sales of a closed period are weighed by its own dishes, prices and costs', async () => {
    await openKitchen()
    const { id, version } = await sell([30, 10, 20, 500, 500])
    await chef.done(chef.post(`/api/cartes/${carteId}/sales/${id}/close`, { version }))
    await chef.done(chef.patch(`/api/user-products/${flour.id}`, { version: flour.version, priceHt: 20 }))
    await chef.done(chef.delete(`/api/gammes/${gammeId}/recipes/${dishIds[1]}`))
    const { statistics, gammes, carte, means } = await everywhere()
    const bySales = {
      margin: expect.closeTo(((30 * 5 + 10 * 9 + 20 * 7) / (60 * 10)) * 100, 9),
      dishes: 3,
      total: 5,
    }
    for (const [place, seen] of Object.entries(means))
      expect({ [place]: seen }).toMatchObject({ [place]: { bySales } })
    for (const { salesDays } of [statistics, carte, ...gammes.items])
      expect(salesDays).toMatchObject({ isClosed: true, bySales })
    const days = { firstDay: '2026-10-01', lastDay: '2026-10-31', isClosed: true }
    expect(toSalesDays({ ...days, kept: [{ id: 1 }] }), 'of another shape').toEqual({
      ...days,
      bySales: null,
    })
  })

  test('the dishes of the analysis that are left out have the same reasons', async () => {
    await openKitchen()
    const { gammes } = await chef.done(chef.get<CarteSales>(`/api/cartes/${carteId}/sales`))
    const dishes = gammes.flatMap((gamme) => gamme.dishes.map((dish) => ({ ...dish, quantity: 5 })))
    expect(judgeDishes(dishes).leftOut.map(({ dish, reason }) => [dish.title, reason])).toEqual([
      ['Turbot', 'cost-doubtful'],
      ['Homard', 'cost-incomplete'],
    ])
  })

  test('a dish whose sheet has no price is questioned beside the displayed one', async () => {
    chef = await api.signUp()
    flour = await buy(chef, { priceHt: 10 })
    const absurd = await sheet('Turbot', 300_000, { sellingPriceHt: null })
    const laid = await layGamme(api.database, chef, 'Plats', [
      { ficheId: absurd.id, nom: 'Turbot', prix: 33 },
    ])
    const gamme = await chef.done(chef.get<GammeDetail>(`/api/gammes/${laid.gammeId}`))
    expect(gamme.recettes).toMatchObject([{ doubt: 'price', usualCost: null }])
    expect(gamme.margins).toMatchObject({ counted: 0, doubtful: 1, mean: null })
  })
})
