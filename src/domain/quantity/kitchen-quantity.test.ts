import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kitchenQuantity } from './kitchen-quantity.ts'
import { MEASURES } from './measure.ts'
import { CONTENT_UNITS } from './unit.ts'

describe('weights and volumes, as scales and jugs show them', () => {
  test.each([
    [1250, 'g', 1.25, 'kg'],
    [1254, 'g', 1.25, 'kg'],
    [1000, 'g', 1, 'kg'],
    [999, 'g', 1, 'kg'],
    [0.45, 'kg', 450, 'g'],
    [403, 'g', 405, 'g'],
    [87.5, 'g', 88, 'g'],
    [8.333, 'g', 8.3, 'g'],
    [0.256, 'g', 0.26, 'g'],
    [0.004, 'g', 0.004, 'g'],
    [12.4, 'kg', 12.4, 'kg'],
    [1200, 'ml', 1.2, 'L'],
    [400, 'ml', 400, 'ml'],
    [0.4, 'L', 40, 'cl'],
    [37.5, 'cl', 37.5, 'cl'],
    [0.005, 'L', 5, 'ml'],
    [125, 'cl', 1.25, 'L'],
  ] as const)('%d %s is %d %s', (quantity, unit, shown, shownUnit) => {
    expect(kitchenQuantity(quantity, unit)).toEqual({ quantity: shown, fraction: null, unit: shownUnit })
  })

  test('nothing moves by more than a twentieth from a gram on, and nothing vanishes', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1_000_000, noNaN: true }),
        fc.constantFrom(...CONTENT_UNITS),
        (quantity, unit) => {
          const shown = kitchenQuantity(quantity, unit)
          const before = quantity * MEASURES[unit].amount
          const after = shown.quantity * (MEASURES[shown.unit as 'g'].amount ?? 0)
          expect(after).toBeGreaterThan(0)
          expect(Math.abs(after - before) / before).toBeLessThanOrEqual(0.05)
        },
      ),
    )
  })
})

describe('what is counted', () => {
  test.each([
    [0.333, 0, '⅓'],
    [0.25, 0, '¼'],
    [0.55, 0, '½'],
    [0.7, 0, '⅔'],
    [1.5, 1, '½'],
    [2.95, 3, null],
    [6, 6, null],
    [9.75, 9, '¾'],
    [10.4, 10, null],
    [11.5, 12, null],
    [0.05, 0.05, null],
  ] as const)('%d pièce is %d %s', (quantity, whole, fraction) => {
    expect(kitchenQuantity(quantity, 'pièce')).toEqual({ quantity: whole, fraction, unit: 'pièce' })
  })

  test('portions of a preparation are counted too', () => {
    expect(kitchenQuantity(2.5, 'portion')).toEqual({ quantity: 2, fraction: '½', unit: 'portion' })
  })
})

describe('what has to suffice', () => {
  test.each([
    [1254, 'g', 1.26, 'kg'],
    [1.2, 'kg', 1.2, 'kg'],
    [3 * 0.4, 'kg', 1.2, 'kg'],
    [403, 'g', 405, 'g'],
    [87.2, 'g', 88, 'g'],
    [996, 'g', 1, 'kg'],
    [0.411, 'L', 41.5, 'cl'],
    [2.1, 'pièce', 3, 'pièce'],
    [12, 'botte', 12, 'botte'],
    [0.05, 'pièce', 1, 'pièce'],
  ] as const)('%d %s is rounded up to %d %s', (quantity, unit, shown, shownUnit) => {
    expect(kitchenQuantity(quantity, unit, 'order')).toEqual({
      quantity: shown,
      fraction: null,
      unit: shownUnit,
    })
  })
})

describe('as written', () => {
  test.each([
    [1250, 'g', 1.25, null, 'kg'],
    [1253, 'g', 1.253, null, 'kg'],
    [403, 'g', 403, null, 'g'],
    [0.4, 'L', 40, null, 'cl'],
    [0.3, 'botte', 0.3, null, 'botte'],
    [0.333, 'pièce', 0, '⅓', 'pièce'],
    [12.5, 'pièce', 12, '½', 'pièce'],
    [0.0005, 'g', 0.0005, null, 'g'],
  ] as const)('%d %s stays what it is', (quantity, unit, shown, fraction, shownUnit) => {
    expect(kitchenQuantity(quantity, unit, 'as-written')).toEqual({
      quantity: shown,
      fraction,
      unit: shownUnit,
    })
  })
})

describe('what is to be made, and what of it each use takes', () => {
  test.each([
    [12.5, 'portion', [12, '½'], [12, '½']],
    [30.333_333, 'portion', [30, '⅓'], [30, '⅓']],
    [9.7, 'pièce', [9.7, null], [9.7, null]],
    [6.3 + 3.4, 'portion', [9.7, null], [9.7, null]],
    [11.81, 'portion', [11.9, null], [11.8, null]],
    [14, 'portion', [14, null], [14, null]],
    [0.03, 'portion', [0.1, null], [0.03, null]],
    [403, 'g', [405, null], [405, null]],
    [4201, 'g', [4.21, null], [4.2, null]],
  ] as const)('%d %s', (quantity, unit, made, part) => {
    const shown = (rounding: 'made' | 'part') => {
      const { quantity: whole, fraction } = kitchenQuantity(quantity, unit, rounding)
      return [whole, fraction]
    }
    expect([shown('made'), shown('part')]).toEqual([made, part])
  })

  const FRACTIONS = { '¼': 1 / 4, '⅓': 1 / 3, '½': 1 / 2, '⅔': 2 / 3, '¾': 3 / 4 }
  const read = (quantity: number, unit: 'portion' | 'g', rounding: 'made' | 'part') => {
    const shown = kitchenQuantity(quantity, unit, rounding)
    const sum = shown.quantity + (shown.fraction === null ? 0 : FRACTIONS[shown.fraction])
    return sum * (shown.unit === 'kg' ? 1000 : 1)
  }
  const parts = fc.array(fc.double({ min: 0.001, max: 500, noNaN: true }), { minLength: 1, maxLength: 8 })

  test('parts add up to what is made within a tenth of a portion, half of one for each part, and it suffices', () => {
    fc.assert(
      fc.property(parts, (portions) => {
        const sum = portions.reduce((before, each) => before + each, 0)
        const made = read(sum, 'portion', 'made')
        const shown = portions.reduce((before, each) => before + read(each, 'portion', 'part'), 0)
        expect(made).toBeGreaterThanOrEqual(sum - 0.0005)
        expect(Math.abs(made - shown)).toBeLessThanOrEqual(0.1 + 0.05 * portions.length + 1e-6)
      }),
    )
  })

  test('weights add up within the step of what is made, half of one for each part, and it suffices', () => {
    fc.assert(
      fc.property(parts, (grams) => {
        const sum = grams.reduce((before, each) => before + each, 0)
        const step = [1000, 100, 10, 1, 0].findIndex((from) => sum >= from)
        const precision = [10, 5, 1, 0.1, 0.01][step] ?? 0
        const made = read(sum, 'g', 'made')
        const shown = grams.reduce((before, each) => before + read(each, 'g', 'part'), 0)
        expect(made).toBeGreaterThanOrEqual(sum * (1 - 1e-6))
        expect(Math.abs(made - shown)).toBeLessThanOrEqual(precision * (1 + grams.length / 2) + 1e-6)
      }),
    )
  })
})
