import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const LINES = '500 g de farine\n6 œufs'

describe('a count in words behind a title is the portions', () => {
  test.each([
    ['Crêpes de mamie Jeanne (une vingtaine de crêpes)', 'Crêpes de mamie Jeanne', 20],
    ['Crêpes (environ 20 crêpes)', 'Crêpes', 20],
    ['Cookies (12 cookies)', 'Cookies', 12],
    ['Cookies (une douzaine de cookies)', 'Cookies', 12],
    ['Madeleines (une trentaine)', 'Madeleines', 30],
    ['Biscuits (une demi-douzaine)', 'Biscuits', 6],
    ['Sablés (deux douzaines de sablés)', 'Sablés', 24],
    ['Couscous (pour une dizaine de personnes)', 'Couscous', 10],
  ])('%s', (line, title, portions) => {
    for (const text of [`${line}\n\nIngrédients :\n${LINES}`, `${line}\n${LINES}`])
      expect(readWholeRecipe(text)).toMatchObject({ title, portions, names: ['farine', 'œufs'] })
  })

  test('words that count no portions stay as they are', () =>
    expect(readWholeRecipe(`Œufs mimosa (une douzaine d’œufs)\n\nIngrédients :\n${LINES}`).title).toBe(
      'Œufs mimosa (une douzaine d’œufs)',
    ))

  test.each(['Œufs mimosa (une douzaine d’œufs)', 'Pain (une dizaine de tranches de lard)'])(
    '%s: not',
    (line) => expect(readWholeRecipe(`${line}\n\nIngrédients :\n${LINES}`).portions).toBeNull(),
  )
})
