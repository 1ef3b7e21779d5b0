import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'
import { anyText } from '#tests/any-text.ts'

const read = (text: string) => {
  const { ingredients, ...facts } = readWrittenRecipe(text)
  return { ...facts, ingredients: readRecipeText(ingredients.join('\n')).map(({ name }) => name) }
}

const factsOf = (text: string) => {
  const { title, portions, prepMinutes, cookMinutes, ingredients } = readWrittenRecipe(text)
  return [title, portions, prepMinutes, cookMinutes, ingredients]
}

describe('several facts in one line', () => {
  test.each([
    ['6 personnes - 15 min - 40 min', 6, 15, 40],
    ['Pour 6 / Préparation 15 min / Cuisson 40 min', 6, 15, 40],
    ['4 pers. | 20 min', 4, 20, null],
    ['4 pers./20 min', 4, 20, null],
    ['Pour 4 personnes, préparation : 20 min, cuisson : 1 h', 4, 20, 60],
    ['Serves 4 | Prep 20 min | Cook 40 min', 4, 20, 40],
    ['Pour 8 pers. (prép. 20 min, cuisson 30 min)', 8, 20, 30],
    ['Nb de pers : 6 - Prépa : 20 mn - Cuisson : 45mn', 6, 20, 45],
    ['15 min de préparation, 40 min de cuisson', null, 15, 40],
    ['Préparation 15 min Cuisson 40 min', null, 15, 40],
    ['Facile • 6 parts • 1h30', 6, 90, null],
    ['👥 6 personnes ⏱ 40 min', 6, 40, null],
  ])('« %s »', (line, ...facts) => {
    expect(factsOf(`Tarte\n${line}\nIngrédients :\n200 g de riz`)).toEqual([
      'Tarte',
      ...facts,
      ['200 g de riz'],
    ])
    expect(factsOf(`${line}\n200 g de riz`)).toEqual([null, ...facts, ['200 g de riz']])
  })

  test.each([
    ['Tarte aux pommes - 6 pers. - 40 min', 'Tarte aux pommes', 6, 40],
    ['Bœuf bourguignon | 10 couverts | 3 h', 'Bœuf bourguignon', 10, 180],
  ])('behind the name: %s', (line, ...facts) => {
    expect(factsOf(`${line}\n200 g de riz`)).toEqual([...facts, null, ['200 g de riz']])
  })

  test.each(['2 carottes, 1 oignon', '200 g de riz - 40 min', 'Poulet, 15 min au four', 'Sel / poivre'])(
    'an ingredient is none: %s',
    (line) => {
      expect(factsOf(`200 g de riz\n${line}`)[4]).toEqual(['200 g de riz', line])
    },
  )
})

test('a title, a number of guests and steps are not ingredients', () => {
  const text = `Blanquette
Pour 6 personnes
Ingrédients :
200 g de beurre

Étapes :
1. Faire fondre le beurre.
2) Mouiller avec 2 l de fond.
Étape 3 : servir`
  expect(read(text)).toEqual({
    title: 'Blanquette',
    description: '',
    portions: 6,
    prepMinutes: null,
    cookMinutes: null,
    ingredients: ['beurre'],
    steps: ['Faire fondre le beurre.', 'Mouiller avec 2 l de fond.', 'servir'],
  })
})

test('a page of a website is read from its name to its last step', () => {
  const text = `# Tarte aux pommes (pour 8 personnes)
Préparation : 20 min
Cuisson : 1 h 10
Difficulté : facile
**Ingrédients**
Pour la pâte :
250 g de farine
1 noix de beurre
Préparation
- Sabler.
Ingrédients pour la crème :
20 cl de crème
Recette : mélanger.`
  expect(read(text)).toEqual({
    title: 'Tarte aux pommes',
    description: '',
    portions: 8,
    prepMinutes: 20,
    cookMinutes: 70,
    ingredients: ['farine', 'beurre', 'crème'],
    steps: ['Sabler.', 'mélanger.'],
  })
})

describe('the number of portions', () => {
  test.each([
    ['Pour 6 personnes', 6],
    ['(pour 4 pers.)', 4],
    ['Pour six personnes :', 6],
    ['Recette pour 6 personnes', 6],
    ['6 portions', 6],
    ['Nombre de couverts : 80', 80],
    ['Portions : 12', 12],
    ['Pour 6 à 8 personnes', 6],
    ['Ingrédients (pour 10 couverts) :', 10],
    ['Ingrédients pour 10 couverts', 10],
    ['Base : 40 pièces', 40],
    ['Rendement : 12 portions', 12],
    ['Yield: 3 dozen', 36],
    ['Quiche aux poireaux (6 parts)', 6],
    ['Tarte citron – 8 pers', 8],
    ['Base de sauce 200 g', null],
    ['Pour la pâte :', null],
    ['4 parts de brioche', null],
    ['Pour 0 personnes', null],
  ])('« %s »', (line, portions) => {
    expect(read(`${line}\n200 g de riz`).portions).toBe(portions)
  })

  test('of a range both bounds are kept', () => {
    expect(read('Pour 6 à 8 personnes\n200 g de riz').portionsRange).toEqual([6, 8])
    expect(read('Pour 6 personnes\n200 g de riz').portionsRange).toBeUndefined()
  })
})

test.each([
  ['Ingrédients par personne\n200 g de riz', 1],
  ['Ingrédients (par personne) :\n200 g de riz', 1],
  ['Quantités par convive :\n200 g de riz', 1],
  ['Riz pilaf\nPour 6 personnes\nIngrédients / pers. : 200 g de riz', 6],
])('quantities of one guest are for one where no number is stated: %j', (text, portions) => {
  const recipe = readWrittenRecipe(text)
  expect(recipe.portions).toBe(portions)
  expect(readRecipeText(recipe.ingredients.join('\n'), recipe.portions)).toMatchObject([
    { quantity: 200 * portions, unit: 'g', name: 'riz' },
  ])
})

test('a list without headings stays a list, its first line an ingredient', () => {
  expect(read('Sel, poivre\n200 g de riz\nPréparation pour flan')).toMatchObject({
    title: null,
    steps: [],
    ingredients: ['Sel', 'poivre', 'riz', 'Préparation pour flan'],
  })
})

test('a name above the number of guests is a title without further headings', () => {
  expect(read('Riz pilaf\nPour 4 personnes\n200 g de riz\nMéthode\nCuire.')).toMatchObject({
    title: 'Riz pilaf',
    portions: 4,
    ingredients: ['riz'],
    steps: ['Cuire.'],
  })
})

test('a line on the name, above the number of guests, is its description', () => {
  const recipe = readWrittenRecipe('Mousse au chocolat\nUn classique de famille\nPour 4 personnes :\n6 œufs')
  expect(recipe).toMatchObject({
    title: 'Mousse au chocolat',
    description: 'Un classique de famille',
    portions: 4,
    ingredients: ['6 œufs'],
  })
  expect(readWrittenRecipe('Beurre\n3 œufs\nPour 4 personnes').ingredients).toEqual(['Beurre', '3 œufs'])
})

test.each([
  ['Les ingrédients', 'La préparation'],
  ['Liste des ingrédients :', 'Les étapes :'],
])('%j and %j are headings', (ingredients, steps) => {
  const recipe = readWrittenRecipe(`Bourguignon\n${ingredients}\n1 kg de bœuf\n${steps}\nTailler le bœuf.`)
  expect(recipe).toMatchObject({ ingredients: ['1 kg de bœuf'], steps: ['Tailler le bœuf.'] })
})

test('an amount above the ingredients is not lost', () => {
  expect(read('200 g de riz\nIngrédients :\n1 oignon')).toMatchObject({
    title: null,
    ingredients: ['riz', 'oignon'],
  })
})

test.each([
  ['Ingrédients : 200 g de beurre, 3 œufs', ['beurre', 'œufs']],
  ['Ingrédients (pour 4 personnes) : 200 g de beurre', ['beurre']],
  ['Ingrédients\n2 oignons', ['oignons']],
])('« %s » loses no ingredient', (text, names) => {
  expect(read(text).ingredients).toEqual(names)
})

test('no text makes it fail', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (text) => {
      expect(() => readWrittenRecipe(text)).not.toThrow()
    }),
  )
})

test.each([
  '1 h 15 | moyen | assez cher',
  '45 min - facile - bon marché',
  '30 min • Facile • Bon marché',
  '⏱ 30 min · facile · €€',
  '1h15 / moyen',
  '20 mn ; très facile',
  '20 minutes – difficile',
  '25 min, facile, économique',
  'Moyen | 1 h | pas cher',
])('a duration and an effort are no ingredient, and say nothing of which duration: %s', (line) => {
  const { title, portions, ingredients, prepMinutes, cookMinutes } = readWrittenRecipe(
    `Cake aux olives\n${line}\nPour 6 personnes\n200 g de farine\n3 œufs`,
  )
  expect([title, portions, prepMinutes, cookMinutes]).toEqual(['Cake aux olives', 6, null, null])
  expect(ingredients).toEqual(['200 g de farine', '3 œufs'])
})
