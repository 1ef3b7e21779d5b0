import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Account } from '#contract/account.ts'
import type { Gamme, GammeDetail } from '#contract/gammes.ts'
import type { SalesPeriodDetail } from '#contract/sales-periods.ts'
import type { CarteSales } from '#contract/sales.ts'
import type { Menu } from '#contract/menus.ts'
import type { UserProduct } from '#contract/products.ts'
import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import type { Supplier } from '#contract/suppliers.ts'
import { allergenState } from '#domain/allergens/allergen-state.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { judgeDishes } from '#domain/menu-engineering/judge-dishes.ts'
import { QUADRANTS } from '#domain/menu-engineering/quadrant.ts'
import { menuFigures } from '#domain/menus/menu-figures.ts'
import { pricedChoices } from '#domain/menus/priced-choices.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { GAMMES } from '#database/seed/gammes.ts'
import { PREPARATIONS } from '#database/seed/ingredient.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { save, write } from '../testing/kitchen.ts'
import { sharedApi } from '../testing/shared-api.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { openRestaurant } from './open-restaurant.ts'

let api: Api
let chef: Member
beforeAll(async () => {
  api = await sharedApi()
  chef = await api.signUp()
  await openRestaurant(api.database, chef.userId)
})
afterAll(() => api.close())

type Page<Item> = { items: Item[]; total: number }

const all = <Item>(noun: string, of: Member = chef) =>
  of.done(of.get<Page<Item>>(`/api/${noun}?limit=200`)).then((page) => page.items)
const everything = async (of: Member = chef) => ({
  suppliers: await all<Supplier>('suppliers', of),
  products: await all<UserProduct>('user-products', of),
  sheets: await all<TechSheetSummary>('tech-sheets', of),
  gammes: await gammesOf(of),
  sales: await salesOf(of),
})

async function gammesOf(of: Member): Promise<GammeDetail[]> {
  const { items } = await of.done(of.get<{ items: Gamme[] }>('/api/gammes'))
  return Promise.all(items.map(({ id }) => of.done(of.get<GammeDetail>(`/api/gammes/${id}`))))
}

async function salesOf(of: Member): Promise<SalesPeriodDetail[]> {
  const { carteId } = (await gammesOf(of))[0] ?? {}
  const { periods } = await of.done(of.get<CarteSales>(`/api/cartes/${carteId}/sales`))
  return Promise.all(
    periods.map(({ id }) => of.done(of.get<SalesPeriodDetail>(`/api/cartes/${carteId}/sales/${id}`))),
  )
}

const margin = ({ sellingPriceHt, coutMatiere, portions }: TechSheetSummary) =>
  marginRate(sellingPriceHt, portionCost(coutMatiere, portions))

describe('the example restaurant', () => {
  test('buys from four suppliers and cooks a whole carte', async () => {
    const { suppliers, products, sheets } = await everything()
    expect(suppliers).toHaveLength(4)
    expect(products).toHaveLength(120)
    expect(sheets).toHaveLength(46)
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length)
    expect(new Set(suppliers.map(({ name }) => name)).size).toBe(suppliers.length)
    expect(new Set(products.map((product) => product.category)).size).toBe(9)
    expect(products.every((product) => product.supplier !== null)).toBe(true)
    expect(new Set(products.flatMap((product) => product.allergens)).size).toBeGreaterThanOrEqual(9)
  })

  test('knows its suppliers’ catalogues, where some prices have moved', async () => {
    const { suppliers, products } = await everything()
    const offered = suppliers.reduce((sum, supplier) => sum + supplier.products, 0)
    expect(offered).toBeGreaterThan(products.length + 25)
    expect(products.filter(({ importedAt }) => importedAt === null)).toEqual([])
    expect(products.flatMap(({ name, newPrice }) => (newPrice ? [name] : [])).toSorted()).toEqual([
      'Comté 12 mois',
      'Dos de cabillaud',
      'Huile d’olive',
      'Magret de canard',
      'Tomate grappe',
    ])
  })

  test('has the margins of a bistrot, and two dishes that lose money', async () => {
    const sold = (await all<TechSheetSummary>('tech-sheets')).filter((sheet) => sheet.sellingPriceHt !== null)
    const [losing, earning] = [
      sold.filter((sheet) => margin(sheet) < 0),
      sold.filter((sheet) => margin(sheet) >= 0),
    ]
    expect(losing.map((sheet) => sheet.title).toSorted()).toEqual([
      'Assiette de fruits de mer',
      'Homard breton rôti',
    ])
    expect(Math.min(...earning.map(margin))).toBeGreaterThanOrEqual(62)
    expect(Math.max(...earning.map(margin))).toBeLessThanOrEqual(84)
  })

  test('costs every line, and knows what allergens it brings', async () => {
    const sheets = await all<TechSheetSummary>('tech-sheets')
    expect(sheets.filter((sheet) => sheet.uncostedLines > 0 || sheet.undeclaredLines > 0)).toEqual([])
    const products = await all<UserProduct>('user-products')
    expect(products.filter((product) => allergenState(product) === 'undeclared')).toEqual([])
    expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
  })

  test('says of every sheet how it is made, makes ten of them part of others, and has QS and forfaits', async () => {
    const taken = new Set<string>()
    const costings = new Set<string>()
    for (const { id } of await all<TechSheetSummary>('tech-sheets')) {
      const sheet = await chef.done(chef.get<TechSheet>(`/api/tech-sheets/${id}`))
      expect(sheet.steps.length, sheet.title).toBeGreaterThan(0)
      expect(sheet.ingredients.length, sheet.title).toBeGreaterThan(0)
      for (const { subSheetId, costing } of sheet.ingredients) {
        if (subSheetId !== null) taken.add(subSheetId)
        costings.add(costing)
      }
    }
    expect(taken.size).toBe(PREPARATIONS.length)
    expect([...costings].toSorted()).toEqual(['forfait-percent', 'forfait-portion', 'qs', 'quantity'])
  })

  test('is sold at prices that a carte prints', async () => {
    for (const { sellingPriceHt, tvaRate } of await all<TechSheetSummary>('tech-sheets'))
      if (sellingPriceHt !== null) {
        const ttc = sellingPriceHt * (1 + tvaRate / 100)
        expect(Math.abs(ttc * 2 - Math.round(ttc * 2))).toBeLessThan(0.001)
      }
  })

  test('has a carte of five gammes, at the prices of its sheets', async () => {
    const { gammes } = await everything()
    expect(gammes.map(({ nom, nbRecettes }) => [nom, nbRecettes])).toEqual(
      GAMMES.map(({ nom, dishes }) => [nom, dishes.length]),
    )
    const dishes = gammes.flatMap(({ recettes }) => recettes)
    expect(new Set(dishes.map(({ ficheId }) => ficheId)).size).toBe(dishes.length)
    for (const { prixTtcAffiche } of dishes) expect(prixTtcAffiche * 2).toBe(Math.round(prixTtcAffiche * 2))
    for (const { recettes } of gammes)
      expect(recettes.map(({ position }) => position)).toEqual(recettes.map((_, index) => index))
  })

  test('has told what it sold last month of every dish, which fills the four quadrants', async () => {
    const { gammes, sales } = await everything()
    expect(sales).toHaveLength(1)
    const sold = new Map(
      sales.flatMap(({ quantities }) => quantities.map((sale) => [sale.gammeRecetteId, sale.quantity])),
    )
    const dishes = gammes.flatMap(({ recettes }) =>
      recettes.map((dish) => ({ ...dish, quantity: sold.get(dish.id) ?? null })),
    )
    expect(dishes.filter(({ quantity }) => quantity === null)).toEqual([])
    const judged = judgeDishes(dishes).dishes
    expect(new Set(judged.map(({ quadrant }) => quadrant))).toEqual(new Set(QUADRANTS))
  })

  test('has two menus that earn, one of them with wine', async () => {
    const { items } = await chef.done(chef.get<{ items: Menu[] }>('/api/menus'))
    const figures = items.map(({ prixTtc, choices }) => menuFigures(prixTtc, pricedChoices(choices)))
    expect(figures.map(({ vat }) => vat.known && vat.parts.map(({ tvaRate }) => tvaRate))).toEqual([
      [10],
      [10, 20],
    ])
    for (const { cost, margin } of figures) {
      expect(cost.incomplete).toBe(false)
      expect(margin?.percent).toBeGreaterThan(60)
    }
  })

  test('publishes at today’s titles and prices', async () => {
    const published = (await all<TechSheetSummary>('tech-sheets')).filter((sheet) => sheet.published)
    expect(published.length).toBeGreaterThan(10)
    const [first] = published
    const sheet = await chef.done(chef.get<TechSheet>(`/api/tech-sheets/${first?.id}`))
    const again = await chef.done(chef.post(`/api/tech-sheets/${sheet.id}/publication`))
    expect(again).toEqual(sheet.publication)
  })
})

test('its sheets are made at stations that its settings name, and some keep for a few days', async () => {
  const { settings } = await chef.done(chef.get<Account>('/api/account'))
  const ids = (await all<TechSheetSummary>('tech-sheets')).map(({ id }) => id)
  const sheets = await Promise.all(ids.map((id) => chef.done(chef.get<TechSheet>(`/api/tech-sheets/${id}`))))
  const named = new Set(sheets.map(({ station }) => station))
  expect([...named].sort()).toEqual(['', ...settings.stations].sort())
  expect(sheets.filter(({ keepsHours }) => keepsHours !== null).length).toBeGreaterThan(5)
})

describe('opening it a second time', () => {
  test('changes nothing', async () => {
    const before = await everything()
    await openRestaurant(api.database, chef.userId)
    expect(await everything()).toEqual(before)
  })

  test('leaves alone what the user has changed, and what had its title before', async () => {
    const sasha = await api.signUp()
    const own = await write(sasha, { title: 'Bœuf Bourguignon' })
    await openRestaurant(api.database, sasha.userId)
    const theirs = (await all<TechSheetSummary>('tech-sheets', sasha)).find(({ id }) => id !== own.id)
    const opened = await sasha.done(sasha.get<TechSheet>(`/api/tech-sheets/${theirs?.id}`))
    await save(sasha, opened, { title: 'À ma façon', ingredients: [] })
    const before = await everything(sasha)
    await openRestaurant(api.database, sasha.userId)
    expect(await everything(sasha)).toEqual(before)
    expect(await sasha.done(sasha.get(`/api/tech-sheets/${own.id}`))).toEqual(own)
  })

  test('leaves a line open where a preparation has its title from somebody else', async () => {
    const noa = await api.signUp()
    await write(noa, { title: 'mayonnaise' })
    await openRestaurant(api.database, noa.userId)
    const sheets = await all<TechSheetSummary>('tech-sheets', noa)
    const eggs = sheets.find(({ title }) => title === 'Œufs mayonnaise')
    const { ingredients } = await noa.done(noa.get<TechSheet>(`/api/tech-sheets/${eggs?.id}`))
    expect(
      ingredients.filter(({ subSheetId, userProductId }) => !subSheetId && !userProductId),
    ).toMatchObject([{ note: 'Mayonnaise', quantity: 600, unit: 'g' }])
  })

  test('by two at once makes one restaurant', async () => {
    const robin = await api.signUp()
    await Promise.all([1, 2, 3].map(() => openRestaurant(api.database, robin.userId)))
    const { suppliers, products, sheets } = await everything(robin)
    const ours = await everything()
    expect([suppliers.length, products.length, sheets.length]).toEqual([
      ours.suppliers.length,
      ours.products.length,
      ours.sheets.length,
    ])
  })
})
