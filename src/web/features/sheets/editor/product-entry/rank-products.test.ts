import { expect, test } from 'vitest'
import type { UserProduct } from '#contract/products.ts'
import { testProduct } from '../state/test-sheet.ts'
import { rankProducts } from './rank-products.ts'

function named(name: string, index: number): UserProduct {
  return {
    ...testProduct(index, { name }),
    sourceProductId: null,
    supplierId: null,
    createdAt: '',
    updatedAt: '',
  }
}
const ranked = (names: string[], typed: string) =>
  rankProducts(names.map(named), typed).map(({ name }) => name)

test('the very name comes first, then names that begin so, then words that do, then the rest', () => {
  const names = ['Babeurre', 'Feuille de beurre', 'Beurre doux 82 %', 'Beurre']
  expect(ranked(names, 'beurre')).toEqual(['Beurre', 'Beurre doux 82 %', 'Feuille de beurre', 'Babeurre'])
})

test('accents and case make no difference', () => {
  expect(ranked(['Glace crème', 'Crème fleurette'], 'creme')).toEqual(['Crème fleurette', 'Glace crème'])
  expect(ranked(['Jaunes d’œufs', 'Œufs plein air'], 'oeuf')).toEqual(['Œufs plein air', 'Jaunes d’œufs'])
})

test('equals keep the order they came in', () => {
  expect(ranked(['Sel fin', 'Sel gros', 'Sel rose'], 'sel')).toEqual(['Sel fin', 'Sel gros', 'Sel rose'])
})
