import { describe, expect, test } from 'vitest'
import { readRecipeText } from './recipe-text.ts'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'

const read = (text: string) =>
  readRecipeText(text).map(({ quantity, counted, unit, name, doubt }) => [
    counted?.count ?? quantity,
    counted?.word ?? unit,
    name,
    doubt?.reason ?? null,
  ])

describe('cells that semicolons or commas divide are those of a table', () => {
  test.each([
    ['Farine,500,g\nLait,25,cl'],
    ['Farine;500;g\nLait;25;cl'],
    ['Ingrédient,Quantité,Unité\nFarine,500,g\nLait,25,cl'],
    ['Produit;Qté;Unité\nFarine;500;g\nLait;25;cl'],
    ['Denrée;Unité;Quantité\nFarine;g;500\nLait;cl;25'],
    ['sep=;\nProduit;Qté;Unité\nFarine;500;g\nLait;25;cl'],
    ['1;Farine;500;g\n2;Lait;25;cl'],
    ['"Farine","500","g"\n"Lait","25","cl"'],
    ['Farine;500 g\nLait;25 cl'],
    ['Nom,Quantité,Unité,Prix\nFarine,500,g,0.90\nLait,25,cl,1.10'],
  ])('%j', (text) =>
    expect(read(text)).toEqual([
      [500, 'g', 'Farine', null],
      [25, 'cl', 'Lait', null],
    ]),
  )

  test('a comma between digits is one of decimals', () =>
    expect(read('Beurre,0,250,kg\nPommes,1,2,kg')).toEqual([
      [0.25, 'kg', 'Beurre', null],
      [1.2, 'kg', 'Pommes', null],
    ]))

  test('a unit in the head, a count and what is left to the cook', () => {
    expect(read('Nom;Poids (g)\nFarine;500')).toEqual([[500, 'g', 'Farine', null]])
    expect(read('Figues;24;pièces\nRomarin;0,5;botte\nSel;QS;')).toEqual([
      [24, 'pièce', 'Figues', null],
      [0.5, 'botte', 'Romarin', null],
      [null, null, 'Sel', null],
    ])
  })

  test.each([';', ','])('a title, portions and parts of a spreadsheet, with %j', (separator) => {
    const rows = [
      ['Tarte aux pommes', '', ''],
      ['Portions', '8', ''],
      ['', '', ''],
      ['Ingrédient', 'Quantité', 'Unité'],
      ['Pâte', '', ''],
      ['Farine', '250', 'g'],
      ['Garniture', '', ''],
      ['Pommes', '1200', 'g'],
    ]
    expect(readWholeRecipe(rows.map((row) => row.join(separator)).join('\n'))).toEqual({
      title: 'Tarte aux pommes',
      portions: 8,
      description: '',
      names: ['Farine', 'Pommes'],
      doubts: [null, null],
    })
  })
})

test.each(['Farine,500,12\nBeurre,250,8', 'Farine,500,g', 'Farine;500;g', 'Beurre,250'])(
  'what may be cells has a doubt where no table is known: %j',
  (text) => expect(read(text).every(([, , , doubt]) => doubt !== null)).toBe(true),
)

test.each([
  ['3 courgettes, 500 g\n2 aubergines, 400 g', [3, 2]],
  ['Lait 1,5 L\nBeurre 0,250 kg', [1.5, 0.25]],
  ['Beurre, 250 g\nLait, 1,5 L', [250, 1.5]],
])('commas of lines that are no cells: %j', (text, quantities) =>
  expect(read(text).map(([quantity]) => quantity)).toEqual(quantities),
)
