import { describe, expect, test } from 'vitest'
import { type DeliveryTerms, deliversOn, nextDelivery, orderUntil, WEEKDAYS } from './delivery.ts'

const weekdays = WEEKDAYS.slice(0, 5)
const terms = (facts: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  cutOff: '18:00',
  leadDays: 1,
  deliveryDays: weekdays,
  ...facts,
})

describe('the next delivery', () => {
  test.each([
    ['before the cut-off, the next day', '2026-09-29T15:59:59Z', {}, '2026-09-30'],
    ['at the cut-off, a day later', '2026-09-29T16:00:00Z', {}, '2026-10-01'],
    ['in winter time, an hour later in UTC', '2026-12-01T16:59:59Z', {}, '2026-12-02'],
    ['past midnight of the house, of the day that has begun', '2026-09-29T22:30:00Z', {}, '2026-10-01'],
    ['on a Friday evening, on Monday', '2026-10-02T17:00:00Z', {}, '2026-10-05'],
    [
      'of the same day, with no lead time',
      '2026-09-29T08:00:00Z',
      { leadDays: 0, cutOff: '10:30' },
      '2026-09-29',
    ],
    ['without a cut-off, until midnight', '2026-09-29T21:59:00Z', { cutOff: null }, '2026-09-30'],
    ['on the one day of the week', '2026-09-29T08:00:00Z', { deliveryDays: ['tuesday'] }, '2026-10-06'],
    [
      'over the night that clocks are set back',
      '2026-10-24T15:00:00Z',
      { deliveryDays: WEEKDAYS },
      '2026-10-25',
    ],
    [
      'over the night that clocks are set forward',
      '2026-03-28T16:59:00Z',
      { deliveryDays: WEEKDAYS },
      '2026-03-29',
    ],
    [
      'on the day before clocks change, after the cut-off',
      '2026-10-24T16:00:00Z',
      { deliveryDays: WEEKDAYS },
      '2026-10-26',
    ],
  ] as const)('%s', (_what, at, facts, day) => {
    expect(nextDelivery(terms(facts), new Date(at))).toBe(day)
  })

  test('is not guessed', () => {
    const at = new Date('2026-09-29T08:00:00Z')
    expect(nextDelivery(terms({ leadDays: null }), at)).toBeNull()
    expect(nextDelivery(terms({ deliveryDays: [] }), at)).toBeNull()
  })
})

describe('a delivery can be ordered', () => {
  test.each([
    ['until the cut-off of the day before', '2026-09-30', {}, '2026-09-29T16:00:00.000Z'],
    ['the evening before clocks are set back', '2026-10-25', {}, '2026-10-24T16:00:00.000Z'],
    ['the evening after', '2026-10-26', {}, '2026-10-25T17:00:00.000Z'],
    ['until midnight without one', '2026-09-30', { cutOff: null }, '2026-09-29T22:00:00.000Z'],
    ['until midnight of the longest day', '2026-10-26', { cutOff: null }, '2026-10-25T23:00:00.000Z'],
  ] as const)('%s', (_what, day, facts, until) => {
    expect(orderUntil(terms(facts), day)).toBe(until)
  })

  test('until an unknown hour, without a lead time', () => {
    expect(orderUntil(terms({ leadDays: null }), '2026-09-30')).toBeNull()
  })
})

test('whether a supplier delivers on a day is not guessed', () => {
  expect(deliversOn(terms(), '2026-10-02')).toBe(true)
  expect(deliversOn(terms(), '2026-10-03')).toBe(false)
  expect(deliversOn(terms({ deliveryDays: [] }), '2026-10-03')).toBeNull()
})
