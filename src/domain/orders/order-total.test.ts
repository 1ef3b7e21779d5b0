import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { francoMissing, lineAmount, orderTotal } from './order-total.ts'

test('a sum leaves out lines without a price or a count, and says how many', () => {
  const lines = [
    { packs: 3, priceHt: 2.335 },
    { packs: 2, priceHt: null },
    { packs: null, priceHt: 4 },
  ]
  expect(lines.map(lineAmount)).toEqual([7.01, null, null])
  expect(orderTotal(lines)).toEqual({ totalHt: 7.01, unpriced: 1, uncounted: 1 })
})

test('a sum is that of the amounts that its lines show', () => {
  const line = fc.record({
    packs: fc.integer({ min: 1, max: 500 }),
    priceHt: fc.integer({ min: 0, max: 9_999_999 }).map((price) => price / 10_000),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 100 }), (lines) => {
      const cents = lines.reduce((sum, each) => sum + Math.round((lineAmount(each) ?? 0) * 100), 0)
      expect(orderTotal(lines).totalHt).toBe(cents / 100)
    }),
  )
})

test.each([
  [137.6, 150, 12.4],
  [150, 150, 0],
  [151, 150, 0],
  [0, null, 0],
  [0, 0, 0],
])('of a franco, %s EUR of %s leave %s missing', (total, minimum, missing) => {
  expect(francoMissing(total, minimum)).toBe(missing)
})
