import { expect, test } from 'vitest'
import { matchingAmounts } from './matching-amounts.ts'

const found = (search: string, category: Parameters<typeof matchingAmounts>[0]['category'] = null) =>
  matchingAmounts({ search, category }, (type) => type).map(({ type }) => type)

test('the search ignores case and accents', () => {
  expect(found(' creme ')).toEqual(['Crème'])
  expect(found('OEUF')).toEqual(['Œuf entier'])
  expect(found('patisserie')).toEqual(['Gâteau ou pâtisserie'])
})

test('search and category narrow together', () => {
  expect(found('', 'Légumes')).toEqual(['Légumes frais crus', 'Salade verte'])
  expect(found('salade', 'Légumes')).toEqual(['Salade verte'])
  expect(found('salade', 'Fruits')).toEqual([])
  expect(found('')).toHaveLength(14)
})
