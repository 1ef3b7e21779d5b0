import { expect, test } from 'vitest'
import { HttpError, ServerUnavailableError } from './failure.ts'
import { pauseBeforeRead, retryAfterMs, readsAgain, retryAfterSeconds } from './retry-after.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')

const away = (retryAfterSeconds?: number) =>
  new ServerUnavailableError(503, {
    carried: false,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })

const sent = (failure: unknown) => [0, 1, 2, 3].filter((failures) => readsAgain(failures, failure))

test.each([
  ['5', 5],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 12:00:07 GMT', 7],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('a Retry-After of %j is %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOON)).toBe(seconds)
})

test('an unavailable server is asked again when it says, never at once and never later than in a minute', () => {
  expect([5, 0, 3_600].map((seconds) => retryAfterMs(away(seconds)))).toEqual([5_000, 1_000, 60_000])
})

test('what says no time, or is not unavailable, has no such pause', () => {
  expect(retryAfterMs(away())).toBeUndefined()
  expect(retryAfterMs(new HttpError(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 5 }))).toBeUndefined()
  expect(retryAfterMs(new TypeError('Failed to fetch'))).toBeUndefined()
})

test('a read is sent again three times after the pauses of Retry-After, or twice after short ones', () => {
  expect(sent(away(5))).toEqual([0, 1, 2])
  expect(sent(new TypeError('Failed to fetch'))).toEqual([0, 1])
  expect(sent(away())).toEqual([0, 1])
  expect(sent(new HttpError(404, 'NOT_FOUND'))).toEqual([])
  expect([0, 1, 2].map((failures) => pauseBeforeRead(failures, away(5)))).toEqual([5_000, 5_000, 5_000])
  expect([0, 1].map((failures) => pauseBeforeRead(failures, new TypeError('Failed to fetch')))).toEqual([
    400, 800,
  ])
})
