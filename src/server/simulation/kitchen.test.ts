import { and, asc, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SimulationKitchen } from '#contract/simulation.ts'
import { asMember, type MemberTx } from '#database/as-member.ts'
import { dishSales } from '#database/schema/dish-sales.ts'
import { salesPeriods } from '#database/schema/sales-periods.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { gammes } from '#database/schema/gammes.ts'
import { supplierContacts } from '#database/schema/supplier-contacts.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { openRestaurant } from '../sheets/open-restaurant.ts'
import { buy, grams, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
})
afterAll(() => api.close())

/** The same kitchen, from the rows as the schema reads them. */
async function fromRows({ db, houseId }: MemberTx) {
  const products = await db
    .select({
      id: userProducts.id,
      version: userProducts.version,
      name: userProducts.name,
      category: userProducts.category,
      supplierId: userProducts.supplierId,
      unit: userProducts.unit,
      priceHt: userProducts.priceHt,
      densityKgPerL: userProducts.densityKgPerL,
      contentQuantity: userProducts.contentQuantity,
      contentUnit: userProducts.contentUnit,
      allergens: userProducts.allergens,
      traces: userProducts.traces,
      allergenFree: userProducts.allergenFree,
    })
    .from(userProducts)
    .where(eq(userProducts.userId, houseId))
    .orderBy(asc(userProducts.searchText), asc(userProducts.id))
  const sheets = await db
    .select({
      id: techSheets.id,
      version: techSheets.version,
      title: techSheets.title,
      category: techSheets.category,
      portions: techSheets.portions,
      sellingPriceHt: techSheets.sellingPriceHt,
      tvaRate: techSheets.tvaRate,
      yieldQuantity: techSheets.yieldQuantity,
      yieldUnit: techSheets.yieldUnit,
      checkedCost: techSheets.checkedCost,
    })
    .from(techSheets)
    .where(eq(techSheets.userId, houseId))
    .orderBy(asc(techSheets.searchText), asc(techSheets.id))
  const linesOf = (sheetId: string) =>
    db
      .select({
        userProductId: techSheetIngredients.userProductId,
        subSheetId: techSheetIngredients.subSheetId,
        costing: techSheetIngredients.costing,
        forfait: techSheetIngredients.forfait,
        quantity: techSheetIngredients.quantity,
        unit: techSheetIngredients.unit,
        wastagePercent: techSheetIngredients.wastagePercent,
      })
      .from(techSheetIngredients)
      .where(and(eq(techSheetIngredients.userId, houseId), eq(techSheetIngredients.techSheetId, sheetId)))
      .orderBy(asc(techSheetIngredients.position), asc(techSheetIngredients.id))
  const suppliers = await db
    .select({ id: supplierContacts.id, name: supplierContacts.name })
    .from(supplierContacts)
    .where(eq(supplierContacts.userId, houseId))
    .orderBy(asc(supplierContacts.searchText), asc(supplierContacts.id))
  const dishes = await db
    .select({ gammeId: gammeRecettes.gammeId, ficheId: gammeRecettes.ficheId })
    .from(gammeRecettes)
    .where(eq(gammeRecettes.userId, houseId))
  const sales = await db
    .select({
      ficheId: gammeRecettes.ficheId,
      quantity: dishSales.quantity,
      lastDay: salesPeriods.lastDay,
    })
    .from(dishSales)
    .innerJoin(gammeRecettes, eq(gammeRecettes.id, dishSales.gammeRecetteId))
    .innerJoin(salesPeriods, eq(salesPeriods.id, dishSales.periodId))
    .where(and(eq(dishSales.userId, houseId), gt(dishSales.quantity, 0)))
  const lastDay = sales
    .map((sale) => sale.lastDay)
    .toSorted()
    .at(-1)
  const soldOf = (sheetId: string) => {
    const last = sales.filter((sale) => sale.lastDay === lastDay && sale.ficheId === sheetId)
    return last.length === 0 ? null : last.reduce((sum, { quantity }) => sum + quantity, 0)
  }
  const groups = await db
    .select({ id: gammes.id, nom: gammes.nom })
    .from(gammes)
    .where(eq(gammes.userId, houseId))
    .orderBy(asc(gammes.position), asc(gammes.id))
  return {
    products,
    sheets: await Promise.all(
      sheets.map(async (sheet) => ({ ...sheet, sold: soldOf(sheet.id), lines: await linesOf(sheet.id) })),
    ),
    suppliers,
    gammes: groups.map((gamme) => ({
      ...gamme,
      ficheIds: [
        ...new Set(dishes.flatMap(({ gammeId, ficheId }) => (gammeId === gamme.id ? [ficheId] : []))),
      ].sort(),
    })),
  }
}

test('the kitchen that PostgreSQL writes as JSON is the one that its rows give, to the last decimal', async () => {
  const odd = await buy(chef, {
    name: 'Crème "épaisse" \\ 30 %\nde Bresse 🥛',
    priceHt: 0.000001,
    densityKgPerL: 1.030001,
    contentQuantity: 0.333333,
    contentUnit: 'L',
    allergens: ['Lait'],
    traces: ['Gluten'],
  })
  await buy(chef, { name: 'Prix à demander', priceHt: null, allergenFree: true })
  await buy(chef, { name: 'Caviar', priceHt: 999_999.123456 })
  await write(chef, {
    title: 'Fiche aux lignes rares',
    sellingPriceHt: 12.3456,
    yieldQuantity: 1.5,
    yieldUnit: 'L',
    ingredients: [
      grams(odd, 0.000001, { wastagePercent: -147.125 }),
      grams(null, 12.5, { wastagePercent: 99.999 }),
    ],
  })
  await write(chef, { title: 'Fiche sans ligne', sellingPriceHt: null })
  await chef.done(chef.post('/api/gammes', { nom: 'Gamme sans plat' }))
  const kitchen = await chef.done(chef.get<SimulationKitchen>('/api/simulation'))
  expect(kitchen).toEqual(await asMember(api.database, chef.userId, fromRows))
  expect(kitchen.sheets.length).toBeGreaterThan(5)
  expect(kitchen.sheets.some(({ sold }) => (sold ?? 0) > 0)).toBe(true)
  expect(kitchen.gammes.some(({ ficheIds }) => ficheIds.length > 1)).toBe(true)
})

test('it has the headers of every other answer', async () => {
  const { status, headers } = await chef.get('/api/simulation')
  const list = await chef.get('/api/tech-sheets')
  expect(status).toBe(200)
  for (const name of ['content-type', 'cache-control', 'gramme-account'])
    expect(headers[name], name).toBe(list.headers[name])
})
