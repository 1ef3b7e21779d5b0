import { expect, test } from 'vitest'
import { ofPreparation, ofProduct, sourceName } from '../state/line-source.ts'
import { testPreparation, testProduct } from '#tests/fixtures/sheet.ts'
import { beginsWith, offeredSources, rankSources } from './rank-sources.ts'
import type { RefusalOf } from './use-refusal.ts'

const products = (names: string[]) => names.map((name, index) => ofProduct(testProduct(index, { name })))
const ranked = (names: string[], typed: string) => rankSources(products(names), typed).map(sourceName)

test('the very name comes first, then names that begin so, then words that do, then the rest', () => {
  const names = ['Babeurre', 'Feuille de beurre', 'Beurre doux 82 %', 'Beurre']
  expect(ranked(names, 'beurre')).toEqual(['Beurre', 'Beurre doux 82 %', 'Feuille de beurre', 'Babeurre'])
})

test('the product itself comes before what else begins so', () => {
  expect(ranked(['Beurre de cacao', 'Beurre doux'], 'beurre')).toEqual(['Beurre doux', 'Beurre de cacao'])
})

const begins = (name: string, typed: string) => products([name]).every((source) => beginsWith(source, typed))

test('a name that only contains what was typed does not begin with it', () => {
  for (const [name, typed] of [
    ['Tarte au miel', 'miel'],
    ['Sauce aux câpres', 'Câpre'],
    ['Babeurre', 'beurre'],
    ['Glace crème', 'crème'],
  ] as const)
    expect(begins(name, typed), name).toBe(false)
  for (const [name, typed] of [
    ['Miel de fleurs', 'miels'],
    ['Tomates rondes', 'tom'],
    ['Œufs plein air', 'gros oeuf'],
  ] as const)
    expect(begins(name, typed), name).toBe(true)
})

test('accents and case make no difference', () => {
  expect(ranked(['Glace crème', 'Crème fleurette'], 'creme')).toEqual(['Crème fleurette', 'Glace crème'])
  expect(ranked(['Jaunes d’œufs', 'Œufs plein air'], 'oeuf')).toEqual(['Œufs plein air', 'Jaunes d’œufs'])
})

test('a plural finds what begins with its singular before a name that has it further on', () => {
  expect(ranked(['Confit de canard, pommes sarladaises', 'Pomme de terre Agria'], 'pommes')).toEqual([
    'Pomme de terre Agria',
    'Confit de canard, pommes sarladaises',
  ])
  expect(ranked(['Purée de panais', 'Panais'], 'panai')).toEqual(['Panais', 'Purée de panais'])
})

test('equals keep the order they came in', () => {
  expect(ranked(['Sel fin', 'Sel gros', 'Sel rose'], 'sel')).toEqual(['Sel fin', 'Sel gros', 'Sel rose'])
})

test('a preparation comes after a product of the same rank, and before one of a lower rank', () => {
  const stock = ofPreparation(testPreparation(9, { title: 'Fond blanc' }))
  const sources = [...products(['Artichaut, fond', 'Fond de veau']), stock]
  expect(rankSources(sources, 'fond').map(sourceName)).toEqual([
    'Fond de veau',
    'Fond blanc',
    'Artichaut, fond',
  ])
})

const sheet = (index: number, title: string) => ofPreparation(testPreparation(index, { title }))
const refusing =
  (names: Partial<Record<string, 'isThis' | 'containsThis'>>): RefusalOf =>
  (source) =>
    source.preparation === null ? null : (names[source.preparation.title] ?? null)

test('the very name of a refused preparation comes first, so that Enter makes no product called so', () => {
  const sources = [...products(['Vin blanc', 'Beurre blanc en poudre']), sheet(8, 'Beurre blanc')]
  const offered = offeredSources(sources, 'beurre BLANC', refusing({ 'Beurre blanc': 'containsThis' }))
  expect(offered.map(sourceName)).toEqual(['Beurre blanc', 'Beurre blanc en poudre', 'Vin blanc'])
})

test('a product of that very name still goes before it', () => {
  const sources = [sheet(8, 'Sauce'), ...products(['Sauce'])]
  const offered = offeredSources(sources, 'sauce', refusing({ Sauce: 'containsThis' }))
  expect(offered.map(({ product }) => product !== null)).toEqual([true, false])
})

test('what cannot be taken and is not called so comes last', () => {
  const sources = [sheet(8, 'Sauce verte'), ...products(['Huile, sauce'])]
  const offered = offeredSources(sources, 'sauce', refusing({ 'Sauce verte': 'containsThis' }))
  expect(offered.map(sourceName)).toEqual(['Huile, sauce', 'Sauce verte'])
})

test('the sheet itself is found by its whole name alone', () => {
  const sources = [sheet(8, 'Fond lié'), sheet(9, 'Fond de veau')]
  const own = refusing({ 'Fond lié': 'isThis' })
  expect(offeredSources(sources, 'fond', own).map(sourceName)).toEqual(['Fond de veau'])
  expect(offeredSources(sources, 'fond lie', own).map(sourceName)).toEqual(['Fond lié', 'Fond de veau'])
})
