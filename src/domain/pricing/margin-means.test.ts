import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRepresentative, marginGap, marginMeans, type WeighedMargin } from './margin-means.ts'
import { median } from './median.ts'

/** At 10 EUR without VAT. */
const dish = (portionCost: number, facts: Partial<WeighedMargin> = {}): WeighedMargin => ({
  priceHt: 10,
  portionCost,
  provisional: false,
  doubtful: false,
  counted: true,
  sold: null,
  ...facts,
})

describe('the means of margins', () => {
  test('of nothing are not known, and are not 0', () => {
    expect(marginMeans([])).toEqual({
      counted: 0,
      total: 0,
      unpriced: 0,
      incomplete: 0,
      doubtful: 0,
      mean: null,
      median: null,
      bySales: null,
    })
  })

  test('count each dish once while no sales are known, with the median beside', () => {
    const means = marginMeans([dish(1), dish(2), dish(9)])
    expect(means).toMatchObject({ counted: 3, bySales: null })
    expect(means.mean).toBeCloseTo((90 + 80 + 10) / 3, 10)
    expect(means.median).toBeCloseTo(80, 10)
  })

  test('weigh by what the dishes sold brought in, where that is known of three of four', () => {
    const sold = [dish(1, { sold: 1 }), dish(5, { sold: 9 }), dish(3, { sold: 0 })]
    expect(marginMeans([...sold, dish(2)]).bySales).toEqual({
      dishes: 3,
      total: 4,
      margin: expect.closeTo(54, 10),
    })
    expect(marginMeans([...sold, dish(2), dish(2)]).bySales).toBeNull()
    expect(marginMeans([dish(1, { sold: 0 })]).bySales).toBeNull()
  })

  test('leave out what is incomplete or improbable, however often it was sold, and say how many', () => {
    const believed = [dish(1, { sold: 10 }), dish(2, { sold: 5 })]
    const all = marginMeans([
      ...believed,
      dish(3_000, { doubtful: true, counted: false, sold: 500 }),
      dish(0.1, { provisional: true, counted: false, sold: 500 }),
      dish(0, { counted: false }),
    ])
    expect(all).toEqual({
      ...marginMeans(believed),
      total: 5,
      incomplete: 1,
      doubtful: 1,
      bySales: { margin: expect.closeTo(86.667, 3), dishes: 2, total: 5 },
    })
  })

  test('lie between the least and the greatest margin', () => {
    const some = fc.array(
      fc.record({
        priceHt: fc.integer({ min: 1, max: 200 }),
        portionCost: fc.integer({ min: 1, max: 400 }),
        sold: fc.option(fc.nat(1_000)),
      }),
      { minLength: 1, maxLength: 30 },
    )
    fc.assert(
      fc.property(some, (dishes) => {
        const rates = dishes.map(({ priceHt, portionCost }) => ((priceHt - portionCost) / priceHt) * 100)
        const means = marginMeans(dishes.map((facts) => dish(0, facts)))
        for (const figure of [means.mean, means.median, means.bySales?.margin ?? means.mean]) {
          expect(figure).toBeGreaterThanOrEqual(Math.min(...rates) - 1e-6)
          expect(figure).toBeLessThanOrEqual(Math.max(...rates) + 1e-6)
        }
      }),
    )
  })
})

test('a median is the middle of the figures in order, and of an even number the mean of two', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 6])).toBe(5.5)
  expect(median([])).toBeNull()
})

const unpriced = (count: number) =>
  Array.from({ length: count }, () => dish(1, { priceHt: 0, counted: false }))

describe('a mean', () => {
  test('is a headline from half of all on, and of nothing never', () => {
    expect(isRepresentative(marginMeans([dish(1), ...unpriced(1)]))).toBe(true)
    expect(isRepresentative(marginMeans([dish(1), ...unpriced(2)]))).toBe(false)
    expect(isRepresentative(marginMeans([]))).toBe(false)
  })

  test('names what most of those lack that it leaves out', () => {
    const incomplete = dish(1, { provisional: true, counted: false })
    const costless = dish(0, { counted: false })
    expect(marginGap(marginMeans([dish(1), incomplete, ...unpriced(2)]))).toEqual({
      gap: 'unpriced',
      count: 2,
    })
    expect(marginGap(marginMeans([dish(1), incomplete, costless]))).toEqual({ gap: 'incomplete', count: 1 })
    expect(marginGap(marginMeans([dish(1), costless]))).toEqual({ gap: 'costless', count: 1 })
    expect(marginGap(marginMeans([dish(1)]))).toBeNull()
  })
})
