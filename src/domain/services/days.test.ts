import { expect, test } from 'vitest'
import { plusDays, weekdayOf } from './days.ts'

test.each([
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -182, '2026-07-03'],
])('%s and %i days is %s', (day, days, then) => {
  expect(plusDays(day, days)).toBe(then)
})

test('a weekday is the same every week, also when clocks change, and another one each day', () => {
  expect(weekdayOf('2026-10-31')).toBe(weekdayOf('2026-10-24'))
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map((days) => weekdayOf(plusDays('2026-10-24', days)))).size).toBe(7)
})
