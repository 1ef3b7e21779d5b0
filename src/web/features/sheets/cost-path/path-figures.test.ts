import { expect, test } from 'vitest'
import { asWritten, decimalsOf, signBefore } from './path-figures.ts'

test.each([
  [16.9, 2, 2],
  [18.252, 2, 3],
  [0.2, 0, 1],
  [3, 0, 0],
  [0.1 + 0.2, 0, 1],
  [1 / 3, 2, 6],
  [0.0004, 2, 4],
])('%d is written with at least %d decimals in %d', (value, least, decimals) => {
  expect(decimalsOf(value, least)).toBe(decimals)
})

test('a rounded figure is not shown as equal', () => {
  expect([signBefore(18.252), signBefore(0.1 + 0.2), signBefore(1 / 3)]).toEqual(['=', '=', '≈'])
})

test('2 portions at 0,856938 € are not shown as equal to 1,713875 €', () => {
  const price = 1.713875 / 2
  expect(signBefore(1.713875, 2 * asWritten(price))).toBe('≈')
  expect(signBefore(1.713876, 2 * 0.856938)).toBe('=')
  expect(signBefore(0.1 * 3, 3 * asWritten(0.1))).toBe('=')
})
