import { expect, test } from 'vitest'
import { priceInUnit } from './price-in-unit.ts'

const measures = { densityKgPerL: null, contentQuantity: null, contentUnit: null } as const
const butter = { ...measures, unit: 'kg', priceHt: 9.8 } as const
const wine = {
  ...measures,
  unit: 'bouteille',
  priceHt: 5.1,
  contentQuantity: 0.75,
  contentUnit: 'L',
} as const

test('a price per kilogram is a thousandth of it per gram', () => {
  expect(priceInUnit(butter, 'g')).toBe(0.0098)
  expect(priceInUnit(butter, 'kg')).toBe(9.8)
})

test('a price per bottle becomes one per litre by the content of the bottle', () => {
  expect(priceInUnit(wine, 'L')).toBe(6.8)
})

test('nothing is guessed: without a conversion or a price there is none', () => {
  expect(priceInUnit(butter, 'L')).toBeNull()
  expect(priceInUnit(wine, 'botte')).toBeNull()
  expect(priceInUnit({ ...butter, priceHt: null }, 'g')).toBeNull()
})
