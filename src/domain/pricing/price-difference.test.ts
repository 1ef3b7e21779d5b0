import { expect, test } from 'vitest'
import { priceDifference } from './price-difference.ts'

test('a price rises or falls by so many percent of the one before', () => {
  expect(priceDifference(8, 10)).toBe(25)
  expect(priceDifference(10, 8)).toBe(-20)
})

test('a first price, a lost price and a gift that is no longer one have no percentage', () => {
  expect(priceDifference(null, 8)).toBeNull()
  expect(priceDifference(8, null)).toBeNull()
  expect(priceDifference(0, 8)).toBeNull()
})
