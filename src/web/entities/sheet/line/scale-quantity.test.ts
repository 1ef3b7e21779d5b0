import { expect, test } from 'vitest'
import { scaleQuantity } from './scale-quantity.ts'

test.each([
  [1.6, 'kg', '1,600'],
  [0.005, 'L', '0,005'],
  [400, 'g', '400'],
  [2.5, 'pièce', '2,5'],
  [0.0005, 'g', '0,0005'],
  [0.0014, 'kg', '0,0014'],
  [1500, 'kg', '1\u202f500'],
  [2, 'L', '2'],
] as const)('%d %s is read as %s', (quantity, unit, shown) => {
  expect(scaleQuantity(quantity, unit, 'fr')).toBe(shown)
})
