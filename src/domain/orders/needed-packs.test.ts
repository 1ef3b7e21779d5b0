import { expect, test } from 'vitest'
import { leftoverPacks, needInPacks } from './needed-packs.ts'

const measures = { unit: 'kg' as const, densityKgPerL: null, contentQuantity: null, contentUnit: null }
const sack = { ...measures, priceHt: 0.9, packText: 'Sac 25 kg', packPriceHt: 22.5 }

test('a need is counted in packs, and kept as it is', () => {
  expect(needInPacks(sack, measures, 31.25)).toEqual({ packs: 2, neededPacks: 1.25 })
  expect(needInPacks(sack, measures, 0.000001)).toEqual({ packs: 1, neededPacks: null })
})

test('nothing is known of a need without its product, and of a pack of unknown content', () => {
  const crate = { ...sack, packText: 'Caisse', packPriceHt: null }
  expect(needInPacks(sack, undefined, 3)).toBeUndefined()
  expect(needInPacks(sack, measures, undefined)).toBeUndefined()
  expect(needInPacks(crate, { ...measures, unit: 'L' }, 3)).toBeUndefined()
})

test.each([
  [2, 1.25, 0.75],
  [1, 1.25, -0.25],
  [3, 3.0000004, 0],
  [0.334, 0.333333, 0.000667],
  [null, 1, null],
  [2, null, null],
])('of %j packs for a need of %j are left %j', (packs, neededPacks, left) => {
  const found = leftoverPacks({ packs, neededPacks })
  expect(found === null ? null : Number(found.toFixed(6))).toBe(left)
})
