import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'

function read(text: string) {
  const { ingredients, portions, maybeYields } = readWrittenRecipe(text)
  return readRecipeText(ingredients.join('\n'), portions, false, maybeYields)
}

describe('a part without a colon is no ingredient', () => {
  test.each([
    'Base',
    '# Base',
    '### Base',
    '**Base**',
    'Pour la base',
    'La garniture',
    'Garniture aromatique',
    'Pour le glaçage',
    'POUR LA CRÈME',
    'GANACHE',
    'Appareil à quiche',
    'Décor',
    'Finition',
    'Montage',
    '2. Pâte',
    'A. Sauce',
    'Étape 2 : Crème au beurre',
    'Base (pour 6 cercles)',
    'La veille',
    'Épices',
    'Viandes',
    'Légumes',
    'For the filling',
    'Topping',
    'To serve',
    'Dough',
  ])('« %s »', (head) => {
    for (const lines of [
      readRecipeText(`200 g de riz\n${head}\n3 œufs\n100 g de sucre`),
      read(`200 g de riz\n${head}\n3 œufs\n100 g de sucre`),
    ])
      expect(lines.map(({ name }) => name)).toEqual(['riz', 'œufs', 'sucre'])
  })

  test.each(['Crème pâtissière', 'Pâte sucrée', 'Ganache montée', 'Coulis de fraise'])(
    '« %s » apart from the lines above it',
    (head) => {
      const lines = read(`200 g de riz\n20 g de sel\n\n${head}\n3 œufs\n100 g de sucre`)
      expect(lines.map(({ name }) => name)).toEqual(['riz', 'sel', 'œufs', 'sucre'])
    },
  )
})

test.each([
  'Crème pâtissière',
  'Pâte sucrée',
  'Ganache montée',
  'Caramel',
  'Crème',
  'Levain',
  'Jus',
  'Le jus',
])('« %s » between lines is the head of a part or an ingredient', (head) => {
  const lines = read(`200 g de riz\n${head}\n3 œufs\n100 g de sucre`)
  expect(lines.map(({ doubt }) => doubt?.reason ?? null)).toEqual([null, 'remark', null, null])
})

test.each(['Sel', 'Huile d’olive', 'Poivre du moulin', 'Persil', 'Beurre pour le moule', 'Chantilly'])(
  '« %s » at the end is an ingredient',
  (line) => {
    const lines = read(`200 g de riz\n3 œufs\n${line}`)
    expect(lines.at(-1)).toMatchObject({ name: line, doubt: null })
  },
)

test('heads of names without quantities are names', () => {
  expect(readRecipeText('Pâte\nGarniture\nSauce')).toHaveLength(3)
})

test('the title is above the first part', () => {
  expect(readWrittenRecipe('Tarte au citron\nBase\n250 g de farine\n125 g de beurre').title).toBe(
    'Tarte au citron',
  )
})

const doubtsOf = (text: string) => read(text).map(({ doubt }) => doubt?.reason ?? null)

describe('in a list with bullets below an empty line', () => {
  test.each([
    ['- ', 'butternut 4 kg'],
    ['• ', 'butternut 4 kg'],
    ['1. ', 'butternut 4 kg'],
    ['– ', 'Gros sel de mer 4 kg'],
    ['* ', 'Pousses de bambou 4 kg'],
    ['☐ ', 'Crosnes 4 kg'],
  ])('a food that weighs as much as the others is none: %s%s', (bullet, food) => {
    const lines = [food, 'oignons 2 kg', 'crème 1 L'].map((line) => `${bullet}${line}`)
    expect(doubtsOf(`Soupe d’automne 10 pax\n\n${lines.join('\n')}`)).toEqual([null, null, null])
  })

  test('a preparation is a doubt', () => {
    const text = 'Terrine\n- porc 1 kg\n\n- Mousse de foie 1 kg\n- foie 500 g\n- crème 500 g'
    expect(doubtsOf(text)).toEqual([null, 'yield', null, null])
  })
})
