import { describe, expect, test } from 'vitest'
import type { WastageMethod } from '../costing/wastage-method.ts'
import { isFarFactor, scaleFactor } from './scale-factor.ts'
import { hand, KILO, line, made, sheet } from './testing/sheets.ts'
import type { ScaleWay } from './scale-way.ts'
import type { ScaledSheet } from './scaled-sheet.ts'

const shoulder = line('shoulder', { wastagePercent: 25 })
const eggs = line('eggs', {
  quantity: 4,
  unit: 'pièce',
  product: { unit: 'pièce', densityKgPerL: null, contentQuantity: 50, contentUnit: 'g' },
})
const cream = line('cream', {
  quantity: 40,
  unit: 'cl',
  product: { unit: 'L', densityKgPerL: 1.25, contentQuantity: null, contentUnit: null },
})
const wine = line('wine', { quantity: 1, unit: 'L', product: { ...KILO, unit: 'L' } })
const salt = line('salt', { costing: 'qs', quantity: null })
const timesOf = (way: ScaleWay, of: ScaledSheet, method: WastageMethod = 'majoration') => {
  const factor = scaleFactor(way, of, method)
  return factor.known ? factor.times : factor.reason
}

describe('what is in the hand ÷ what the line takes', () => {
  const stew = sheet([shoulder, eggs, cream, wine, salt])
  test.each([
    [hand('shoulder', 3.2), 'majoration', 1.6],
    [hand('shoulder', 3200, 'g'), 'majoration', 1.6],
    // 2 kg with 25 % of loss are 2.5 kg as bought, by the other method 2.667 kg.
    [hand('shoulder', 4, 'kg', true), 'majoration', 1.6],
    [hand('shoulder', 4, 'kg', true), 'rendement', 1.5],
    [hand('eggs', 6, 'unité'), 'majoration', 1.5],
    [hand('eggs', 0.5), 'majoration', 2.5],
    [hand('cream', 1), 'majoration', 2],
    [hand('wine', 1), 'majoration', 'density-missing'],
    [hand('eggs', 1, 'botte'), 'majoration', 'units-unrelated'],
    [hand('salt', 1), 'majoration', 'quantity-missing'],
    [hand('gone', 1), 'majoration', 'line-missing'],
    [hand('shoulder', 0), 'majoration', 'not-positive'],
    [hand('shoulder', -1), 'majoration', 'not-positive'],
    [hand('shoulder', Number.NaN), 'majoration', 'not-positive'],
    [hand('shoulder', 900_000), 'majoration', 'out-of-range'],
  ] as const)('%j by %s is %s', (way, method, times) => {
    expect(timesOf(way, stew, method)).toBe(times)
  })

  test('a total loss leaves nothing to weigh before it', () => {
    const lost = sheet([{ ...shoulder, wastagePercent: 100 }])
    expect(timesOf(hand('shoulder', 1, 'kg', true), lost, 'rendement')).toBe('total-loss')
  })

  test('a line of a preparation counts as often as the preparation is taken, in all its places', () => {
    const dough = {
      portions: 4,
      yieldQuantity: 1,
      yieldUnit: 'kg',
      lines: [line('butter', { quantity: 0.5 })],
    } as const
    const tart = sheet([
      line('base', { product: null, preparation: dough, quantity: 400, unit: 'g' }),
      line('lid', { product: null, preparation: dough, quantity: 2, unit: 'portion' }),
    ])
    // 0.4 times and half the dough take 0.45 kg of butter.
    expect(timesOf(hand('butter', 0.9), tart)).toBe(2)
    expect(timesOf(hand('lid', 1, 'kg'), tart)).toBe(2)
    const unmeasured = { ...dough, yieldQuantity: null, yieldUnit: null }
    const unknown = sheet([
      line('base', { product: null, preparation: unmeasured, quantity: 400, unit: 'g' }),
    ])
    expect(timesOf(hand('butter', 0.9), unknown)).toBe('preparation-unmeasured')
    expect(timesOf(hand('base', 1, 'kg'), unknown)).toBe(2.5)
    expect(timesOf(hand('base', 1, 'portion'), unknown)).toBe('yield-missing')
  })
})

describe('what is to be made ÷ what the sheet gives', () => {
  const filling = [shoulder, eggs, cream, salt]
  test.each([
    [made(12), { yieldQuantity: 4, yieldUnit: 'kg' }, 3, false],
    [made(500, 'g'), { yieldQuantity: 4, yieldUnit: 'kg' }, 0.125, false],
    [made(30, 'pièce'), { yieldQuantity: 20, yieldUnit: 'pièce' }, 1.5, false],
    [made(12, 'portion'), {}, 1.5, false],
    // 2 kg, 4 times 50 g, and 40 cl that weigh 500 g.
    [made(5.4), {}, 2, true],
    [made(5.4), { yieldQuantity: 20, yieldUnit: 'pièce' }, 2, true],
  ] as const)('%j of %j is %d, estimated: %s', (way, gives, times, estimated) => {
    const factor = scaleFactor(way, sheet(filling, gives), 'majoration')
    expect(factor).toMatchObject({ known: true, times, estimated, portions: 8 * times })
  })

  test.each([
    [made(2, 'L'), sheet(filling), { reason: 'yield-missing', lineId: null }],
    [made(2, 'L'), sheet(filling, { yieldQuantity: 4, yieldUnit: 'kg' }), { reason: 'density-missing' }],
    [made(2), sheet([...filling, wine]), { reason: 'density-missing', lineId: 'wine' }],
    [
      made(2),
      sheet([...filling, line('empty', { quantity: null })]),
      { reason: 'quantity-missing', lineId: 'empty' },
    ],
    [made(2), sheet([salt]), { reason: 'yield-missing', lineId: null }],
  ])('%j says why it is not known', (way, of, refusal) => {
    expect(scaleFactor(way, of, 'majoration')).toMatchObject({ known: false, ...refusal })
  })
})

test.each([
  [
    { shape: 'round', diameter: 20, height: 4, count: 1 },
    { shape: 'round', diameter: 24, height: 4, count: 2 },
    2.88,
  ],
  [{ shape: 'content', content: 120, count: 6 }, { shape: 'content', content: 80, count: 18 }, 2],
  [
    { shape: 'rectangular', length: 30, width: 20, height: 5, count: 1 },
    { shape: 'content', content: 500, count: 3 },
    0.5,
  ],
  [
    { shape: 'round', diameter: 20, height: 5, count: 1 },
    { shape: 'rectangular', length: 25, width: 20, height: Math.PI, count: 1 },
    1,
  ],
] as const)('from %j to %j it is the ratio of what they hold', (from, to, times) => {
  expect(timesOf({ kind: 'moulds', from, to }, sheet([shoulder]))).toBeCloseTo(times, 12)
})

test('a mould without a side fills nothing', () => {
  const [flat, full] = [0, 4].map((height) => ({ shape: 'round', diameter: 20, height, count: 1 }) as const)
  if (flat === undefined || full === undefined) throw new Error('Two moulds')
  expect(timesOf({ kind: 'moulds', from: full, to: flat }, sheet([shoulder]))).toBe('not-positive')
  expect(timesOf({ kind: 'moulds', from: flat, to: full }, sheet([shoulder]))).toBe('out-of-range')
})

test.each([
  [100, true],
  [99, false],
  [1, false],
  [0.01, true],
])('%d times the recipe is asked about: %s', (times, far) => {
  expect(isFarFactor(times)).toBe(far)
})
