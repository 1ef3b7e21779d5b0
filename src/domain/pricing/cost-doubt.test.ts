import { expect, test } from 'vitest'
import { costDoubt } from './cost-doubt.ts'

const THRESHOLDS = { targetMargin: 70 }
const sold = (portionCost: number, facts: object = {}) =>
  costDoubt(
    { portionCost, incomplete: false, sellingPriceHt: 10, usualCost: null, checkedCost: null, ...facts },
    THRESHOLDS,
  )

test.each([
  // The target margin leaves 3 EUR of a price of 10.
  [3, null],
  [9, null],
  [30, null],
  [30.01, 'price'],
  [0.3, null],
  [0.29, 'price'],
])('a portion that costs %d and sells for 10 is questioned by its price: %s', (cost, doubt) => {
  expect(sold(cost)).toBe(doubt)
})

test.each([
  [4, null],
  [40, null],
  [40.01, 'category'],
  [0.39, 'category'],
])('a portion that costs %d where 4 is usual is questioned by its category: %s', (cost, doubt) => {
  expect(sold(cost, { sellingPriceHt: null, usualCost: 4 })).toBe(doubt)
})

test('the price is named before the category', () => {
  expect(sold(100, { usualCost: 4 })).toBe('price')
  expect(sold(5, { usualCost: 0.4 })).toBe('category')
})

test('without a cost, with a part of it, or with nothing to compare it with there is no doubt', () => {
  expect(sold(0, { usualCost: 4 })).toBeNull()
  expect(sold(100, { incomplete: true, usualCost: 4 })).toBeNull()
  expect(sold(100, { sellingPriceHt: null })).toBeNull()
  expect(sold(100, { sellingPriceHt: 0 })).toBeNull()
})

test.each([
  [300, null],
  [600, null],
  [600.01, 'price'],
  [150, null],
  [149.99, 'price'],
])('declared right at 300, a portion that costs %d is questioned: %s', (cost, doubt) => {
  expect(sold(cost, { checkedCost: 300 })).toBe(doubt)
  expect(sold(cost, { checkedCost: 300, sellingPriceHt: null, usualCost: 1 })).toBe(doubt && 'category')
})
