import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plannedCovers, plannedPortions, sumOfPlanned } from './planned-portions.ts'

const forecast = { covers: 46, low: 38, high: 55 }
const share = { share: 0.3, low: 0.8, high: 1.25 }

describe('the covers of a service', () => {
  test('are those that were typed, and what is expected stays beside them', () => {
    expect(plannedCovers({ covers: 60, mark: null, expected: forecast })).toEqual({
      value: 60,
      typed: true,
      expected: { value: 46, low: 38, high: 55 },
    })
  })

  test('are those that are expected until some are typed, and zero counts as typed', () => {
    expect(plannedCovers({ covers: null, mark: null, expected: forecast })).toMatchObject({
      value: 46,
      typed: false,
    })
    expect(plannedCovers({ covers: 0, mark: null, expected: forecast })).toMatchObject({
      value: 0,
      typed: true,
    })
  })

  test('are not known without a history, and none once the house is closed', () => {
    expect(plannedCovers({ covers: null, mark: null, expected: null }).value).toBeNull()
    expect(plannedCovers({ covers: 60, mark: 'closed', expected: forecast }).value).toBe(0)
  })
})

describe('the portions of a dish', () => {
  test('follow the covers as a whole number with its range', () => {
    expect(plannedPortions({ portions: null, expected: share }, 46)).toEqual({
      value: 14,
      typed: false,
      expected: { value: 14, low: 12, high: 17 },
    })
  })

  test('stay as they were typed, whatever the covers', () => {
    expect(plannedPortions({ portions: 20, expected: share }, 2000).value).toBe(20)
    expect(plannedPortions({ portions: 0, expected: share }, 46).value).toBe(0)
  })

  test('are not known without covers or without a share', () => {
    expect(plannedPortions({ portions: null, expected: share }, null).value).toBeNull()
    expect(plannedPortions({ portions: null, expected: null }, 46).value).toBeNull()
  })

  test('of any forecast lie within their range', () => {
    const factor = fc.double({ min: 0, max: 3, noNaN: true })
    fc.assert(
      fc.property(fc.nat(2000), factor, factor, factor, (covers, part, low, high) => {
        const { expected } = plannedPortions({ portions: null, expected: { share: part, low, high } }, covers)
        expect(expected?.low).toBeLessThanOrEqual(expected?.value ?? -1)
        expect(expected?.high).toBeGreaterThanOrEqual(expected?.value ?? -1)
      }),
    )
  })
})

test('a sum says what it leaves out, and whether some of it is expected', () => {
  const typed = plannedPortions({ portions: 20, expected: share }, 46)
  const expected = plannedPortions({ portions: null, expected: share }, 46)
  const unknown = plannedPortions({ portions: null, expected: null }, 46)
  expect(sumOfPlanned([typed, expected, unknown])).toEqual({ value: 34, estimated: true, missing: 1 })
  expect(sumOfPlanned([typed])).toEqual({ value: 20, estimated: false, missing: 0 })
})
