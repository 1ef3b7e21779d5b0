import { describe, expect, test } from 'vitest'
import { portionsOfPieces } from './made-portions.ts'
import { readRecipeText } from './recipe-text.ts'
import { readWrittenRecipe } from './written-recipe.ts'

function read(text: string) {
  const { title, portions, portionsRange, ingredients, maybeYields } = readWrittenRecipe(text)
  const lines = readRecipeText(ingredients.join('\n'), portions, false, maybeYields)
  return { title, portions, portionsRange, names: lines.map(({ name }) => name) }
}

describe('the pieces that a recipe makes', () => {
  test.each([
    ['Pour 24 pièces de 80 g', 24],
    ['pour 1 gâteau de 8 parts', 8],
    ['Pour 15 crêpes', 15],
    ['Pour 40 madeleines', 40],
    ['Donne 30 choux', 30],
    ['Pour 30 petits choux', 30],
    ['Pour environ 40 nems', 40],
    ['Donne 60 truffes', 60],
    ['Rendement : 24 sablés', 24],
    ['Makes 12 muffins', 12],
    ['Pour 2 cakes de 6 parts', 12],
    ['2 moules de 8 parts', 16],
    ['Ingrédients pour 15 crêpes :', 15],
  ])('are its portions: %s', (line, portions) => {
    expect(read(`Recette du chef\n${line}\n500 g de farine\n10 g de sel`)).toMatchObject({
      portions,
      names: ['farine', 'sel'],
    })
  })

  test.each([
    ['Cake (2 moules de 8 parts)', 'Cake', 16],
    ['Quiche lorraine (3 quiches de 6 parts)', 'Quiche lorraine', 18],
    ['Cake citron – 2 cakes de 10 parts', 'Cake citron', 20],
    ['Crêpes (pour 15 crêpes)', 'Crêpes (pour 15 crêpes)', 15],
    ['Fraisier, 1 cadre de 24 parts', 'Fraisier', 24],
    ['Chouquettes (30 pièces de 20 g)', 'Chouquettes (30 pièces de 20 g)', 30],
  ])('may follow its name: %s', (line, title, portions) => {
    const found = read(`${line}\n500 g de farine\n10 g de sel`)
    expect([found.portions, found.names]).toEqual([portions, ['farine', 'sel']])
    expect(title.startsWith(found.title ?? '-')).toBe(true)
  })

  test.each([
    ['24 pièces (6 personnes)', [6]],
    ['24 tartelettes pour 12 personnes', [12]],
    ['1 gâteau pour 8 personnes', [8]],
    ['2 cakes (8 parts)', [8, 16]],
    ['2 gâteaux pour 8 personnes', [8, 16]],
    ['2 cakes (8 parts chacun)', [16]],
    ['2 moules à cake de 6 à 8 parts', [12, 16]],
  ])('are those of all or of each: %s', (made, portions) => {
    expect(portionsOfPieces(made, false)).toEqual(portions)
  })

  test('of a range the least counts, and the range is kept', () => {
    const found = read('Tarte (2 tartes de 6 à 8 parts)\n500 g de farine\n10 g de sel')
    expect(found).toMatchObject({ portions: 12, portionsRange: [12, 16] })
  })

  test.each([
    '2 pains de 500 g',
    '4 tartes',
    '1 kg',
    '2,5 L',
    '3 jours',
    '2 magrets',
    'une vingtaine de crêpes',
  ])('are none: %s', (made) => expect(portionsOfPieces(made, false)).toEqual([]))
  test.each(['6 pots', '2 gâteaux', '500 grammes', '12 tranches', '2 plaques', '200000 choux'])(
    'are none behind "donne": %s',
    (made) => expect(portionsOfPieces(made, true)).toEqual([]),
  )
})
