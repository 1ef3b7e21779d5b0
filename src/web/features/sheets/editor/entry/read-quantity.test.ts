import { expect, test } from 'vitest'
import { UNITS } from '#domain/quantity/unit.ts'
import { isUnparseable, readQuantity } from './read-quantity.ts'

test.each([
  ['1,5 kg', 1.5, 'kg'],
  ['200g', 200, 'g'],
  ['200 gr', 200, 'g'],
  ['1 kilo', 1, 'kg'],
  ['0.75L', 0.75, 'L'],
  ['2 litres', 2, 'L'],
  ['25CL', 25, 'cl'],
  ['3 pièces', 3, 'pièce'],
  ['3 pieces', 3, 'pièce'],
  ['3 PIÈCES', 3, 'pièce'],
  ['1 botte', 1, 'botte'],
  ['2 portions', 2, 'portion'],
  ['2 bt.', 2, 'bouteille'],
  ['1 200 g', 1200, 'g'],
] as const)('%j is %d in %s', (text, quantity, unit) => {
  expect(readQuantity(text, 'fr')).toEqual({ quantity, unit })
})

test('a figure alone leaves the unit as it is', () => {
  expect(readQuantity('1,5', 'fr')).toEqual({ quantity: 1.5, unit: null })
})

test.each([
  ['1/2', 0.5, null],
  ['3/4 kg', 0.75, 'kg'],
  ['1 ½ L', 1.5, 'L'],
  ['⅛ botte', 0.125, 'botte'],
  ['1/0', null, null],
] as const)('%j with a fraction is %s in %s', (text, quantity, unit) => {
  expect(readQuantity(text, 'fr')).toEqual({ quantity, unit })
})

test('a third is not rounded; storing it rounds', () => {
  expect(readQuantity('1/3', 'fr').quantity).toBeCloseTo(0.333, 3)
})

test.each(['abc', '-1', '2 x 3', 'kg 3', 'kg', '3 kg 200'])('%j can no longer become a quantity', (text) => {
  expect(isUnparseable(text)).toBe(true)
})

test.each(['', ' ', '1', '1,', '1/', '1 1/', '3 barq', '½', ',5'])('%j may still become one', (text) => {
  expect(isUnparseable(text)).toBe(false)
})

test.each(['3 pommes', '3 barq', '1,5 k'])(
  '%j is no quantity: its word is no unit, and is not dropped',
  (text) => {
    expect(readQuantity(text, 'fr')).toEqual({ quantity: null, unit: null })
  },
)

test('a unit alone is no quantity', () => {
  expect(readQuantity('kg', 'fr')).toEqual({ quantity: null, unit: 'kg' })
})

test.each(['', 'environ 3', '3 kg 200', '2 x 3', '--1 kg'])('%j is not read as a quantity', (text) => {
  expect(readQuantity(text, 'fr').quantity).toBeNull()
})

test('a quantity below 0 is read, for its error', () => {
  expect(readQuantity('-1 kg', 'fr')).toEqual({ quantity: -1, unit: 'kg' })
  expect(readQuantity('−0,5', 'fr')).toEqual({ quantity: -0.5, unit: null })
})

test('every unit of the trade can be typed by its name', () => {
  for (const unit of UNITS) expect(readQuantity(`4 ${unit}`, 'fr')).toEqual({ quantity: 4, unit })
})

test('a comma before three figures groups them in English', () => {
  expect(readQuantity('1,500 g', 'en')).toEqual({ quantity: 1500, unit: 'g' })
  expect(readQuantity('1,5 kg', 'en')).toEqual({ quantity: 1.5, unit: 'kg' })
  expect(readQuantity('0,500 kg', 'en')).toEqual({ quantity: 0.5, unit: 'kg' })
})
