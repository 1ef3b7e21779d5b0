import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceAct } from '#contract/prices.ts'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { emptyKitchen } from '../testing/empty-kitchen.ts'
import { naiveCosts, storedCosts } from '../testing/costs.ts'
import { drawnLine, drawnPrice, drawnYield, gestures } from '../testing/gestures.ts'
import { buy, some, write } from '../testing/kitchen.ts'
import { perform, type Stock, toLine } from '../testing/perform.ts'
import { propertyRuns } from '#tests/property-runs.ts'
import { chefForAllTests } from '../testing/set-ups.ts'
import type { Api, Member } from '../testing/start-api.ts'

let api: Api
let chef: Member
chefForAllTests((setUp) => ({ api, chef } = setUp))

/** Done, gone meanwhile, outdated meanwhile, or against a rule: never broken, and no deadlock to be seen. */
const FINE = [200, 201, 404, 409, 422]

const kitchens = fc.record({
  prices: fc.array(drawnPrice, { minLength: 2, maxLength: 4 }),
  sheets: fc.array(
    fc.record({ lines: fc.array(drawnLine, { minLength: 1, maxLength: 4 }), yielded: drawnYield }),
    { minLength: 2, maxLength: 5 },
  ),
})

/** Products, and sheets of products or of sheets written before: any depth, no cycle. */
async function open({ prices, sheets }: typeof kitchens extends fc.Arbitrary<infer Drawn> ? Drawn : never) {
  await emptyKitchen(api, chef)
  const stock: Stock = { products: [], sheets: [] }
  for (const priceHt of prices) stock.products.push((await buy(chef, { priceHt, densityKgPerL: 1 })).id)
  for (const { lines, yielded } of sheets) {
    const ingredients = lines
      .filter((line) => 'product' in line || stock.sheets.length > 0)
      .map((line) => toLine(stock, line))
    const facts = { ...yielded, sellingPriceHt: 12, ingredients } as Parameters<typeof write>[1]
    stock.sheets.push((await write(chef, facts)).id)
  }
  return stock
}

const rounds = fc.array(
  fc.record({ together: fc.boolean(), list: fc.array(gestures, { minLength: 3, maxLength: 8 }) }),
  { minLength: 1, maxLength: 4 },
)

test('after any gestures, one by one or at once, every sheet costs and declares what stands in it', async () => {
  await fc.assert(
    fc.asyncProperty(kitchens, rounds, async (drawn, drawnRounds) => {
      const stock = await open(drawn)
      for (const { together, list } of drawnRounds) {
        const answers = []
        for (const gesture of list) {
          const answering = perform(chef, stock, gesture)
          answers.push(answering)
          if (!together) await answering
        }
        for (const { status } of await Promise.all(answers)) expect(FINE).toContain(status)
        expect(await storedCosts(chef)).toEqual(await naiveCosts(chef))
      }
    }),
    { numRuns: propertyRuns(20) },
  )
})

test('of any lines that are added at once, none closes a cycle', async () => {
  const edge = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }))
  await fc.assert(
    fc.asyncProperty(fc.array(edge, { minLength: 6, maxLength: 14 }), async (edges) => {
      const sheets = [await write(chef), await write(chef), await write(chef), await write(chef)]
      const answers = await Promise.all(
        edges.map(([from, to]) =>
          chef.post<{ code?: string }>(
            `/api/tech-sheets/${sheets[from]?.id}/ingredients`,
            some(sheets[to] ?? { id: '' }, 1),
          ),
        ),
      )
      const written = edges.filter((_edge, index) => (answers[index]?.status ?? 500) < 300)
      for (const { status, body } of answers)
        if (status >= 300) expect([status, body.code]).toEqual([422, 'PREPARATION_CYCLE'])
      expect(firstOutOfOrder(written)).toBeUndefined()
    }),
    { numRuns: propertyRuns(12) },
  )
})

/** Takes away, again and again, the sheets that stand in no other; an edge that is left over belongs to a cycle. */
function firstOutOfOrder(edges: readonly (readonly [from: number, to: number])[]) {
  let left = edges
  for (;;) {
    const used = new Set(left.map(([, to]) => to))
    const fewer = left.filter(([from]) => used.has(from))
    if (fewer.length === left.length) return left[0]
    left = fewer
  }
}

test('undoing what a simulation made of the prices restores every figure, and redoing brings it back', async () => {
  const rises = fc.record({
    drawn: kitchens,
    percents: fc.array(fc.integer({ min: -90, max: 300 }), { minLength: 1, maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(rises, async ({ drawn, percents }) => {
      const { products } = await open(drawn)
      const before = await figures()
      const changes = percents.map((percent, nth) => ({
        kind: 'product',
        userProductId: products[nth % products.length],
        percent,
      }))
      const done = await chef.done(chef.post<{ products: number }>('/api/simulation', { changes }))
      const after = await figures()
      if (done.products === 0) return
      await undoLast()
      expect(await figures()).toEqual(before)
      await undoLast()
      expect(await figures()).toEqual(after)
    }),
    { numRuns: propertyRuns(12) },
  )
})

async function figures() {
  const { items } = await chef.done(chef.get<{ items: TechSheetSummary[] }>('/api/tech-sheets?limit=200'))
  return items
}

async function undoLast() {
  const { items } = await chef.done(chef.get<{ items: PriceAct[] }>('/api/price-changes?limit=1'))
  await chef.done(chef.post(`/api/price-changes/${items[0]?.id}/undo`))
}
