import { expect, test } from 'vitest'
import type { KitchenMark, SentMark } from '#contract/kitchen-shapes.ts'
import { placeKey, stepsDone, tickedAt, withWritten } from './day-marks.ts'

const at = (second: number) => new Date(Date.UTC(2026, 11, 1, 12, 0, second)).toISOString()
const PLACE = { sheetId: 'blanquette', day: '2026-12-01', step: '1-1a2b3c4d' }
const KEY = placeKey(PLACE)
const stored = (second: number, isDone = true): KitchenMark => ({
  ...PLACE,
  doneAt: isDone ? at(second) : null,
  initials: 'FB',
  personId: null,
  changedAt: at(second),
})
const waits = (second: number, done = true): SentMark => ({ ...PLACE, done, initials: 'LM', at: at(second) })
const ofStep = (items: KitchenMark[], waiting: SentMark[]) => stepsDone(items, waiting).get(KEY)?.initials

test('what waits here is shown before the server knows it, unless another tablet was later', () => {
  expect(ofStep([], [waits(5)])).toBe('LM')
  expect(ofStep([stored(3)], [waits(5)])).toBe('LM')
  expect(ofStep([stored(7)], [waits(5)])).toBe('FB')
  expect(ofStep([stored(3)], [waits(5, false)])).toBeUndefined()
  expect(ofStep([stored(7, false)], [waits(5)])).toBeUndefined()
})

test('a tick is never before what its user has seen of the step', () => {
  const now = Date.parse(at(5))
  expect(tickedAt(PLACE, now, { items: [], waiting: [] })).toBe(at(5))
  const seen = tickedAt(PLACE, now, { items: [stored(6)], waiting: [waits(7, false)] })
  expect(Date.parse(seen)).toBe(Date.parse(at(7)) + 1)
})

test('what was sent is known at once, and other days stay as they are', () => {
  const other = { ...stored(1), step: '2-1a2b3c4d' }
  const yesterday = { ...stored(2), day: '2026-11-30' }
  const known = { etag: 'W/"1"', items: [stored(1), other] }
  expect(withWritten(known, PLACE.day, [stored(4), yesterday])).toEqual({
    etag: 'W/"1"',
    items: [other, stored(4)],
  })
})
