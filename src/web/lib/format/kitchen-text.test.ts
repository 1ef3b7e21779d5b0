import { expect, test } from 'vitest'
import { kitchenText } from './kitchen-text.ts'

test.each([
  [1250, 'g', '1,25', 'kg', 1.25],
  [1.6, 'kg', '1,6', 'kg', 1.6],
  [1.5, 'pièce', '1\u202f½', 'pièce', 1.5],
  [0.333, 'botte', '⅓', 'botte', 1],
  [3, 'pièce', '3', 'pièce', 3],
] as const)('%d %s is read as %s %s', (quantity, unit, amount, readIn, count) => {
  expect(kitchenText(quantity, unit, 'kitchen', 'fr')).toEqual({ amount, unit: readIn, count })
})
