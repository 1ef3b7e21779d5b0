import { expect, test } from 'vitest'
import { readWholeRecipe } from './testing/read-whole-recipe.ts'
import { readWrittenRecipe } from './written-recipe.ts'

const TABLE = 'Ingrédient\tQuantité\tUnité\nRiz\t320\tg\nBeurre\t60\tg'
const LIST = '320 g de riz\n60 g de beurre'

function read(text: string) {
  const { title, portions, names, doubts } = readWholeRecipe(text)
  return { title, portions, lines: names.length, doubts: doubts.filter((reason) => reason !== null) }
}

test.each([
  [`Risotto\nPortions\t4\n\n${TABLE}`, 4],
  [`Risotto\nCouverts\t4\n\n${TABLE}`, 4],
  [`Risotto\nNombre de portions\t4\n\n${TABLE}`, 4],
  [`Risotto\nNb couverts\t4 personnes\n\n${TABLE}`, 4],
  [`Risotto\n\n${TABLE}\n\nPortions\t4`, 4],
  [`Risotto\n${TABLE}\nPortions\t4\t`, 4],
  ['Risotto\nPortions;4\n\nRiz;320;g\nBeurre;60;g', 4],
  ['Risotto\nPortions;4\nRiz;320 g\nBeurre;60 g', 4],
  [`Risotto\nQuantité : 12 verrines\n\n${LIST}`, 12],
  [`Risotto\nQuantité : 8 pièces\n\n${LIST}`, 8],
  [`Risotto\nQuantité : 6 personnes\n\n${LIST}`, 6],
  [`Risotto\n8 pièces\n\n${LIST}`, 8],
  [`Risotto\n(8 pièces)\n\n${LIST}`, 8],
  [`Risotto\nIl vous faut (pour 4 bols) :\n${LIST}`, 4],
  [`Risotto\n\nIl faut pour 4 personnes\n${LIST}`, 4],
  [`Risotto\n\nCe qu’il vous faut pour 4 personnes :\n${LIST}`, 4],
])('%j says the number of portions beside its ingredients', (text, portions) =>
  expect(read(text)).toEqual({ title: 'Risotto', portions, lines: 2, doubts: [] }),
)

test.each([
  'Portions\t4',
  'Couverts;4',
  'Assiettes\t4',
  'Portions : 4',
  'Pour 4 personnes',
  'Nombre de portions\t4',
])('%j below the steps says it too, and is no step', (line) =>
  expect(readWrittenRecipe(`Risotto\n\n${LIST}\n\nPréparation\nCuire le riz.\n\n${line}`)).toMatchObject({
    portions: 4,
    steps: ['Cuire le riz.'],
  }),
)

test('a count below the name of a food is no number of portions', () =>
  expect(read('Œufs\n12 pièces\nBeurre\n60 g\nSucre\n100 g').portions).toBeNull())
