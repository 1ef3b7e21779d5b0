import { expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'
import { readWrittenRecipe } from './written-recipe.ts'

test.each([
  ['3 cm de gingembre frais', 'gingembre frais', '3 cm'],
  ['10 cm de citronnelle', 'citronnelle', '10 cm'],
  ['2 cm de galanga', 'galanga', '2 cm'],
  ['20 cm de boudin', 'boudin', '20 cm'],
  ['3 à 4 cm de gingembre', 'gingembre', '3 à 4 cm'],
  ['Gingembre : 3 cm', 'Gingembre', '3 cm'],
  ['2 inches ginger', 'ginger', '2 inches'],
  ['1 tronçon de 5 cm de gingembre', 'gingembre', '1 tronçon de 5 cm'],
  ['Un morceau (3 cm) de galanga', 'galanga', 'Un morceau (3 cm)'],
  ['un morceau de gingembre de 3 cm', 'gingembre', 'un morceau, 3 cm'],
  ['1 bout de 4 cm de curcuma', 'curcuma', '1 bout de 4 cm'],
  ['2 tronçons de 8 cm d’anguille', 'anguille', '2 tronçons de 8 cm'],
  ['1 gingembre de 5 cm', 'gingembre', '1, 5 cm'],
  ['1 (2-inch) piece ginger', 'ginger', '1 (2-inch) piece'],
  ['Gingembre : 1 tronçon de 5 cm', 'Gingembre', '1 tronçon de 5 cm'],
])('a length is no quantity: %s', (text, name, written) => {
  const line = readRecipeLine(text)
  expect(line).toMatchObject({ quantity: null, counted: null, name, note: written })
  expect(line.doubt).toEqual({ reason: 'length', written })
})

test.each(['4 galettes de blé de 20 cm', '1 fond de tarte de 28 cm', '6 tortillas de 20 cm'])(
  'what is sold by its size is counted: %s',
  (text) => expect(readRecipeLine(text)).toMatchObject({ quantity: Number(text[0]), doubt: null }),
)

test('a title above lengths stays the title', () => {
  const { title, ingredients } = readWrittenRecipe('Bouillon thaï\n3 cm de gingembre\n10 cm de citronnelle')
  expect([title, ingredients.length]).toEqual(['Bouillon thaï', 2])
})

test.each(['200 g par personne de saumon', '18 g de sel au kilo', '3 cm de gingembre'])(
  'below a title and above the guests it is no subtitle: %s',
  (line) => {
    const { description, ingredients } = readWrittenRecipe(
      `Gravlax\n${line}\nPour 6 personnes\n500 g de sucre`,
    )
    expect([description, ingredients]).toEqual(['', [line, '500 g de sucre']])
  },
)
