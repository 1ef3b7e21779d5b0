import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allotCents } from './allot-cents.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const weights = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  .filter((all) => all.some((weight) => weight > 0))
const inCents = (parts: number[]) => parts.map((part) => Math.round(part * 100))
const sumOf = (parts: number[]) => parts.reduce((total, part) => total + part, 0)

describe('an amount split to the cent', () => {
  it('10 EUR in three are 3.34, 3.33 and 3.33', () => {
    expect(allotCents(10, [1, 1, 1])).toEqual([3.34, 3.33, 3.33])
  })
  it('gives the odd cent to the part with the largest remainder', () => {
    expect(allotCents(1, [1, 2, 3])).toEqual([0.17, 0.33, 0.5])
  })
  it('of nothing gives nothing', () => {
    expect(allotCents(0, [3, 4])).toEqual([0, 0])
  })

  it('adds up to it, each part within a cent of its share', () => {
    fc.assert(
      fc.property(cents, weights, (amount, shares) => {
        const parts = inCents(allotCents(amount / 100, shares))
        expect(sumOf(parts)).toBe(amount)
        parts.forEach((part, index) => {
          const share = (amount * (shares[index] ?? 0)) / sumOf(shares)
          expect(Math.abs(part - share)).toBeLessThan(1 + 1e-6)
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('a part whose weight grows never shrinks', () => {
    fc.assert(
      fc.property(cents, weights, fc.nat(), fc.integer({ min: 1, max: 1000 }), (amount, shares, at, more) => {
        const index = at % shares.length
        const grown = shares.map((weight, each) => (each === index ? weight + more : weight))
        const part = (all: number[]) => inCents(allotCents(amount / 100, all))[index] ?? Number.NaN
        expect(part(grown)).toBeGreaterThanOrEqual(part(shares))
      }),
      { numRuns: 2000 },
    )
  })
})
