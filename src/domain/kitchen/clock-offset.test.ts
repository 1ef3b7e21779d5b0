import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockOffset } from './clock-offset.ts'

const NOON = Date.UTC(2026, 11, 1, 12)
const wholeSecond = (instant: number) => Math.floor(instant / 1000) * 1000
/** An answer without a way, by a device whose clock is ahead. */
const answered = (now: number, ahead: number) => ({
  serverDate: now,
  sentAt: now + ahead,
  receivedAt: now + ahead,
})

describe('the clock of a device', () => {
  test('that is ten minutes off is corrected to less than a second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -600_000, max: 600_000 }),
        fc.array(fc.record({ at: fc.nat(30_000), there: fc.nat(400), back: fc.nat(400) }), {
          minLength: 1,
          maxLength: 12,
        }),
        (ahead, answers) => {
          const exchanges = answers
            .toSorted((one, other) => one.at - other.at)
            .map(({ at, there, back }) => ({
              serverDate: wholeSecond(NOON + at + there),
              sentAt: NOON + at + ahead,
              receivedAt: NOON + at + there + back + ahead,
            }))
          expect(Math.abs(clockOffset(exchanges) + ahead)).toBeLessThan(1000)
        },
      ),
    )
  })

  test('that was set again counts from then on', () => {
    expect(clockOffset([answered(NOON, 0), answered(NOON + 5000, 600_000)])).toBe(-599_500)
    expect(clockOffset([])).toBe(0)
  })
})
