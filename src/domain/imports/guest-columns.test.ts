import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'

function read(text: string) {
  const { title, portions, ingredients } = readWrittenRecipe(text)
  const lines = readRecipeText(ingredients.join('\n'), portions)
  return {
    title,
    portions,
    lines: lines.map(({ quantity, counted, unit, name }) => [counted?.count ?? quantity, unit, name]),
    doubts: lines.map(({ doubt }) => doubt?.reason ?? null),
  }
}

const ROWS =
  'Riz\t280 g\t700 g\t3,5 kg\nLait\t1 L\t2,5 L\t12,5 L\nŒufs\t4\t10\t50\nVanille\t1 gousse\t2 gousses\t8 gousses'
const OF_FOUR = [
  [280, 'g', 'Riz'],
  [1, 'L', 'Lait'],
  [4, null, 'Œufs'],
  [1, null, 'Vanille'],
]
const OF_TEN = [
  [700, 'g', 'Riz'],
  [2.5, 'L', 'Lait'],
  [10, null, 'Œufs'],
  [2, null, 'Vanille'],
]

describe('of columns for several numbers of guests one gives the quantities and the portions', () => {
  test.each([
    'Ingrédients\t4 pers\t10 pers\t50 pers',
    'Ingrédients\tPour 4 personnes\tPour 10 personnes\tPour 50 personnes',
    'Produit\t4 couverts\t10 couverts\t50 couverts',
    'Denrées\t4 pax\t10 pax\t50 pax',
    'Article\tQté 4 pers.\tQté 10 pers.\tQté 50 pers.',
  ])('the first without a number above: %s', (heads) =>
    expect(read(`${heads}\n${ROWS}`)).toEqual({
      title: null,
      portions: 4,
      lines: OF_FOUR,
      doubts: [null, null, null, 'counted'],
    }),
  )

  test('that of the number above', () =>
    expect(
      read(`Riz au lait\nPour 10 personnes\nIngrédients\t4 pers\t10 pers\t50 pers\n${ROWS}`),
    ).toMatchObject({
      title: 'Riz au lait',
      portions: 10,
      lines: OF_TEN,
    }))

  test('and a doubt on each line where no column is for that number', () =>
    expect(
      read(`Riz au lait\nPour 12 personnes\nIngrédients\t4 pers\t10 pers\t50 pers\n${ROWS}`),
    ).toMatchObject({
      portions: 12,
      doubts: ['several', 'several', 'several', 'several'],
    }))
})
