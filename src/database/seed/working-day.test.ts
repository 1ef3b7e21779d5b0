import { expect, test } from 'vitest'
import { workingDayUntil } from './working-day.ts'

test.each([
  ['a Wednesday', '2026-11-18', '2026-11-18'],
  ['a Sunday', '2026-05-10', '2026-05-07'],
  ['a Saturday', '2026-09-12', '2026-09-11'],
  ['the fourteenth of July', '2026-07-14', '2026-07-13'],
  ['All Saints’ Day on a Sunday', '2026-11-01', '2026-10-30'],
  ['Easter Monday', '2026-04-06', '2026-04-03'],
  ['Ascension Day', '2027-05-06', '2027-05-05'],
  ['Whit Monday', '2025-06-09', '2025-06-06'],
])('the office day until %s', (_day, day, open) => {
  expect(workingDayUntil(new Date(`${day}T07:00:00Z`)).toISOString()).toBe(`${open}T07:00:00.000Z`)
})
