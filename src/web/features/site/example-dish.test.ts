import { expect, test } from 'vitest'
import { lineCost } from '#domain/costing/line-cost.ts'
import { DEFAULT_WASTAGE_METHOD, WASTAGE_METHODS } from '#domain/costing/wastage-method.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { blanquette, figuresOf, roastVeal, VEAL_PRICE } from './example-dish.ts'
import { peeledPrice } from './example-loss.ts'

test('the example dishes cost what a cook computes on paper', () => {
  // 1.6 × 16.90 × 1.08 + 0.8 × 1.80 × 1.15 + 0.4 × 5.20 × 1.10 + 0.5 × 5.60 + 0.12 × 10
  const veal = figuresOf(blanquette())
  expect(veal.costTotal).toBe(37.1472)
  expect(veal.portion).toBeCloseTo(4.64, 2)
  expect(veal.ht).toBeCloseTo(17.27, 2)
  expect(veal.margin).toBeCloseTo(73.1, 1)
  // 1.5 × 16.90 × 1.12 + 0.09 × 10 + 0.9 × 1.80 × 1.15
  expect(figuresOf(roastVeal()).costTotal).toBe(31.155)
})

const shown = (amount: number) => roundHalfAwayFromZero(amount, 2)

test('a reader who adds up the lines of the blanquette as they are shown finds its total, and the portion', () => {
  const dish = blanquette()
  const { costTotal, portion } = figuresOf(dish)
  const lines = Object.values(dish.lines).map((line) => {
    const cost = lineCost(line, DEFAULT_WASTAGE_METHOD)
    return cost.known ? shown(cost.cost) : Number.NaN
  })
  const sum = shown(lines.reduce((all, line) => all + line, 0))
  expect(sum).toBe(shown(costTotal))
  expect(shown(sum / dish.portions)).toBe(shown(portion))
})

function lost(dish: typeof blanquette | typeof roastVeal): number {
  return figuresOf(dish()).margin - figuresOf(dish(VEAL_PRICE * 1.12)).margin
}

test('a higher veal price takes more margin from the roast than from the blanquette', () => {
  expect(lost(blanquette)).toBeGreaterThan(0)
  expect(lost(roastVeal)).toBeGreaterThan(lost(blanquette))
})

test('peeled shallots come to more by yield than by mark-up', () => {
  const [majoration = 0, rendement = 0] = WASTAGE_METHODS.map(peeledPrice)
  expect(majoration).toBeCloseTo(5.52, 2)
  expect(rendement).toBeCloseTo(5.65, 2)
})
