import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'
import { readWrittenRecipe } from './written-recipe.ts'

const WORK = [
  'Réduire à 50 cl',
  'Laisser réduire jusqu’à 30 cl',
  'Mouiller à 1 L',
  'Réduire à 200 g',
  'Compléter à 1 kg',
  'Pointage 3 h',
  'Compter 3 h de cuisson',
  'Apprêt 14 h à 5 °C',
  'TB 54',
  '30 minutes de repos',
  '1 h 30 au frais',
  '20 minutes – au four',
  '2 h',
  '45 minutes',
  '180° 45 min',
  'Dressage : assiette creuse froide, finir à l’huile verte.',
]

test.each(WORK)('what says how to work is no ingredient: %s', (line) => {
  const { ingredients, steps } = readWrittenRecipe(`Sauce\n\n50 cl de vin rouge\n${line}\n3 échalotes`)
  expect([ingredients, steps]).toEqual([['50 cl de vin rouge', '3 échalotes'], [line]])
})

test.each(WORK)('among lines of ingredients alone it is a doubt without a quantity: %s', (line) => {
  const [read] = readRecipeText(line)
  expect([read?.quantity, read?.doubt?.reason]).toEqual([null, 'remark'])
})

test.each([
  'Monter avec 40 g de beurre',
  'Compter 6 crevettes',
  'Dressage : 20 g de roquette',
  'Finition : fleur de sel',
  'Marinade : 20 cl de soja',
])('an ingredient behind such a word stays a line: %s', (line) => {
  expect(readWrittenRecipe(`Sauce\n\n50 cl de vin rouge\n${line}\n3 échalotes`).steps).not.toContain(line)
})

describe('a sentence above the ingredients is none of them', () => {
  test.each([
    'Un dessert d’automne tout simple. J’adore le servir tiède avec une boule de glace !',
    'Une recette de famille, facile et rapide.',
    'Une tarte gourmande que ma grand-mère faisait chaque dimanche',
    'Un grand classique de la cuisine lyonnaise',
    'Un plat qui plaît à tous',
  ])('%s', (line) => {
    const text = `Tarte tatin\nAu four\n${line}\n\nIngrédients (pour 8 personnes)\n1,5 kg de pommes\n150 g de farine`
    expect(readWholeRecipe(text)).toMatchObject({ title: 'Tarte tatin', names: ['pommes', 'farine'] })
  })

  test('among ingredients it is a doubt without a quantity', () => {
    const [read] = readRecipeText('Un dessert d’automne tout simple. J’adore le servir tiède.')
    expect([read?.quantity, read?.doubt?.reason]).toEqual([null, 'remark'])
  })
})
