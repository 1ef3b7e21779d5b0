import { expect, test } from 'vitest'
import { portions } from '#web/messages/fr/portions.ts'
import { matchingAmounts } from './matching-amounts.ts'

const found = (search: string, category: Parameters<typeof matchingAmounts>[0]['category'] = null) =>
  matchingAmounts({ search, category }, (type) => ({ name: type, foods: portions.foods[type] })).map(
    ({ type }) => type,
  )

test('the search ignores case and accents', () => {
  expect(found(' creme ')).toEqual(['Crème'])
  expect(found('OEUF')).toEqual(['Œuf entier'])
  expect(found('patisserie')).toEqual(['Gâteau ou pâtisserie'])
})

test('a type is found by a food that belongs to it', () => {
  expect(found('poulet')).toEqual(['Volaille avec os'])
  expect(found('boeuf')).toEqual(['Viande crue désossée'])
  expect(found('saumon')).toEqual(['Filet de poisson'])
})

test('search and category narrow together', () => {
  expect(found('', 'Garnitures & légumes')).toEqual(['Légumes frais crus', 'Riz cuit'])
  expect(found('riz', 'Garnitures & légumes')).toEqual(['Riz cuit'])
  expect(found('riz', 'Desserts')).toEqual([])
  expect(found('')).toHaveLength(14)
})
