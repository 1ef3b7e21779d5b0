import { expect, test } from 'vitest'
import { FIRST_MOVE_MS, priceOnFirstMove } from './first-move.ts'
import { LIVE_LINES } from './live-sheet.ts'

test.each(LIVE_LINES)('the price of the $key rises and comes back to the market’s', (line) => {
  const prices = Array.from({ length: 61 }, (_, at) => priceOnFirstMove(line, (at * FIRST_MOVE_MS) / 60))
  expect(prices[0]).toBe(line.market)
  expect(prices.at(-1)).toBe(line.market)
  expect(Math.max(...prices)).toBeGreaterThan(line.market)
  expect(Math.max(...prices)).toBeLessThan(line.highest)
  expect(Math.min(...prices)).toBe(line.market)
  expect(priceOnFirstMove(line, FIRST_MOVE_MS * 9)).toBe(line.market)
})
