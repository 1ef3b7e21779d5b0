import { expect, test } from 'vitest'
import { countsFor, dueOf, keepsUntil } from './use-by.ts'

const wall = (instant: string) =>
  new Date(instant).toLocaleString('sv', { timeZone: 'Europe/Paris' }).slice(0, 16)

test.each([
  ['in a week without a change of clocks', '2026-09-29T08:30:00.000Z', 72, '2026-10-02 10:30'],
  ['over the night in which clocks go back', '2026-10-24T08:00:00.000Z', 48, '2026-10-26 09:00'],
  ['in the hour that comes twice', '2026-10-25T00:30:00.000Z', 1, '2026-10-25 02:30'],
  ['over the night in which clocks go forward', '2026-03-28T09:00:00.000Z', 24, '2026-03-29 11:00'],
])('a use-by counts the hours that pass, %s', (_when, madeAt, hours, then) => {
  expect(wall(keepsUntil(madeAt, hours))).toBe(then)
})

test.each([
  ['2026-09-29T10:00:00.000Z', 'past'],
  ['2026-09-29T10:00:00.001Z', 'today'],
  ['2026-09-29T21:59:59.999Z', 'today'],
  ['2026-09-29T22:00:00.000Z', 'later'],
  ['2026-09-28T23:00:00.000Z', 'past'],
] as const)('what is to be used by %s is %s at noon in Paris', (useBy, due) => {
  expect(dueOf(useBy, new Date('2026-09-29T10:00:00.000Z'))).toBe(due)
})

test.each([
  ['until the morning of its day', '2026-12-01T09:00:00.000Z', '2026-12-02T08:59:00.000Z', false],
  ['until that day is over', '2026-12-01T09:00:00.000Z', '2026-12-02T22:59:00.000Z', true],
  ['for hours, made on its day', '2026-12-02T09:00:00.000Z', '2026-12-02T17:00:00.000Z', true],
  ['made before the midnight of the house', '2026-12-01T22:59:59.000Z', '2026-12-02T08:00:00.000Z', false],
])('what keeps %s counts for 2 December: %s to %s, %s', (_what, madeAt, useBy, counts) => {
  expect(countsFor('2026-12-02', { madeAt, useBy })).toBe(counts)
})
