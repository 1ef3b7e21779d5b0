import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PurchaseProduct } from './purchase-kitchen.ts'
import { bought, of, product, sheet } from './testing/kitchen.ts'

const positive = (max: number) => fc.double({ min: 0.001, max, noNaN: true })

const order = (quantity: number, facts: Partial<PurchaseProduct>) =>
  bought([product('p', facts)], [sheet('a', [of('p', quantity, facts.unit ?? 'kg')])]).items[0]?.order

describe('what is bought', () => {
  test.each([
    [30.2, { pack: { quantity: 25, text: 'Sac 25 kg', approximate: false } }, 50, 2, 19.8],
    [50, { pack: { quantity: 25, text: null, approximate: false } }, 50, 2, 0],
    [17.777, { unit: 'bouteille' as const }, 18, 18, 0.223],
    [3 * 0.1, { unit: 'botte' as const, pack: { quantity: 0.1, text: null, approximate: false } }, 0.3, 3, 0],
    [75, { unit: 'pièce' as const, pack: { quantity: 30, text: null, approximate: true } }, 90, 3, 15],
    [1.3, { unit: 'L' as const }, 1.3, undefined, 0],
  ])('for %d is whole packs where they are known (%j)', (quantity, facts, whole, count, rest) => {
    const found = order(quantity, facts)
    expect(found?.quantity).toBeCloseTo(whole)
    expect(found?.packs?.count).toBe(count)
    expect(found?.rest).toBeCloseTo(rest)
    expect(found?.cost).toBeCloseTo(whole * 10)
  })

  test('costs what an order of the article costs, whatever the price of the product is', () => {
    const pack = { quantity: 25, text: 'Sac 25 kg', approximate: false }
    const sack = { quantity: 25, isDivisible: false, priceHt: 22.49, approximate: false, unitPriceHt: 0.8996 }
    expect(order(30.2, { pack, orderedAs: sack })).toMatchObject({
      packs: { count: 2, of: { text: 'Sac 25 kg' } },
      quantity: 50,
      cost: 44.98,
    })
    const loose = { quantity: 1, isDivisible: true, priceHt: 3, approximate: false, unitPriceHt: 3 }
    expect(order(1.23, { orderedAs: loose })).toEqual({ quantity: 1.23, packs: null, rest: 0, cost: 3.69 })
  })

  test('has no cost without a price', () => {
    expect(order(2, { priceHt: null })?.cost).toBeNull()
  })

  test('covers the need, and is less than a pack too much', () => {
    fc.assert(
      fc.property(positive(10_000), positive(50), (quantity, size) => {
        const found = order(quantity, { pack: { quantity: size, text: null, approximate: false } })
        const { packs, rest = -1, quantity: whole = 0 } = found ?? {}
        expect(whole).toBeGreaterThan(quantity * (1 - 1e-8))
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(rest).toBeLessThan(size)
        expect(Number.isInteger(packs?.count)).toBe(true)
      }),
    )
  })
})
