import { expect, test } from 'vitest'
import { kitchenDay } from './days.ts'

test('after midnight a kitchen is still on the day before, until five', () => {
  expect(kitchenDay(new Date('2026-12-01T23:30:00+01:00'))).toBe('2026-12-01')
  expect(kitchenDay(new Date('2026-12-02T00:30:00+01:00'))).toBe('2026-12-01')
  expect(kitchenDay(new Date('2026-12-02T04:59:00+01:00'))).toBe('2026-12-01')
  expect(kitchenDay(new Date('2026-12-02T05:00:00+01:00'))).toBe('2026-12-02')
})
