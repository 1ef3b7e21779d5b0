import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { countedPortions } from './counted-portions.ts'
import { expect, test } from 'vitest'

test.each([
  ['Nb barquettes 20', 20],
  ['Nb de plateaux 30', 30],
  ['Nombre de verrines : 24', 24],
  ['soit 20 portions', 20],
  ['48 pièces', 48],
  ['Quantité : 50 pièces', 50],
  ['Rendement : 24 verrines', 24],
  ['Pour 12 éclairs', 12],
  ['Donne 40 macarons', 40],
  ['Flan (12 parts)', 12],
  ['Financiers — 48 pièces', 48],
  ['Makes 24 muffins', 24],
  ['Madeleines x60', 60],
  ['Pour 4 pizzas de 30', 4],
  ['Tiramisu (pour 10)', 10],
  ['Dosi per 10 persone', 10],
  ['Zutaten für 4 Personen', 4],
])("'%s' is so many portions", (text, value) => {
  expect(countedPortions({ words: foldForSearch(text) }, null, true)).toEqual({
    value,
    other: null,
    isProduct: false,
  })
})

test.each([
  ['2 moules de 8 parts', 16],
  ['Pour 1 plaque de 40', 40],
  ['Pour 3 plaques de 24 pièces', 72],
  ['4 tartes de 6 parts', 24],
])("'%s' is a product", (text, value) => {
  expect(countedPortions({ words: foldForSearch(text) }, null, true)).toMatchObject({
    value,
    isProduct: true,
  })
})

test.each([
  ['Pour 6 à 8 personnes', 6, 8],
  ['6-8 parts', 6, 8],
  ['Tarte (6/8 pers.)', 6, 8],
  ['Gyoza (6 pièces)', 6, 1],
])("'%s' may mean two numbers", (text, value, other) => {
  expect(countedPortions({ words: foldForSearch(text) }, null, true)).toMatchObject({ value, other })
})

test.each([
  'Pour 1 plaque de 40 x 60',
  'Pour 2 moules de 20 cm',
  'Pour 2 moules de 22',
  'Pour 2 kg de pâte',
  '1/2 portion',
  'Brownie 40 x 60',
  'Colis de 6',
  'Cuire 12 minutes',
  'Pour 2 plaques',
])("'%s' counts no portions", (text) => {
  expect(countedPortions({ words: foldForSearch(text) }, null, true)).toBeNull()
})

test('a count of pieces below the lines is of something else', () => {
  expect(countedPortions({ words: '48 pieces' }, null, false)).toBeNull()
})

const sheetOf = (above: string, below = '') =>
  findSheets([
    {
      name: 'classeur.xlsx',
      tabs: [
        tab(
          'Feuil1',
          `
Brownie
${above}
Ingrédients | Qté | Unité | PU | Coût
Chocolat | 1 | kg | 10 | 10
Farine | 2 | kg | 1 | 2
Total | | | | 12
${below}`,
        ),
      ],
    },
  ]).sheets.map(({ title, portions, portionsWords, verdict }) => ({
    title: title.value,
    portions: portions?.value,
    words: portionsWords?.value,
    doubted: verdict.exact
      ? null
      : verdict.reasons.map((each) => ('other' in each ? (each.other?.value ?? null) : each.reason)),
  }))

test('the words of a product are kept beside it', () => {
  expect(sheetOf('2 moules de 8 parts')).toEqual([
    { title: 'Brownie', portions: 16, words: '2 moules de 8 parts', doubted: null },
  ])
})

test.each(['Pour 6 à 8 personnes', 'Nombre de parts | 6 à 8'])(
  "'%s' is a doubt, unless the cost of a portion proves one of both",
  (above) => {
    expect(sheetOf(above)).toEqual([{ title: 'Brownie', portions: 6, words: undefined, doubted: [8] }])
    expect(sheetOf(above, 'Coût par part | | | | 1.5')).toMatchObject([{ portions: 8, doubted: null }])
    expect(sheetOf(above, 'Coût par part | | | | 2')).toMatchObject([{ portions: 6, doubted: null }])
  },
)

test.each([
  ['Portionen | 12', 'Kosten pro Portion | | | | 1', 12],
  ['Anzahl Personen | 12', 'Kosten pro Person | | | | 1', 12],
  ['N° porzioni | 12', 'Costo porzione | | | | 1', 12],
  ['Dosi per | 12', '', 12],
  ['Nº de raciones: | 12', 'Coste por ración | | | | 1', 12],
  ['Comensales | 12', '', 12],
])("'%s' above and '%s' below are %i portions", (above, below, portions) => {
  expect(sheetOf(above, below)).toEqual([{ title: 'Brownie', portions, words: undefined, doubted: null }])
})

test('two labels that count differently are a doubt', () => {
  expect(sheetOf('Portions | 30 | | Nb de plateaux | 10')).toMatchObject([{ portions: 30, doubted: [10] }])
})
