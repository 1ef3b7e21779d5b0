import { expect, test } from 'vitest'
import { isWithinName } from './within-name.ts'

test.each([
  ['Crème liq.', 'Crème liquide 35 %', true],
  ['beurres', 'Beurre doux', true],
  ['Sucre', 'Sucre glace', true],
  ['Sucre glace', 'Sucre', false],
  ['Riz long', 'Riz vinaigré', false],
  ['Épaule de veau', 'Épaule d’agneau', false],
  ['Sauce burger', 'Sauce tartare', false],
])('whether « %s » is within « %s »: %s', (part, whole, expected) => {
  expect(isWithinName(part, whole)).toBe(expected)
})
