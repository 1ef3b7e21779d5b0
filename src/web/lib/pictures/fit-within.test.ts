import { expect, test } from 'vitest'
import { fitWithin } from './fit-within.ts'

test.each([
  [4032, 3024, 1600, 1200],
  [3024, 4032, 1200, 1600],
  [1600, 900, 1600, 900],
  [640, 480, 640, 480],
  [10_000, 1, 1600, 1],
])('%d × %d becomes %d × %d', (width, height, fittedWidth, fittedHeight) => {
  expect(fitWithin({ width, height }, 1600)).toEqual({ width: fittedWidth, height: fittedHeight })
})
