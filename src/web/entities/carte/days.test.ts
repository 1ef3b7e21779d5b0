import { expect, test } from 'vitest'
import { periodDays } from '#contract/sales-periods.ts'
import { findProblems } from '#web/lib/form/field-problem.ts'
import { daysIn, type Days, isWholeMonth, monthBefore, overlapping, wholeMonths } from './days.ts'

test('the month before: of the year before in January, of 29 days in a leap year', () => {
  expect(monthBefore(new Date(2026, 10, 21))).toEqual({ firstDay: '2026-10-01', lastDay: '2026-10-31' })
  expect(monthBefore(new Date(2027, 0, 31))).toEqual({ firstDay: '2026-12-01', lastDay: '2026-12-31' })
  expect(monthBefore(new Date(2028, 2, 31))).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29' })
})

test('a whole month has a name, a fortnight and two months have none', () => {
  expect(isWholeMonth({ firstDay: '2026-02-01', lastDay: '2026-02-28' })).toBe(true)
  expect(isWholeMonth({ firstDay: '2026-02-01', lastDay: '2026-02-14' })).toBe(false)
  expect(isWholeMonth({ firstDay: '2026-01-01', lastDay: '2026-02-28' })).toBe(false)
})

test('periods that share a day overlap, those that follow each other do not', () => {
  const october = { firstDay: '2026-10-01', lastDay: '2026-10-31' }
  expect(overlapping([october], { firstDay: '2026-10-31', lastDay: '2026-11-02' })).toEqual([october])
  expect(overlapping([october], { firstDay: '2026-11-01', lastDay: '2026-11-30' })).toEqual([])
})

const rulesOf = (days: Days) => findProblems(periodDays, days).map(({ path, rule }) => `${path} ${rule}`)

test('days that are missing, reversed or far away are no period', () => {
  expect(rulesOf({ firstDay: '', lastDay: '2026-11-30' })).toEqual(['firstDay invalid'])
  expect(rulesOf({ firstDay: '2026-12-01', lastDay: '2026-11-30' })).toEqual(['lastDay out-of-range'])
  expect(rulesOf({ firstDay: '0206-11-01', lastDay: '2026-11-30' })).toEqual(['firstDay out-of-range'])
  expect(rulesOf({ firstDay: '2026-11-30', lastDay: '2026-11-30' })).toEqual([])
})

test('days are counted with both ends, over a change of the clock too', () => {
  expect(daysIn({ firstDay: '2026-10-01', lastDay: '2026-10-31' })).toBe(31)
  expect(daysIn({ firstDay: '2026-03-28', lastDay: '2026-03-29' })).toBe(2)
  expect(daysIn({ firstDay: '2026-10-25', lastDay: '2026-10-25' })).toBe(1)
})

test('twelve months end with the last day of this one', () => {
  const year = { firstDay: '2025-12-01', lastDay: '2026-11-30' }
  expect(wholeMonths(new Date(2026, 10, 30), -11, 0)).toEqual(year)
})
