import { expect, test } from 'vitest'
import { batchRounding, quantityInField } from './batch-quantity.ts'

test.each([
  [9.333333, 'portion', 9.33],
  [9.708333, 'portion', 9.7],
  [0.484792, 'L', 0.485],
  [2.624999, 'kg', 2.62],
  [1.234, 'kg', 1.234],
  [0.004321, 'kg', 0.0043],
  [5, 'L', 5],
] as const)('a field shows %s %s as %s', (quantity, unit, shown) => {
  expect(quantityInField(quantity, unit)).toBe(shown)
})

test('what was typed is written as it is, what was multiplied is rounded', () => {
  expect([1.234, 5, 0.001, 9.333333, 0.4848].map(batchRounding)).toEqual([
    'as-written',
    'as-written',
    'as-written',
    'part',
    'part',
  ])
})
