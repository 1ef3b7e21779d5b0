import { expect, test } from 'vitest'
import { kitchenDay } from './kitchen-day.ts'

test.each([
  ['2026-12-01T23:30:00+01:00', '2026-12-01'],
  ['2026-12-02T00:30:00+01:00', '2026-12-01'],
  ['2026-12-02T04:59:59+01:00', '2026-12-01'],
  ['2026-12-02T05:00:00+01:00', '2026-12-02'],
  ['2027-01-01T00:30:00+01:00', '2026-12-31'],
])('at %s a kitchen is at the services of %s', (instant, day) => {
  expect(kitchenDay(instant)).toBe(day)
  expect(kitchenDay(new Date(instant))).toBe(day)
})

test.each([
  ['the first 02:30 of October', '2026-10-25T02:30:00+02:00', '2026-10-24'],
  ['the second 02:30 of October', '2026-10-25T02:30:00+01:00', '2026-10-24'],
  ['04:59, six hours after midnight', '2026-10-25T04:59:00+01:00', '2026-10-24'],
  ['05:00 of winter time', '2026-10-25T05:00:00+01:00', '2026-10-25'],
  ['03:00 of March, a minute after 01:59', '2026-03-29T03:00:00+02:00', '2026-03-28'],
  ['04:59 of summer time', '2026-03-29T04:59:00+02:00', '2026-03-28'],
  ['05:00, four hours after midnight', '2026-03-29T05:00:00+02:00', '2026-03-29'],
])('where the clocks change the wall decides: %s', (_when, instant, day) => {
  expect(kitchenDay(instant)).toBe(day)
})
