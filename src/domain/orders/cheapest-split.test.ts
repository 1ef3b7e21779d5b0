import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cheapestSplit, MAX_SPLIT_FRANCOS } from './cheapest-split.ts'
import type { Offer } from './split-bound.ts'
import { exhaustiveSplit } from './testing/exhaustive-split.ts'

/** `ORDER_CASES=500 npm run test:unit -- src/domain/orders` draws as many cases. */
const CASES = Number(process.env.ORDER_CASES ?? 60)

/** Up to eight products over up to three suppliers, some of which have a franco. */
const smallCases = fc.integer({ min: 1, max: 3 }).chain((suppliers) => {
  const offer = fc.record({
    supplier: fc.nat(suppliers - 1),
    cents: fc.integer({ min: 1, max: 3_000 }),
  })
  return fc.record({
    products: fc.array(
      fc.uniqueArray(offer, { minLength: 1, maxLength: suppliers, selector: ({ supplier }) => supplier }),
      { minLength: 1, maxLength: 8 },
    ),
    francos: fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_000 })), {
      minLength: suppliers,
      maxLength: suppliers,
    }),
  })
})

const at = (...cents: readonly number[]): Offer[] =>
  cents.flatMap((each, supplier) => (each > 0 ? [{ supplier, cents: each }] : []))

describe('the cheapest split', () => {
  test('takes each product where it is cheapest, while there are no francos', () => {
    expect(cheapestSplit([at(300, 200), at(100, 150)], [0, 0])).toEqual({
      chosen: [1, 0],
      cents: 300,
      reachesFrancos: true,
      proven: true,
      atLeast: 300,
    })
  })

  test('moves a product where that reaches a franco for the least', () => {
    const products = [at(300, 200), at(100, 150), at(400, 420)]
    expect(cheapestSplit(products, [600, 300])).toMatchObject({ chosen: [1, 1, 1], cents: 770 })
  })

  test('leaves out a supplier whose franco costs more than it saves', () => {
    expect(cheapestSplit([at(1_000, 900), at(1_000, 0)], [0, 5_000])).toMatchObject({
      chosen: [0, 0],
      cents: 2_000,
      reachesFrancos: true,
    })
  })

  test('is the cheapest of all, and says so, where no split reaches the francos', () => {
    expect(cheapestSplit([at(300, 200)], [1_000, 1_000])).toEqual({
      chosen: [1],
      cents: 200,
      reachesFrancos: false,
      proven: true,
      atLeast: Infinity,
    })
  })

  test('of nothing costs nothing', () => {
    expect(cheapestSplit([], [1_000])).toMatchObject({ chosen: [], cents: 0, reachesFrancos: true })
  })

  test('is what looking at every split finds', () => {
    fc.assert(
      fc.property(smallCases, ({ products, francos }) => {
        const { reaching, any } = exhaustiveSplit(products, francos)
        const split = cheapestSplit(products, francos)
        expect(split).toMatchObject({ reachesFrancos: reaching < Infinity, proven: true, atLeast: reaching })
        expect(split.cents).toBe(split.reachesFrancos ? reaching : any)
        const bought = francos.map(() => 0)
        for (const [product, place] of split.chosen.entries()) {
          const offer = products[product]?.[place]
          if (offer) bought[offer.supplier] = (bought[offer.supplier] ?? 0) + offer.cents
        }
        expect(bought.reduce((sum, cents) => sum + cents, 0)).toBe(split.cents)
        if (split.reachesFrancos)
          for (const [supplier, cents] of bought.entries())
            expect(cents === 0 || cents >= (francos[supplier] ?? 0)).toBe(true)
      }),
      { numRuns: CASES },
    )
  })

  test('that was not proven in the steps it may take names a bound below which none is', () => {
    fc.assert(
      fc.property(smallCases, fc.integer({ min: 0, max: 40 }), ({ products, francos }, steps) => {
        const { reaching } = exhaustiveSplit(products, francos)
        const split = cheapestSplit(products, francos, steps)
        expect(split.atLeast).toBeLessThanOrEqual(reaching)
        if (split.reachesFrancos) expect(split.cents).toBeGreaterThanOrEqual(reaching)
        if (split.proven) expect(split.atLeast).toBe(reaching)
      }),
      { numRuns: CASES },
    )
  })

  test.each([
    ['four', [700_000, 400_000, 300_000, 600_000]],
    ['eight', [200_000, 300_000, 90_000, 350_000, 150_000, 260_000, 310_000, 120_000]],
  ])('of 400 products over %s suppliers is within a hundredth of its bound', (_count, francos) => {
    const figure = fc.sample(fc.integer({ min: 200, max: 9_000 }), { numRuns: 400, seed: 42 })
    const spread = fc.sample(fc.integer({ min: 80, max: 130 }), {
      numRuns: 400 * francos.length,
      seed: 7,
    })
    const products = figure.map((cents, product) =>
      at(
        ...francos.map((_, place) =>
          Math.round((cents * (spread[product * francos.length + place] ?? 100)) / 100),
        ),
      ),
    )
    const split = cheapestSplit(products, francos)
    expect(split.reachesFrancos).toBe(true)
    expect(split.cents / split.atLeast).toBeLessThan(1.01)
  })
})

test('a product without an offer, and too many suppliers, are refused', () => {
  expect(() => cheapestSplit([[]], [0])).toThrow(RangeError)
  const many = Array.from({ length: MAX_SPLIT_FRANCOS + 1 }, () => 1)
  expect(() => cheapestSplit([], many)).toThrow(RangeError)
})
