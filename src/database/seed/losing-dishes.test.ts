import { describe, expect, test } from 'vitest'
import { BY_QUANTITY } from '#domain/costing/line-costing.ts'
import { sheetCost } from '#domain/costing/sheet-cost.ts'
import { DEFAULT_WASTAGE_METHOD } from '#domain/costing/wastage-method.ts'
import { marginRate } from '#domain/pricing/margin-rate.ts'
import { priceHt } from '#domain/pricing/price-ht.ts'
import { DEFAULT_VAT_RATE } from '#domain/pricing/vat-rate.ts'
import { priceFiles, pricesOf } from './price-files.ts'
import { DELIVERIES } from './products/products.ts'
import type { SeedProduct } from './shapes.ts'
import { SHEETS } from './sheets/sheets.ts'

const LOBSTER = 'Homard breton vivant'
const PRODUCTS = new Map<string, SeedProduct>(
  DELIVERIES.flatMap(({ products }) => products.map((product) => [product.name, product] as const)),
)

type Prices = ReadonlyMap<string, number>

function sheetOf(title: string) {
  return SHEETS.find((sheet) => sheet.title === title)
}

function costOf(title: string, prices: Prices): number {
  const { lines = [], charges = [], portions = 1 } = sheetOf(title) ?? {}
  const { costTotal, uncostedLines } = sheetCost(
    [
      ...lines.map(([ingredient, quantity, unit, wastagePercent = 0]) => ({
        ...BY_QUANTITY,
        quantity,
        unit,
        wastagePercent,
        product: productAt(ingredient, prices),
        preparation: preparationAt(ingredient, prices),
      })),
      ...charges.map(({ of, costing, forfait = null }) => ({
        costing,
        forfait,
        quantity: null,
        unit: 'unité' as const,
        wastagePercent: 0,
        product: productAt(of, prices),
        preparation: preparationAt(of, prices),
      })),
    ],
    portions,
    DEFAULT_WASTAGE_METHOD,
  )
  expect(uncostedLines, title).toBe(0)
  return costTotal
}

function productAt(name: string, prices: Prices) {
  const product = PRODUCTS.get(name)
  if (!product) return null
  const { unit, densityKgPerL = null, content } = product
  const [contentQuantity, contentUnit] = content ?? [null, null]
  return { unit, densityKgPerL, contentQuantity, contentUnit, priceHt: prices.get(name) ?? null }
}

function preparationAt(title: string, prices: Prices) {
  const sheet = sheetOf(title)
  if (!sheet) return null
  const [yieldQuantity, yieldUnit] = sheet.yields ?? [null, null]
  const { portions } = sheet
  return { coutMatiere: costOf(title, prices), uncostedLines: 0, portions, yieldQuantity, yieldUnit }
}

function marginAt(title: string, prices: Prices): number {
  const { priceTtc = 0, portions = 1 } = sheetOf(title) ?? {}
  return marginRate(priceHt(priceTtc, DEFAULT_VAT_RATE), costOf(title, prices) / portions)
}

/** What a dish has earned, and what lobster cost: with the first prices, then after each file that was taken. */
function courseOf(title: string, today: Date) {
  const prices = new Map(
    DELIVERIES.flatMap(({ supplier, products }) =>
      products.map((product) => [product.name, pricesOf(product, supplier, today)[0]] as const),
    ),
  )
  const files = priceFiles(today)
    .filter(({ taken }) => taken)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const now = () => ({ margin: marginAt(title, prices), lobster: prices.get(LOBSTER) ?? 0 })
  const course = [now()]
  for (const { moves } of files) {
    for (const { name, newPriceHt } of moves) prices.set(name, newPriceHt)
    course.push(now())
  }
  return course
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15, 9)))

describe.each(MONTHS)('what the notes tell of dishes that lose money, on %s', (today) => {
  test('the seafood earned a little until lobster rose, and has lost since', () => {
    const course = courseOf('Assiette de fruits de mer', today)
    const losing = course.findIndex(({ margin }) => margin < 0)
    const [before, after] = [course[losing - 1], course[losing]]
    expect(after?.lobster).toBeGreaterThan(before?.lobster ?? Infinity)
    expect(course.slice(losing).every(({ margin }) => margin < 0)).toBe(true)
    const earned = course.slice(0, losing).map(({ margin }) => margin)
    expect(Math.min(...earned)).toBeGreaterThan(1)
    expect(Math.max(...earned)).toBeLessThan(15)
  })

  test('the lobster loses at the price of today, and did not at others', () => {
    const course = courseOf('Homard breton rôti', today)
    expect(course.at(-1)?.margin).toBeLessThan(0)
    expect(Math.max(...course.map(({ margin }) => margin))).toBeGreaterThan(5)
  })
})
