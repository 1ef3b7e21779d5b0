import { expect, test } from 'vitest'
import { keepingUnit } from './keeping.ts'

test.each([
  [null, 'hours'],
  [1, 'hours'],
  [24, 'hours'],
  [48, 'days'],
  [60, 'hours'],
  [72, 'days'],
] as const)('%s hours are read in %s', (hours, unit) => {
  expect(keepingUnit(hours)).toBe(unit)
})
