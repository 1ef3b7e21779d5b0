import { expect, test } from 'vitest'
import { lastHour } from './last-hour.ts'

const terms = { cutOff: '18:00', leadDays: 1 }
const at = (time: string) => new Date(`2026-11-30T${time}:00Z`)

test.each([
  ['the day before the last hour', '2026-12-02', '12:00', null],
  ['on its day', '2026-12-01', '12:00', { until: '2026-11-30T17:00:00.000Z', passed: false }],
  ['once it has passed', '2026-12-01', '17:00', { until: '2026-11-30T17:00:00.000Z', passed: true }],
] as const)('%s', (_when, deliverOn, time, expected) => {
  expect(lastHour(terms, deliverOn, at(time))).toEqual(expected)
})

test('without a cut-off the last hour is the end of the day, in the hours of the house', () => {
  const wholeDay = { cutOff: null, leadDays: 1 }
  expect(lastHour(wholeDay, '2026-12-01', at('12:00'))).toEqual({
    until: '2026-11-30T23:00:00.000Z',
    passed: false,
  })
  expect(lastHour(wholeDay, '2026-12-02', at('12:00'))).toBeNull()
})

test('no last hour is guessed where the lead time is not known', () => {
  expect(lastHour({ cutOff: '18:00', leadDays: null }, '2026-11-30', at('12:00'))).toBeNull()
})
