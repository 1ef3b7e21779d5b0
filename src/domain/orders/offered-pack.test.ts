import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { offeredPack, packsOffered } from './offered-pack.ts'

const CASES = Number(process.env.ORDER_CASES ?? 60)

const bare = { densityKgPerL: null, contentQuantity: null, contentUnit: null }
const pack = (quantity: number, isDivisible = false) => ({
  quantity,
  isDivisible,
  priceHt: 1,
  approximate: false,
})

test('whole packs are never fewer than needed, and never one too many', () => {
  const hundredths = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(hundredths, hundredths, (needed, content) => {
      const count = packsOffered(pack(content / 100), needed / 100)
      // In whole hundredths, so that no binary fraction decides.
      expect(Number.isInteger(count)).toBe(true)
      expect(count * content).toBeGreaterThanOrEqual(needed)
      expect((count - 1) * content).toBeLessThan(needed)
    }),
    { numRuns: CASES },
  )
})

test('what is sold loose is ordered in any quantity, to the gram upwards', () => {
  expect(packsOffered(pack(1, true), 2.5)).toBe(2.5)
  expect(packsOffered(pack(1, true), 0.12345)).toBe(0.124)
  expect(packsOffered(pack(1, true), 0.1 + 0.2)).toBe(0.3)
})

test('a pack holds so much in the unit of the product, and of what would be assumed nothing is offered', () => {
  const bottle = { unit: 'L', priceHt: 4, packText: 'Bouteille 75 cl', packPriceHt: 3, ...bare } as const
  const kilograms = { unit: 'kg', ...bare } as const
  expect(offeredPack(bottle, kilograms)).toBeNull()
  expect(offeredPack(bottle, { ...kilograms, densityKgPerL: 0.8 })).toMatchObject({
    quantity: expect.closeTo(0.6),
    isDivisible: false,
    priceHt: 3,
  })
  const vague = { unit: 'kg', priceHt: 9, packText: 'sac 25', packPriceHt: null, ...bare } as const
  expect(offeredPack(vague, kilograms)).toBeNull()
})
