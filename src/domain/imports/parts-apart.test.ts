import { describe, expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

describe('the name of a preparation between an empty line and a quantity heads a part', () => {
  test.each(['Jus', 'Le jus', 'Gelée', 'Coulis', 'Caramel', 'SIROP', 'Bouillon', 'Fumet', 'Crumble'])(
    '%s',
    (head) => {
      const { names, doubts } = readWholeRecipe(`500 g de porc\n20 g d’ail\n\n${head}\n50 cl de vin`)
      expect([names, doubts]).toEqual([
        ['porc', 'ail', 'vin'],
        [null, null, null],
      ])
    },
  )

  test('in a list with an empty line between all lines it is a doubt', () => {
    const { names, doubts } = readWholeRecipe('500 g de porc\n\n20 g d’ail\n\nGelée\n\n50 cl de vin')
    expect([names, doubts]).toEqual([
      ['porc', 'ail', 'Gelée', 'vin'],
      [null, null, 'recipe', null],
    ])
  })

  test.each(['Beurre', 'Jus de citron', 'Confiture'])('%s may be bought, and is a line', (name) =>
    expect(readWholeRecipe(`500 g de porc\n20 g d’ail\n\n${name}\n50 cl de vin`).names).toContain(name),
  )
})
