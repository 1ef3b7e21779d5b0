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

describe('for how many guests', () => {
  test.each([
    ['Tarte\nPour : 4 personnes', 'Tarte', 4],
    ['Tarte\nQté pour 10', 'Tarte', 10],
    ['Tarte\n8 couv.', 'Tarte', 8],
    ['Brownie\nCadre 24 parts', 'Brownie', 24],
    ['Brownie\nPlaque de 30 parts', 'Brownie', 30],
    ['Sauce gribiche pour 10', 'Sauce gribiche', 10],
    ['Tarte pour 10 :', 'Tarte', 10],
    ['Tarte (pour 12)', 'Tarte', 12],
  ])('« %s »', (head, title, portions) => {
    const recipe = readWrittenRecipe(`${head}\n${LINES}`)
    expect([recipe.title, recipe.portions, recipe.ingredients]).toEqual([title, portions, LINES.split('\n')])
  })

  test.each(['Riz pour 4', 'Lentilles pour 6', 'Pain pour 8'])('« %s » may be an ingredient', (line) => {
    expect(read(`${line}\n${LINES}`)).toEqual({ title: null, silent: LINES.split('\n') })
  })
})
