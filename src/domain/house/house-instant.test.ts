import { expect, test } from 'vitest'
import { houseInstant, houseWall, timeOfTwo } from './house-instant.ts'

test.each([
  ['2026-12-02', '14:30', '2026-12-02T13:30:00.000Z'],
  ['2026-07-02', '14:30', '2026-07-02T12:30:00.000Z'],
  ['2026-10-25', '23:59', '2026-10-25T22:59:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
])('%s at %s on the wall of the house is %s', (day, time, instant) => {
  expect(houseInstant(day, time)).toBe(instant)
  expect(houseWall(instant)).toEqual({ day, time })
})

test('a time that clocks skip is a moment after those before it', () => {
  expect(houseInstant('2026-03-29', '02:30') > houseInstant('2026-03-29', '01:59')).toBe(true)
})

test.each([
  ['', '14:30'],
  ['2026-12-02', ''],
  ['2026-13-02', '14:30'],
])('%s at %s is no moment', (day, time) => {
  expect(houseInstant(day, time)).toBe('')
})

test('of a time that comes twice the first is taken, and both are distinguished', () => {
  expect(houseInstant('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(houseInstant('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z')
  const hours = [
    '2026-10-24T23:30:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25T02:30:00Z',
  ]
  expect(hours.map(timeOfTwo)).toEqual([null, 'summer', 'winter', null])
})
