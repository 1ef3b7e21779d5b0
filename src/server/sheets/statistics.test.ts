import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TechSheetInput, TechSheetStatistics } from '#contract/sheets.ts'
import type { UserProduct } from '#contract/products.ts'
import { layGamme } from '../testing/carte.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
let flour: UserProduct
beforeAll(async () => {
  api = await sharedApi()
})
afterAll(() => api.close())

async function openKitchen() {
  chef = await api.signUp()
  flour = await buy(chef, { priceHt: 10 })
}

const statistics = () => chef.done(chef.get<TechSheetStatistics>('/api/tech-sheets/statistics'))

/** A sheet of one portion that costs so many cents and is sold at 10 EUR without VAT. */
const dish = (title: string, cents: number, facts: Partial<TechSheetInput> = {}) =>
  write(chef, {
    title,
    category: 'Plat',
    sellingPriceHt: 10,
    portions: 1,
    tvaRate: 10,
    ingredients: [grams(flour, cents)],
    ...facts,
  })

test('statistics count what a chef looks at, and no margin that is provisional', async () => {
  await openKitchen()
  const truffle = await buy(chef, { name: 'Truffe', priceHt: null })
  await dish('Onglet', 200)
  await dish('Gratin', 500, { category: 'Accompagnement' })
  await dish('Homard', 1500)
  await dish('Jus', 100, { category: 'Sauce', sellingPriceHt: null })
  await dish('Écrasé à la truffe', 0, { ingredients: [grams(truffle, 10), grams(flour, 200)] })
  expect(await statistics()).toEqual({
    total: 5,
    margins: {
      counted: 3,
      total: 5,
      unpriced: 1,
      incomplete: 1,
      doubtful: 0,
      mean: expect.closeTo((80 + 50 - 50) / 3, 9),
      median: expect.closeTo(50, 9),
      bySales: null,
    },
    salesDays: null,
    underTarget: 2,
    unsureCosts: { incomplete: 1, doubtful: 0 },
    undeclared: { sheets: 5, products: 2 },
    doubtful: [],
    usualCosts: {},
    categories: ['Plat', 'Accompagnement', 'Sauce'],
  })
})

test('a cost out of proportion with its price or its category is named, and moves no mean', async () => {
  await openKitchen()
  for (const title of ['Sole', 'Bar', 'Lieu', 'Raie', 'Thon']) await dish(title, 300)
  const before = await statistics()
  // Kilograms typed for grams.
  const absurd = await dish('Turbot', 300_000)
  expect(await statistics()).toMatchObject({
    total: 6,
    margins: { ...before.margins, total: 6, doubtful: 1 },
    doubtful: [
      {
        id: absurd.id,
        title: 'Turbot',
        category: 'Plat',
        portionCost: 3000,
        sellingPriceHt: 10,
        doubt: 'price',
      },
    ],
    usualCosts: { Plat: expect.closeTo(3, 9) },
  })
  const cheap = await dish('Rouget', 20, { sellingPriceHt: null })
  const { doubtful } = await statistics()
  expect(doubtful.map(({ id, doubt }) => [id, doubt])).toEqual([
    [cheap.id, 'category'],
    [absurd.id, 'price'],
  ])
})

test('with fewer than six sheets a category has no usual cost', async () => {
  await openKitchen()
  for (const title of ['Sole', 'Bar', 'Lieu', 'Raie']) await dish(title, 300, { sellingPriceHt: null })
  await dish('Rouget', 10, { sellingPriceHt: null })
  expect(await statistics()).toMatchObject({ doubtful: [], usualCosts: {} })
})

test('the margin by sales is of all that the last period sold, once it covers three sheets of four', async () => {
  await openKitchen()
  const dear = await dish('Sole', 500)
  const cheap = await dish('Onglet', 100, { sellingPriceHt: 20 })
  const skate = await dish('Raie', 300)
  const absurd = await dish('Turbot', 300_000)
  const { carteId, dishIds } = await layGamme(
    api.database,
    chef,
    'Plats',
    [dear, cheap, absurd].map(({ id, title }) => ({ ficheId: id, nom: title, prix: 12 })),
  )
  const [sole = '', steak = '', turbot = ''] = dishIds
  const sell = (days: { firstDay: string; lastDay: string }, quantities: Record<string, number>) =>
    chef.done(
      chef.post(`/api/cartes/${carteId}/sales`, {
        ...days,
        quantities: Object.entries(quantities).map(([gammeRecetteId, quantity]) => ({
          gammeRecetteId,
          quantity,
        })),
      }),
    )
  await sell({ firstDay: '2026-09-01', lastDay: '2026-09-30' }, { [steak]: 100 })
  await sell({ firstDay: '2026-10-01', lastDay: '2026-10-31' }, { [sole]: 30, [steak]: 10, [turbot]: 5 })
  expect(await statistics()).toMatchObject({ margins: { bySales: null } })
  await chef.done(
    chef.patch(`/api/tech-sheets/${skate.id}`, { version: skate.version, sellingPriceHt: null }),
  )
  // A period that was only begun has no sales to weigh by.
  await sell({ firstDay: '2026-11-01', lastDay: '2026-11-30' }, {})
  expect(await statistics()).toMatchObject({
    margins: {
      counted: 2,
      total: 4,
      unpriced: 1,
      mean: expect.closeTo((50 + 95) / 2, 9),
      bySales: {
        margin: expect.closeTo(((30 * 5 + 10 * 19) / (30 * 10 + 10 * 20)) * 100, 9),
        dishes: 2,
      },
    },
    salesDays: { firstDay: '2026-10-01', lastDay: '2026-10-31' },
  })
})

test('a preparation without a price waits for none, any other sheet without one does', async () => {
  await openKitchen()
  const stock = await dish('Jus', 100, { category: 'Sauce', sellingPriceHt: null })
  await dish('Onglet', 0, {
    ingredients: [grams(flour, 200), { subSheetId: stock.id, quantity: 1, unit: 'portion' }],
  })
  await dish('Gratin', 100, { sellingPriceHt: null })
  const truffle = await buy(chef, { name: 'Truffe', priceHt: null })
  await chef.done(
    chef.patch(`/api/tech-sheets/${stock.id}`, {
      version: stock.version,
      ingredients: [grams(truffle, 10), grams(flour, 100)],
    }),
  )
  // Of those that could have a margin only the dish that it is a part of; to complete are both.
  expect(await statistics()).toMatchObject({
    total: 3,
    margins: { counted: 0, total: 2, unpriced: 1, incomplete: 1 },
    unsureCosts: { incomplete: 2 },
  })
  // A dish now: a gamme offers it.
  await layGamme(api.database, chef, 'Sauces', [{ ficheId: stock.id, nom: 'Jus', prix: 0 }])
  expect(await statistics()).toMatchObject({
    total: 3,
    margins: { counted: 0, total: 3, unpriced: 2, incomplete: 2 },
  })
})
