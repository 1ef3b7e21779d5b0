import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addToTimer,
  byEnd,
  isOver,
  leftOf,
  pauseTimer,
  resumeTimer,
  shownSeconds,
  startTimer,
} from './timer.ts'

const NOON = Date.UTC(2026, 11, 1, 12)
const timer = (id: string, seconds: number, now = NOON) => startTimer({ id, name: id, seconds }, now)

test('a timer ends at an instant, whatever happens meanwhile', () => {
  const stored = JSON.parse(JSON.stringify(timer('rice', 60))) as ReturnType<typeof timer>
  expect(leftOf(stored, NOON + 59_999)).toBe(1)
  expect(isOver(stored, NOON + 59_999)).toBe(false)
  expect(isOver(stored, NOON + 60_000)).toBe(true)
  expect(leftOf(stored, NOON + 90_000)).toBe(-30_000)
  expect([0, 1, 59_000, 59_999, 60_000, 61_000].map((ms) => shownSeconds(stored, NOON + ms))).toEqual([
    60, 60, 1, 1, 0, -1,
  ])
})

test('pauses take nothing away', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 3600 }),
      fc.array(fc.tuple(fc.nat(5000), fc.nat(9000))),
      (seconds, turns) => {
        let now = NOON
        let running = timer('stock', seconds)
        let worked = 0
        for (const [runs, rests] of turns) {
          if (worked + runs >= seconds * 1000) break
          const paused = pauseTimer(running, now + runs)
          running = resumeTimer(paused, now + runs + rests)
          now += runs + rests
          worked += runs
        }
        expect(leftOf(running, now)).toBe(seconds * 1000 - worked)
      },
    ),
  )
})

test('one that is over stays over when it is paused, and starts again when time is added', () => {
  const over = timer('eggs', 60)
  const later = NOON + 100_000
  expect(pauseTimer(over, later)).toBe(over)
  expect(leftOf(addToTimer(over, 120, later), later)).toBe(120_000)
  expect(leftOf(addToTimer(timer('eggs', 60), -90, NOON), NOON)).toBe(0)
  expect(leftOf(addToTimer(pauseTimer(timer('eggs', 60), NOON + 10_000), 30, later), later)).toBe(80_000)
})

test('the next to end comes first, and paused ones last', () => {
  const paused = pauseTimer(timer('paused', 10), NOON)
  const shown = byEnd([paused, timer('late', 90), timer('soon', 20), timer('over', 0)], NOON)
  expect(shown.map(({ id }) => id)).toEqual(['over', 'soon', 'late', 'paused'])
})
