import { expect, test } from 'vitest'
import type { Outcome, SheetFigures } from '#domain/simulation/simulate.ts'
import { compare } from './comparison.ts'

const THRESHOLDS = { targetMargin: 70, floorMargin: 50 }

function standing(costPortion: number, sellingPriceHt: number | null, incomplete = false): SheetFigures {
  const sold = sellingPriceHt !== null
  return {
    portions: 1,
    costPortion,
    sellingPriceHt,
    marginPercent: sold ? (1 - costPortion / sellingPriceHt) * 100 : null,
    marginPortion: sold ? sellingPriceHt - costPortion : null,
    incomplete,
  }
}

function outcome(id: string, before: SheetFigures, after: SheetFigures): Outcome {
  const marginDrop = (before.marginPortion ?? 0) - (after.marginPortion ?? 0)
  const sheet = { id, version: 1, title: id, category: 'Plat', ...before, tvaRate: 10, lines: [] } as const
  return {
    sheet: { ...sheet, yieldQuantity: null, yieldUnit: null, checkedCost: null, sold: null },
    before,
    after,
    marginDrop,
  }
}

const sold = (each: Outcome, portions: number) => ({ ...each, sheet: { ...each.sheet, sold: portions } })

const HIT = outcome('rôti', standing(3, 10), standing(4, 10))
const GAIN = outcome('gratin', standing(4, 10), standing(3, 10))
const SAUCE = outcome('sauce', standing(1, null), standing(1.2, null))
const STOCK = outcome('fond', standing(1, null), standing(2, null))
const SAME = outcome('salade', standing(2, 10), standing(2, 10))
const VAGUE = outcome('mystère', standing(1, 10, true), standing(8, 10, true))

const compareAll = (...outcomes: Outcome[]) => compare(outcomes, null, THRESHOLDS)

test('sold dishes come first, by lost margin; the others follow by rise of cost', () => {
  const { touched, unchanged } = compareAll(HIT, SAUCE, SAME, STOCK, GAIN)
  expect(touched.map(({ sheet }) => sheet.id)).toEqual(['rôti', 'gratin', 'fond', 'sauce'])
  expect(unchanged.map(({ sheet }) => sheet.id)).toEqual(['salade'])
})

test('a dish that falls under the target says so, and one that comes back up', () => {
  const [hit, gain] = compareAll(HIT, GAIN).touched
  expect(hit).toMatchObject({ crossing: 'below', gain: -1 })
  expect(hit?.points).toBeCloseTo(-10, 9)
  expect(gain).toMatchObject({ crossing: 'above', gain: 1 })
})

test('−0,11 € beside 1,23 → 1,35 and −0,5 pts beside 93,2 → 92,6: what is seen is what is subtracted', () => {
  const [dearer] = compareAll(outcome('tarte', standing(1.234, 18), standing(1.346, 18))).touched
  expect(dearer).toMatchObject({ points: -0.6, gain: -0.12 })
})

test('a sheet without a price has no difference to show, only its cost', () => {
  expect(compareAll(SAUCE).touched[0]).toMatchObject({ points: null, gain: null, crossing: null })
})

test('the figures count whole sheets that are sold, and say how many are left out', () => {
  const { before, after, incomplete } = compareAll(HIT, SAUCE, SAME, VAGUE)
  expect(before).toEqual({ meanMargin: 75, medianMargin: 75, underTarget: 0, oneOfEach: 15 })
  expect(after).toEqual({ meanMargin: 70, medianMargin: 70, underTarget: 1, oneOfEach: 14 })
  expect(incomplete).toBe(1)
  expect(compareAll(SAUCE).before.meanMargin).toBeNull()
})

test('a cost that is improbable before the changes moves no figure, and is counted apart', () => {
  const absurd = outcome('turbot', standing(3000, 10), standing(3, 10))
  const { before, after, doubtful } = compareAll(HIT, SAME, absurd)
  expect(before.meanMargin).toBe(75)
  expect(after.meanMargin).toBe(70)
  expect(doubtful).toBe(1)
})

test('the mean is by sheet, whatever was sold', () => {
  expect(compareAll(sold(HIT, 30), sold(SAME, 10))).toEqual(
    expect.objectContaining({ before: compareAll(HIT, SAME).before, after: compareAll(HIT, SAME).after }),
  )
})

test('a gamme shows its own sheets alone', () => {
  const { touched, before } = compare([HIT, GAIN], new Set(['gratin']), THRESHOLDS)
  expect(touched.map(({ sheet }) => sheet.id)).toEqual(['gratin'])
  expect(before.meanMargin).toBe(60)
})
