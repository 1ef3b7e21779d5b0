import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHOWN_AMOUNT_DECIMALS, SHOWN_PERCENT_DECIMALS, STORED_DECIMALS } from './decimals.ts'
import { roundHalfAwayFromZero } from './round-half-away-from-zero.ts'

/** The decimal digits of a whole number of units of 10^-decimals, exactly as a person would write them. */
function written(units: bigint, decimals: number): number {
  const sign = units < 0n ? '-' : ''
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  return Number(
    `${sign}${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`,
  )
}

describe('an amount is rounded half away from zero', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.345, 2, 2.35],
    [-2.345, 2, -2.35],
    [1.255, 2, 1.26],
    [8.345, 2, 8.35],
    [10.235, 2, 10.24],
    [1.0049, 2, 1],
    [1.00499999999, 2, 1],
    [69.95, 1, 70],
    [69.949, 1, 69.9],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    [2.5, 0, 3],
    [29.27405, 4, 29.2741],
    [0.00005, 4, 0.0001],
    [0.00004999, 4, 0],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundHalfAwayFromZero(value, decimals)).toBe(expected)
  })

  it('a tie that arithmetic left a hair low is still a tie', () => {
    const trimmedBeans = 0.15 * 9 * 1.1
    expect(trimmedBeans).toBeLessThan(1.485)
    expect(roundHalfAwayFromZero(trimmedBeans, 2)).toBe(1.49)
    expect(roundHalfAwayFromZero(-trimmedBeans, 2)).toBe(-1.49)
  })

  it('a tiny amount is nothing in cents and itself in its own decimals', () => {
    expect(roundHalfAwayFromZero(1e-7, 2)).toBe(0)
    expect(roundHalfAwayFromZero(1e-7, 7)).toBe(1e-7)
    expect(roundHalfAwayFromZero(5e-8, 7)).toBe(1e-7)
    expect(roundHalfAwayFromZero(Number.MIN_VALUE, 4)).toBe(0)
  })

  it('large amounts keep their cents', () => {
    expect(roundHalfAwayFromZero(123_456_789.005, 2)).toBe(123_456_789.01)
    expect(roundHalfAwayFromZero(9_999_999_999.99994, 4)).toBe(9_999_999_999.9999)
    expect(roundHalfAwayFromZero(999_999_999_999.994, 2)).toBe(999_999_999_999.99)
    expect(roundHalfAwayFromZero(999_999_999_999.995, 2)).toBe(1_000_000_000_000)
    expect(roundHalfAwayFromZero(2 ** 51 + 0.25, 0)).toBe(2 ** 51)
    expect(roundHalfAwayFromZero(Number.MAX_SAFE_INTEGER, 2)).toBe(Number.MAX_SAFE_INTEGER)
    expect(roundHalfAwayFromZero(1e306, 4)).toBe(1e306)
  })

  it('what is not finite stays as it is', () => {
    expect(roundHalfAwayFromZero(Number.NaN, 2)).toBeNaN()
    expect(roundHalfAwayFromZero(Infinity, 2)).toBe(Infinity)
    expect(roundHalfAwayFromZero(-Infinity, 2)).toBe(-Infinity)
  })

  it('a loss of less than half a cent is not shown as minus zero', () => {
    expect(Object.is(roundHalfAwayFromZero(-0.001, 2), 0)).toBe(true)
  })

  it('any price as a person writes it rounds as on paper, ties included', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.integer({ min: 0, max: 4 }),
        (units, decimals) => {
          const lastDigitUp = (units < 0n ? -1n : 1n) * (((units < 0n ? -units : units) + 5n) / 10n)
          const onPaper = decimals === 0 ? Number(lastDigitUp) : written(lastDigitUp, decimals)
          const rounded = roundHalfAwayFromZero(written(units, decimals + 1), decimals)
          expect(rounded).toBe(onPaper === 0 ? 0 : onPaper)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('rounding moves by half a unit at most, and once rounded stays put', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e9, max: 1e9, noNaN: true }),
        fc.constantFrom(SHOWN_PERCENT_DECIMALS, SHOWN_AMOUNT_DECIMALS, STORED_DECIMALS),
        (value, decimals) => {
          const rounded = roundHalfAwayFromZero(value, decimals)
          expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals * 1.01)
          expect(roundHalfAwayFromZero(rounded, decimals)).toBe(rounded)
          expect(roundHalfAwayFromZero(-value, decimals) + rounded).toBe(0)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
