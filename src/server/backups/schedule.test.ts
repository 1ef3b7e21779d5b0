import { expect, test } from 'vitest'
import { lastMoment } from './schedule.ts'

test('the last moment at a time of day is of today once it has come, of yesterday before', () => {
  const at = { hour: 3, minute: 30 }
  expect(lastMoment(at, new Date(2026, 10, 26, 3, 30))).toEqual(new Date(2026, 10, 26, 3, 30))
  expect(lastMoment(at, new Date(2026, 10, 26, 23, 59))).toEqual(new Date(2026, 10, 26, 3, 30))
  expect(lastMoment(at, new Date(2026, 10, 26, 3, 29, 59))).toEqual(new Date(2026, 10, 25, 3, 30))
  expect(lastMoment(at, new Date(2026, 0, 1))).toEqual(new Date(2025, 11, 31, 3, 30))
})
