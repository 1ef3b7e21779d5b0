import { expect, test } from 'vitest'
import { isTokenEnd } from '#contract/access-tokens.ts'
import { tokenEndAt } from './token-end.ts'

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()
const NOW = Date.parse('2026-11-27T10:00:00.000Z')

test.each([
  ['month', '2026-12-27T10:00:00.000Z'],
  ['quarter', '2027-02-25T10:00:00.000Z'],
  ['year', '2027-11-27T10:00:00.000Z'],
  ['never', null],
] as const)('%s is %s', (end, at) => {
  expect(tokenEndAt(end, '2026-12-01', NOW)).toBe(at)
})

test('a day ends with its last moment on this device, and one that is not chosen is none', () => {
  const at = new Date(tokenEndAt('day', '2026-12-01', NOW) ?? '')
  expect([at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds()]).toEqual([1, 23, 59, 59])
  for (const day of ['', '2026-13-01', 'demain']) expect(tokenEndAt('day', day, NOW)).toBe('')
})

test('the server takes an end that is to come, within ten years', () => {
  expect([inDays(1), inDays(3_640)].map(isTokenEnd)).toEqual([true, true])
  expect([inDays(-1), inDays(3_660), ''].map(isTokenEnd)).toEqual([false, false, false])
})
