import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const LINES = 'Farine 250 g\nSel 5 g\nBeurre 100 g'
const PLAIN = { names: ['Farine', 'Sel', 'Beurre'], doubts: [null, null, null] }
const both = (line: string) => ['\n', '\n\n'].map((below) => readWholeRecipe(`${line}${below}${LINES}`))

test.each([
  ['CEVICHE DE DAURADE / 4 pers.', 'CEVICHE DE DAURADE', 4],
  ['Risotto aux asperges / 6 personnes', 'Risotto aux asperges', 6],
  ['Osso buco | 8 pers', 'Osso buco', 8],
  ['Daube • 10 pers', 'Daube', 10],
  ['Tartiflette = 6 pers', 'Tartiflette', 6],
  ['Navarin ; 12 couverts', 'Navarin', 12],
  ['Cookies aux pépites — env. 24 pièces', 'Cookies aux pépites', 24],
  ['Sablés — environ 30 pièces', 'Sablés', 30],
  ['Financiers | env. 40 pièces', 'Financiers', 40],
])('nothing of the facts stays at the end of a title: %s', (line, title, portions) => {
  for (const read of both(line)) expect(read).toMatchObject({ title, portions, ...PLAIN })
})

test.each([
  ['Salut, je te donne ma recette de madeleines (pour 30 pièces) :', 'Madeleines', 30],
  ['Coucou, voilà ma recette de financiers (pour 40 pièces environ) :', 'Financiers', 40],
  ['Hello, voici la recette des cookies :', 'Cookies', null],
  ['Salut chef, la recette du houmous', 'Houmous', null],
  ['Coucou les filles, la recette des crêpes :', 'Crêpes', null],
  ['Bonjour, voici la recette du tiramisu pour 8', 'Tiramisu', 8],
  ['Hello ! Voici ma recette de cookies', 'Cookies', null],
  ['Bonsoir à tous, ma recette de pain d’épices', 'Pain d’épices', null],
])('a greeting that says what its recipe is: %s', (line, title, portions) => {
  for (const read of both(line)) expect(read).toMatchObject({ title, portions, ...PLAIN })
})

test.each([
  'Bonjour voici ma recette',
  'Hello voilà la liste de courses :',
  'Coucou les filles !',
  'Bonjour, comment ça va ?',
  'Bonsoir, voici une recette pour les fêtes',
])('a greeting alone is no title: %s', (line) => {
  for (const read of both(line)) expect(read).toMatchObject({ title: null, ...PLAIN })
})

describe('pieces of a size behind a name, above flour', () => {
  test.each([
    ['Pâte à pizza (10 pâtons de 250 g)', 'Pâte à pizza', null],
    ['Baguettes de tradition (20 pâtons de 350 g)', 'Baguettes de tradition', null],
    ['Pain de campagne au levain (12 pâtons de 450 g)', 'Pain de campagne au levain', null],
    ['Focaccia (4 pâtons de 600 g)', 'Focaccia', null],
    ['Brioche (8 pièces de 60 g)', 'Brioche', 8],
    ['Petits pains : 20 pièces de 50 g', 'Petits pains', 20],
    ['Buns – 12 pièces de 80 g', 'Buns', 12],
  ])('%s', (line, title, portions) => {
    for (const read of both(line)) expect(read).toMatchObject({ title, portions, ...PLAIN })
  })

  test.each([
    'Pâte à pizza (10 pâtons de 250 g)',
    'Buns – 12 pièces de 80 g',
    'Pavés de saumon (4 pièces de 150 g)',
  ])('without flour they may be bought: %s', (line) =>
    expect(readWholeRecipe(`${line}\nTomates 1 kg\nMozzarella 500 g`)).toMatchObject({
      title: null,
      doubts: ['yield', null, null],
    }),
  )
})
