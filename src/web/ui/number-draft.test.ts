import { expect, test } from 'vitest'
import { numberOf, padded } from './number-draft.ts'

test.each([
  ['', null],
  ['.', null],
  ['12.', 12],
  ['0.00', 0],
  ['1.50', 1.5],
  [7.25, 7.25],
] as const)('what is typed so far, %j, is worth %j', (draft, number) => {
  expect(numberOf(draft)).toBe(number)
})

test.each([
  [25.5, 2, '25.50'],
  [25, 2, '25.00'],
  [0.0123, 2, 0.0123],
  [0.5, 0, 0.5],
  [null, 2, ''],
] as const)('%j with at least %i decimals stands as %j', (value, decimals, shown) => {
  expect(padded(value, decimals)).toBe(shown)
})
