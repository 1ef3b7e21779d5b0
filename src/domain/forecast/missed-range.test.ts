import { expect, test } from 'vitest'
import { missedRange, shownFigure } from './missed-range.ts'

test('of 19 misses the second and the second last are the middle 80 %', () => {
  const misses = Array.from({ length: 19 }, (_none, at) => (at + 1) / 10)
  expect(missedRange(misses.toReversed())).toEqual({ low: 0.2, high: 1.8 })
})

test('the range has the expected figure, and all misses where they are few', () => {
  expect(missedRange([1.2, 1.5, 1.1])).toEqual({ low: 1, high: 1.5 })
  expect(missedRange([])).toBeNull()
})

test('whole numbers are within the bounds, and the figure always is', () => {
  expect(shownFigure(10.4, { low: 0.8, high: 1.3 })).toEqual({ figure: 10, low: 9, high: 13 })
  expect(shownFigure(0.6, { low: 0.9, high: 1.1 })).toEqual({ figure: 1, low: 1, high: 1 })
})
