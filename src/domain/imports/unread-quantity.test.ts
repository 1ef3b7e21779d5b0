import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'

describe('counts of spices behind their name', () => {
  test.each([
    'Genièvre 10 baies',
    'Genièvre 5 baies',
    'Poivre 20 grains',
    'Poivre noir 6 grains',
    'Coriandre 10 graines',
    'Coriandre 5 graines',
    'Piment 8 graines',
  ])('« %s » is a doubt', (line) => {
    expect(readRecipeText(line)[0]?.doubt?.reason).toBe('several')
  })
  test.each(['Poivre 5 baies', 'Pain 7 graines', 'Riz 3 couleurs', 'Mélange 5 baies', 'Moutarde 3 graines'])(
    '« %s » is a name',
    (line) => expect(readRecipeText(line)[0]?.doubt).toBeNull(),
  )
})

describe('a bare figure that is no grade of its product', () => {
  test.each(['Beurre 50', 'Lait 50', 'Farine 30', 'Crème 60', 'Beurre doux 25'])(
    '« %s » is a doubt',
    (line) => {
      expect(readRecipeText(line)[0]?.doubt?.reason).toBe('several')
    },
  )
  test.each(['Beurre 82', 'Crème 35', 'Farine 55', 'Beurre sec 84', 'Chocolat 64'])(
    '« %s » is a name',
    (line) => expect(readRecipeText(line)[0]?.doubt).toBeNull(),
  )
})
