import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'

function read(text: string) {
  const { title, ingredients, portions, maybeYields } = readWrittenRecipe(text)
  const lines = readRecipeText(ingredients.join('\n'), portions, false, maybeYields)
  return {
    title,
    lines: lines.map(({ name, quantity, unit, doubt }) => [name, quantity, unit, doubt?.reason ?? null]),
  }
}

const PASTRY = [
  ['Farine', 250, 'g', null],
  ['Beurre', 125, 'g', null],
  ['Sel', 4, 'g', null],
]

describe('a head that states the unit of bare figures', () => {
  const below = 'Farine 250\nBeurre : 125\nSel⇥4'.replace('⇥', '\t')
  test.each([
    'Pâte brisée\nQuantités en grammes',
    'Pâte brisée\n(quantités en g)',
    'Pâte brisée\nPoids en g :',
    'Pâte brisée\n(g)',
    'Pâte brisée\nToutes les quantités sont en grammes.',
    'Pâte brisée\nPoids (g)',
    'Pâte brisée (en grammes)',
    'Pâte brisée (quantités en g)',
    'Pâte brisée - pesées en grammes',
    'Pâte brisée\nIngrédients (en g)',
    'Pâte brisée\nIngrédients en grammes :',
    'Pâte brisée\nIngrédients\tg',
    'PÂTE BRISÉE\n\nUnité : g\n',
  ])('« %s »', (head) => {
    const { title, lines } = read(`${head}\n${below}`)
    expect([title?.toLowerCase(), lines]).toEqual(['pâte brisée', PASTRY])
  })

  test.each([
    ['250 farine', ['farine', 250, 'g', null]],
    ['Lait entier\t1000', ['Lait entier', 1000, 'g', null]],
    ['Jaunes 120', ['Jaunes', 120, 'g', null]],
    ['Sucre 0,5', ['Sucre', 0.5, 'g', null]],
    ['Farine T55 250', ['Farine T55', 250, 'g', null]],
    ['Crème 20 cl', ['Crème', 20, 'cl', null]],
  ])('« %s » below it is a weight', (line, expected) => {
    expect(read(`Pâte\nQuantités en grammes\nFarine 250\n${line}`).lines.at(-1)).toEqual(expected)
  })

  test.each(['Œufs 3', 'Vanille gousse 2', '3 œufs', 'Citron 1', 'Gélatine feuille\t6'])(
    '« %s » below it is a doubt',
    (line) => {
      const last = read(`Pâte\nQuantités en grammes\nFarine 250\nBeurre 100\n${line}`).lines.at(-1)
      expect(last?.[3]).not.toBeNull()
    },
  )

  test('kilos', () => {
    expect(read('Ratatouille\nPoids en kg\nTomates 2,5\nHuile 0,2').lines).toEqual([
      ['Tomates', 2.5, 'kg', null],
      ['Huile', 0.2, 'kg', null],
    ])
  })

  test('a row that has a unit and no figure heads nothing', () => {
    expect(read('Pâte\nBeurre\tg\nSucre\t100\nŒufs\t3\nFarine\t250').lines.at(-1)).toEqual([
      'Farine',
      250,
      null,
      'abbreviated',
    ])
  })
})

describe('a bare figure that may be a weight', () => {
  test.each(['250 farine', 'Lait entier\t1000', '30 sucre', 'Sel\t4', '500 carottes', '25 maïzena'])(
    '« %s » is a doubt',
    (line) => expect(readRecipeText(line)[0]?.doubt?.reason).toBe('abbreviated'),
  )
  test.each(['6 œufs', '24 madeleines', '1 crème', '40 huîtres', '2 citrons', '30 choux', '60 œufs'])(
    '« %s » is a count',
    (line) => expect(readRecipeText(line)[0]?.doubt).toBeNull(),
  )
})
