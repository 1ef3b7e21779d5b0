import { expect, test } from 'vitest'
import { ofPreparation, ofProduct, sourceName } from '../state/line-source.ts'
import { testPreparation, testProduct } from '../state/test-sheet.ts'
import { rankSources } from './rank-sources.ts'

const products = (names: string[]) => names.map((name, index) => ofProduct(testProduct(index, { name })))
const ranked = (names: string[], typed: string) => rankSources(products(names), typed).map(sourceName)

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

test('a preparation stands after a product of the same rank, and before one of a lesser', () => {
  const stock = ofPreparation(testPreparation(9, { title: 'Fond blanc' }))
  const sources = [...products(['Artichaut, fond', 'Fond de veau']), stock]
  expect(rankSources(sources, 'fond').map(sourceName)).toEqual([
    'Fond de veau',
    'Fond blanc',
    'Artichaut, fond',
  ])
})
