import { expect, test } from 'vitest'
import { BACKUP_DAYS, ERASED_WITHIN_DAYS, GRACE_DAYS } from './erasure-days.ts'

test('a deleted account is gone from the backups too within thirty days', () => {
  expect(ERASED_WITHIN_DAYS).toBe(30)
  expect(GRACE_DAYS + BACKUP_DAYS).toBeLessThanOrEqual(ERASED_WITHIN_DAYS)
})
