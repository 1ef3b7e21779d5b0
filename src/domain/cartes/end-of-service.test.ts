import { expect, test } from 'vitest'
import { endOfService } from './end-of-service.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)

test('an evening ends at the next five in the morning, also after midnight and over the end of a month', () => {
  expect(endOfService(at(27, 19))).toEqual(at(28, 5))
  expect(endOfService(at(28, 1))).toEqual(at(28, 5))
  expect(endOfService(at(28, 5))).toEqual(at(29, 5))
  expect(endOfService(at(30, 22))).toEqual(new Date(2026, 11, 1, 5))
})
