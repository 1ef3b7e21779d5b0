import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'

const LINES = '150 g de beurre\n2 échalotes\n20 cl de vin blanc'

function read(text: string) {
  const { title, ingredients, portions, maybeYields } = readWrittenRecipe(text)
  const lines = readRecipeText(ingredients.join('\n'), portions, false, maybeYields)
  return { title, silent: lines.filter(({ doubt }) => doubt === null).map(({ text: line }) => line) }
}

describe('a name above all quantities is a title or a doubt', () => {
  test.each([
    'Beurre blanc\n',
    'Beurre blanc',
    'Beurre manié\n',
    'Caramel au beurre salé\nà faire la veille',
    'Sauce bordelaise au vin\nrecette de mamie',
    'CRÈME PÂTISSIÈRE\nà refroidir vite',
    'Crème anglaise\nfiche du chef',
    'Pâte sucrée (base)',
    'CARAMEL',
  ])('« %s »', (head) => {
    expect(read(`${head}\n${LINES}`).silent).toEqual(LINES.split('\n'))
  })

  test('a text of figures without their unit has its title too', () => {
    expect(read('Pâte à crêpes\nfiche du chef\nFarine 250\nLait 500\nBeurre 50').silent).toEqual([])
  })

  test.each(['Sel', 'Huile', 'Poivre du moulin'])('« %s » stays an ingredient', (line) => {
    expect(read(`Ingrédients :\n${line}\n${LINES}`).silent).toContain(line)
  })
})
