import { expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'

const LINES = '1 kg de farine\n650 g d’eau\n20 g de sel'

test.each([
  '1.670 kg de pâte au total',
  '1,5 kg de pâte au total',
  '1670 g en tout',
  'Poids total 1670 g',
  'Poids total : 1,670 kg',
  'Poids total de la pâte : 1,6 kg',
  'Total : 1,670 kg',
  'Total 1670 g',
  'TOTAL = 1 670 g',
  'Sous-total : 500 g',
  'Masse totale 1670',
  'Poids de la pâte : 1,67 kg',
  'Poids d’un pâton : 350 g',
  'Poids net : 1,6 kg',
  'Poids : 1670 g',
  'soit un total de 1670 g',
  'Total\t1670\tg',
  'Total weight: 1.67 kg',
  'Total dough 1670 g',
  'Dough weight: 1670 g',
  '1.67 kg dough in total',
])('« %s » is no ingredient', (line) => {
  expect(readRecipeText(`${LINES}\n${line}`).map(({ name }) => name)).toEqual(['farine', 'eau', 'sel'])
})

test.each(['500 g de crevettes au total', '2 l de bouillon en tout', '300 g butter in total'])(
  '« %s » may be an ingredient',
  (line) => {
    const lines = readRecipeText(`${LINES}\n${line}`)
    expect(lines.at(-1)).toMatchObject({ doubt: { reason: 'yield', written: line } })
  },
)

test.each([
  '2 boîtes de thon (280 g au total)',
  '70 g de masse gélatine',
  'Poitrine 500 g',
  '1 l de jus total fruits',
])('« %s » is an ingredient', (line) => expect(readRecipeText(`${LINES}\n${line}`).at(-1)?.doubt).toBeNull())

test('a total is kept with the facts of the recipe', () => {
  expect(readWrittenRecipe(`${LINES}\nPoids total de la pâte : 1,67 kg`)).toMatchObject({
    description: 'Poids total de la pâte : 1,67 kg',
    ingredients: LINES.split('\n'),
  })
})
