import { expect, test } from 'vitest'
import { differenceAsShown } from './difference-as-shown.ts'

test('18,64 → 18,52 differ by −0,12, though 18,635 and 18,524 do by −0,11', () => {
  expect(differenceAsShown(18.635, 18.524, 2)).toBe(-0.12)
  expect(differenceAsShown(18.6375, 18.5244, 2)).toBe(-0.12)
})

test('what shows the same differs by nothing', () => {
  expect(differenceAsShown(92.551, 92.649, 1)).toBe(0)
  expect(differenceAsShown(0.001, -0.001, 2)).toBe(0)
})

test('binary fractions add no decimals', () => {
  expect(differenceAsShown(93.2, 92.6, 1)).toBe(-0.6)
  expect(differenceAsShown(3, 3.38, 2)).toBe(0.38)
})
