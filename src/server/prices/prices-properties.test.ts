import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceAct, PriceImpact } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import type { IngredientInput } from '#contract/sheet-lines.ts'
import type { TechSheet, TechSheetSummary } from '#contract/sheets.ts'
import { emptyKitchen } from '../testing/empty-kitchen.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { grow } from '../testing/grow.ts'
import { buy, grams, read, save, some, write } from '../testing/kitchen.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'
import { changePrices } from './change-prices.queries.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

const RUNS = propertyRuns(15)

const price = fc.option(
  fc.integer({ min: 0, max: 999_999 }).map((n) => n / 10_000),
  { freq: 6 },
)
const which = fc.nat({ max: 20 })
const lines = fc.array(
  fc.record({
    of: which,
    sheet: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 900_000 }).map((n) => n / 1000),
  }),
  { minLength: 1, maxLength: 4 },
)
/** Each sheet takes products, or sheets written before it: any depth, no cycle. */
const kitchens = fc.record({
  prices: fc.array(price, { minLength: 2, maxLength: 4 }),
  sheets: fc.array(
    fc.record({ lines, sellingPriceHt: fc.option(fc.integer({ min: 1, max: 500 }).map((n) => n / 10)) }),
    { minLength: 2, maxLength: 6 },
  ),
})

type Kitchen = { products: UserProduct[]; sheets: TechSheet[] }
const at = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

async function open({ prices, sheets }: typeof kitchens extends fc.Arbitrary<infer K> ? K : never) {
  await emptyKitchen(api, chef)
  const kitchen: Kitchen = { products: [], sheets: [] }
  for (const priceHt of prices) kitchen.products.push(await buy(chef, { priceHt }))
  for (const { lines: drawn, sellingPriceHt } of sheets) {
    const ingredients = drawn.map(({ of, sheet, quantity }) =>
      sheet && kitchen.sheets.length > 0
        ? some(at(kitchen.sheets, of), quantity / 100 + 0.001)
        : grams(at(kitchen.products, of), quantity),
    )
    kitchen.sheets.push(await write(chef, { sellingPriceHt, ingredients: ingredients.map(toThousandths) }))
  }
  return kitchen
}

const toThousandths = (line: IngredientInput): IngredientInput => ({
  ...line,
  quantity: Math.round((line.quantity ?? 0) * 1000) / 1000,
})

async function figures() {
  const { items } = await chef.done(chef.get<{ items: TechSheetSummary[] }>('/api/tech-sheets?limit=200'))
  return new Map(items.map((sheet) => [sheet.id, sheet]))
}

const lastAct = async () =>
  (await chef.done(chef.get<{ items: PriceAct[] }>('/api/price-changes?limit=1'))).items[0]

test('undoing an act restores every stored figure of every sheet', async () => {
  await fc.assert(
    fc.asyncProperty(kitchens, fc.array(price, { minLength: 1, maxLength: 4 }), async (drawn, prices) => {
      const { products } = await open(drawn)
      const before = await figures()
      const changed = products
        .slice(0, prices.length)
        .map(({ id }, nth) => ({ id, priceHt: prices[nth] ?? null }))
      const actId = await grow(api, chef, (tx) =>
        changePrices(tx, changed, { source: 'catalogue', origin: 'Les Halles' }),
      )
      expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
      if (actId === undefined) return
      await chef.done(chef.post(`/api/price-changes/${actId}/undo`))
      expect(await figures()).toEqual(before)
    }),
    { numRuns: RUNS },
  )
})

test('and after other edits, what the sheets would cost had it never been', async () => {
  const edits = fc.array(
    fc.record({ sheet: which, product: which, lines, portions: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  await fc.assert(
    fc.asyncProperty(kitchens, price, edits, async (drawn, priceHt, drawnEdits) => {
      const { products, sheets } = await open(drawn)
      const [changed, ...others] = products
      if (!changed) return
      await chef.done(chef.change(`/api/user-products/${changed.id}`, { priceHt }))
      const act = changed.priceHt === priceHt ? undefined : await lastAct()
      for (const edit of drawnEdits) {
        const ingredients = edit.lines.map(({ of, quantity }) => grams(at(products, of), quantity))
        await save(chef, await read(chef, at(sheets, edit.sheet)), { portions: edit.portions, ingredients })
        const other = at(others, edit.product)
        await chef.done(chef.change(`/api/user-products/${other.id}`, { priceHt: edit.portions }))
      }
      // The first price of a product stands in no journal.
      if (act && changed.priceHt !== null) await chef.done(chef.post(`/api/price-changes/${act.id}/undo`))
      else await chef.done(chef.change(`/api/user-products/${changed.id}`, { priceHt: changed.priceHt }))
      const now = await chef.done(chef.get<UserProduct>(`/api/user-products/${changed.id}`))
      expect(now.priceHt).toBe(changed.priceHt)
      expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
    }),
    { numRuns: RUNS },
  )
})

test('the impact of a change is what the change then stores', async () => {
  const changes = fc.record(
    {
      priceHt: price,
      unit: fc.constantFrom('kg', 'g', 'L', 'pièce'),
      densityKgPerL: fc.option(fc.integer({ min: 500, max: 2000 }).map((n) => n / 1000)),
    },
    { requiredKeys: ['priceHt'] },
  )
  await fc.assert(
    fc.asyncProperty(kitchens, which, changes, async (drawn, nth, change) => {
      const { products } = await open(drawn)
      const { id } = at(products, nth)
      const before = await figures()
      const predicted = await chef.done(chef.post<PriceImpact>(`/api/user-products/${id}/impact`, change))
      expect(await figures()).toEqual(before)
      await chef.done(chef.change(`/api/user-products/${id}`, change))
      const after = await figures()
      const moved = [...after.values()].filter(
        (sheet) =>
          sheet.coutMatiere !== before.get(sheet.id)?.coutMatiere ||
          sheet.uncostedLines !== before.get(sheet.id)?.uncostedLines,
      )
      expect(predicted.total).toBe(moved.length)
      expect(new Set(predicted.sheets.map((sheet) => sheet.id))).toEqual(
        new Set(moved.map((sheet) => sheet.id)),
      )
      for (const sheet of predicted.sheets) {
        expect(sheet.before).toMatchObject(costOf(before.get(sheet.id)))
        expect(sheet.after).toMatchObject(costOf(after.get(sheet.id)))
      }
    }),
    { numRuns: RUNS },
  )
})

function costOf(sheet: TechSheetSummary | undefined) {
  return { coutMatiere: sheet?.coutMatiere, uncostedLines: sheet?.uncostedLines }
}
