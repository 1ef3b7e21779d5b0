import { expect, test } from 'vitest'
import { withFirstOfMonth } from './first-of-month.ts'

test.each([
  ['1 décembre 2026', '1er décembre 2026'],
  ['mardi 1 décembre 2026 à 07:01', 'mardi 1er décembre 2026 à 07:01'],
  ['11 décembre 2026', '11 décembre 2026'],
  ['21 août 2001 à 01:00', '21 août 2001 à 01:00'],
])('the first of a month alone is an ordinal: %s', (day, written) => {
  expect(withFirstOfMonth(day)).toBe(written)
})
