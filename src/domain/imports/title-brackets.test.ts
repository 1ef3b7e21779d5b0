import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const LINES = 'Farine 200 g\nBeurre 100 g\nSucre 80 g'
const read = (line: string, below = '\n') => readWholeRecipe(`${line}${below}${LINES}`)
const PLAIN = { names: ['Farine', 'Beurre', 'Sucre'], doubts: [null, null, null] }

describe('a bracket with portions among other words', () => {
  test.each([
    ['*Curry d’agneau* (service du midi, 25 couv)', 'Curry d’agneau', 25, 'service du midi'],
    ['Daube provençale (hiver, 10 pers)', 'Daube provençale', 10, 'hiver'],
    ['Blanquette (plat du jour, 30 couverts)', 'Blanquette', 30, 'plat du jour'],
    ['Riz au lait (dessert du jour ; 12 portions)', 'Riz au lait', 12, 'dessert du jour'],
    ['Curry d’agneau (midi, pour 25)', 'Curry d’agneau', 25, 'midi'],
    ['Tarte Tatin (8 parts, recette de Mémé)', 'Tarte Tatin', 8, 'recette de Mémé'],
    ['Moules marinières (pour deux bons mangeurs, à multiplier)', 'Moules marinières', 2, 'à multiplier'],
    ['Gigot (dimanche - 6 personnes)', 'Gigot', 6, 'dimanche'],
  ])('%s', (line, title, portions, description) => {
    for (const below of ['\n', '\n\n'])
      expect(read(line, below)).toEqual({ title, portions, description, ...PLAIN })
  })

  test('a weight in it is no word beside the portions', () => {
    expect(read('Beurre (250 g, pour 4 personnes)')).toMatchObject({
      title: null,
      doubts: ['per-guest', null, null, null],
    })
  })
})

describe('a bracket with what the recipe makes', () => {
  test.each([
    ['TARTE CITRON MERINGUEE (2 tartes de 8)', 'TARTE CITRON MERINGUEE', 16],
    ['Tarte citron (2 tartes de 8)', 'Tarte citron', 16],
    ['Gâteau basque (3 gâteaux de 6)', 'Gâteau basque', 18],
    ['QUICHE LORRAINE (4 quiches de 10)', 'QUICHE LORRAINE', 40],
    ['Cake au citron (2 cakes de 12)', 'Cake au citron', 24],
    ['Flan pâtissier (1 flan de 8)', 'Flan pâtissier', 8],
  ])('%s: so many parts', (line, title, portions) => {
    for (const below of ['\n', '\n\n']) expect(read(line, below)).toMatchObject({ title, portions, ...PLAIN })
  })

  test.each([
    ['TARTE CITRON (3 moules)', 'TARTE CITRON', '3 moules'],
    ['Cake aux olives (2 moules)', 'Cake aux olives', '2 moules'],
    ['FINANCIER (1 cadre)', 'FINANCIER', '1 cadre'],
    ['BROWNIE (2 plaques)', 'BROWNIE', '2 plaques'],
    ['Tarte Tatin (2 tartes)', 'Tarte Tatin', '2 tartes'],
    ['Pain (pour 2 pâtons de 900 g)', 'Pain', 'pour 2 pâtons de 900 g'],
  ])('%s: no portions', (line, title, description) => {
    expect(read(line)).toEqual({ title, portions: null, description, ...PLAIN })
  })

  test('alone on a line', () => {
    const found = { title: 'Tarte citron', portions: 16, description: '2 tartes de 8', ...PLAIN }
    expect(read('Tarte citron\n(2 tartes de 8)')).toEqual(found)
  })
})

describe('the weight of a portion is no ingredient', () => {
  test.each([
    'Poids portion : 120 g',
    'Portion : 120 g',
    'Grammage : 120 g',
    'Poids/portion : 120 g',
    'Grammage par assiette : 250 g',
    'Poids de la part : 120 g net',
    'Portion size: 120 g',
    'Poids portion\t120 g',
  ])('%s', (line) => {
    const text = `Crème brûlée\nNombre de portions : 12\n${line}\n\n${LINES}`
    expect(readWholeRecipe(text)).toEqual({
      title: 'Crème brûlée',
      portions: 12,
      description: line,
      ...PLAIN,
    })
  })

  test.each(['Portion de brie : 120 g', 'Part de gâteau 120 g', 'Portion : 120 g de saumon'])(
    '%s is one',
    (line) => expect(readWholeRecipe(`Assiette\n${line}\n${LINES}`).names).toHaveLength(4),
  )
})

describe('a sign of about in front of the count is no part of the title', () => {
  test.each([
    ['Financiers noisette (environ 40 pièces)', 'Financiers noisette', 40],
    ['Financiers noisette (≈ 40 pièces)', 'Financiers noisette', 40],
    ['Financiers noisette (~40 pièces)', 'Financiers noisette', 40],
    ['Financiers noisette (± 40 pièces)', 'Financiers noisette', 40],
    ['Financiers noisette ≈ 40 pièces', 'Financiers noisette', 40],
    ['Financiers noisette : ~ 40 pièces', 'Financiers noisette', 40],
    ['Blanquette de veau (≈ 12 personnes)', 'Blanquette de veau', 12],
    ['Blanquette de veau (environ 12 personnes)', 'Blanquette de veau', 12],
    ['Blanquette de veau ~12 pers.', 'Blanquette de veau', 12],
    ['Daube\n≈ 12 personnes', 'Daube', 12],
  ])('%j', (line, title, portions) => {
    for (const below of ['\n', '\n\n']) expect(read(line, below)).toMatchObject({ title, portions, ...PLAIN })
  })

  test.each(['Farine ≈ 200 g', 'Farine ± 200 g', 'Farine : ≈200 g', 'Farine (≈ 200 g)', 'Farine (~200 g)'])(
    'nor of the name of an ingredient: %s',
    (line) => expect(readWholeRecipe(`Sablés\n${line}\nBeurre 100 g`).names).toEqual(['Farine', 'Beurre']),
  )
})
