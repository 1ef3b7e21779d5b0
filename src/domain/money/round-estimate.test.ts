import { expect, test } from 'vitest'
import { roundEstimate } from './round-estimate.ts'

test.each([
  [16_993.08, 17_000, 0],
  [-1_249.5, -1_250, 0],
  [785, 785, 0],
  [99.96, 99.96, 1],
  [11.22, 11.22, 1],
  [9, 9, 2],
  [0.0345, 0.0345, 2],
  [0, 0, 0],
])('of %s three figures are shown', (value, shown, decimals) => {
  expect(roundEstimate(value)).toEqual({ value: shown, decimals })
})
