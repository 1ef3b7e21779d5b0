import { expect, test } from 'vitest'
import { PORTION_AMOUNTS, PORTION_CATEGORIES, PORTION_TYPES } from './portion-amount.ts'

test('every type is in the table once, every category has one', () => {
  expect(PORTION_AMOUNTS.map(({ type }) => type).toSorted()).toEqual([...PORTION_TYPES].toSorted())
  expect(new Set(PORTION_AMOUNTS.map(({ category }) => category))).toEqual(new Set(PORTION_CATEGORIES))
})

test('amounts go up, never down', () => {
  for (const { grams, upTo } of PORTION_AMOUNTS) {
    expect(grams).toBeGreaterThan(0)
    if (upTo) expect(upTo.grams).toBeGreaterThan(grams)
  }
})
