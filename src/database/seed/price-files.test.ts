import { describe, expect, test } from 'vitest'
import { SEASONS, TRENDS } from './courses.ts'
import { firstPricesAt, priceFiles, pricesOf, writtenAt } from './price-files.ts'
import { DELIVERIES } from './products/products.ts'
import type { SeedProduct } from './shapes.ts'

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15, 9)))

describe.each(MONTHS)('the prices of the example restaurant, seen on %s', (today) => {
  const courses = DELIVERIES.flatMap(({ supplier, products }) =>
    products.map((product: SeedProduct) => ({ product, prices: pricesOf(product, supplier, today) })),
  )

  test('end at those of today, and more than half have moved, many of them four to eight times', () => {
    for (const { product, prices } of courses) expect(prices.at(-1)).toBe(product.priceHt)
    const points = courses.map(
      ({ prices }) => prices.filter((price, place) => price !== prices[place - 1]).length,
    )
    const moved = points.filter((count) => count > 1).length
    expect(moved).toBeGreaterThanOrEqual(60)
    expect(moved).toBeLessThanOrEqual(70)
    expect(points.filter((count) => count >= 4).length).toBeGreaterThanOrEqual(40)
    expect(Math.max(...points)).toBeLessThanOrEqual(8)
  })

  test.each(DELIVERIES)('of $supplier have one for each of its lists', ({ products }) => {
    const names = new Set<string>(products.map(({ name }) => name))
    const lists = courses.flatMap(({ product, prices }) =>
      names.has(product.name) && prices.length > 1 ? [prices.length] : [],
    )
    expect(new Set(lists).size).toBe(1)
  })

  test('never more than triple between a season and the other', () => {
    for (const { product, prices } of courses)
      expect(Math.max(...prices) / Math.min(...prices), product.name).toBeLessThan(3)
  })

  test('come in files that each change something, at moments of their own', () => {
    const files = priceFiles(today)
    for (const { moves } of files) {
      expect(moves.length).toBeGreaterThan(0)
      for (const { oldPriceHt, newPriceHt } of moves) expect(newPriceHt).not.toBe(oldPriceHt)
    }
    expect(new Set(files.map(({ at }) => at.getTime())).size).toBe(files.length)
    for (const { at } of files) {
      expect(at.getTime()).toBeLessThan(today.getTime())
      expect([0, 6]).not.toContain(at.getUTCDay())
    }
  })

  test('move when all sheets have been written, with the products at hand', () => {
    const [first, last] = [new Date(writtenAt(today, 0)), new Date(writtenAt(today, 1))]
    const moved = Math.min(...priceFiles(today).map(({ at }) => at.getTime()))
    for (const { supplier } of DELIVERIES)
      expect(firstPricesAt(today, supplier).getTime()).toBeLessThan(first.getTime())
    expect(last.getTime() - first.getTime()).toBeGreaterThan(30 * 86_400_000)
    expect(last.getTime()).toBeLessThan(moved)
  })
})

test('every course is of a product', () => {
  const names = new Set<string>(DELIVERIES.flatMap(({ products }) => products.map(({ name }) => name)))
  for (const name of [...Object.keys(SEASONS), ...Object.keys(TRENDS)]) expect(names).toContain(name)
})
