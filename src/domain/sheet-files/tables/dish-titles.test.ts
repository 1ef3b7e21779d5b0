import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const sheetsOf = (drawing: string, tabName = 'Desserts') =>
  findSheets([{ name: 'classeur.xlsx', tabs: [tab(tabName, drawing)] }]).sheets

/** Each sheet as its title, its portions and its lines. */
const read = (drawing: string, tabName?: string) =>
  sheetsOf(drawing, tabName).map(({ title, portions, lines }) => [
    title.value.toLowerCase(),
    portions?.value,
    lines.map(({ name }) => name.value).join(' '),
  ])

const reasonsOf = (drawing: string, tabName?: string) =>
  sheetsOf(drawing, tabName).flatMap(({ verdict }) =>
    verdict.exact ? [] : verdict.reasons.map(({ reason }) => reason),
  )

/** The lines of two dishes under each row of heads, behind a column of codes or not. */
const TABLES = {
  'without prices': {
    heads: 'Denrées | Qté | Unité',
    first: ['Crème | 1 | L', 'Sucre | 0.2 | kg', 'Gélatine | 0.02 | kg'],
    second: ['Chocolat | 0.5 | kg', 'Beurre | 0.2 | kg', 'Œufs | 6 | pièce'],
  },
  'with prices': {
    heads: 'Denrées | Qté | Unité | PU',
    first: ['Crème | 1 | L | 4', 'Sucre | 0.2 | kg | 1', 'Gélatine | 0.02 | kg | 20'],
    second: ['Chocolat | 0.5 | kg | 8', 'Beurre | 0.2 | kg | 8', 'Œufs | 6 | pièce | 0.2'],
  },
  'with costs': {
    heads: 'Denrées | Qté | Unité | PU | Total',
    first: ['Crème | 1 | L | 4 | 4', 'Sucre | 0.2 | kg | 1 | 0.2', 'Gélatine | 0.02 | kg | 20 | 0.4'],
    second: ['Chocolat | 0.5 | kg | 8 | 4', 'Beurre | 0.2 | kg | 8 | 1.6', 'Œufs | 6 | pièce | 0.2 | 1.2'],
  },
}

const withCodes = (row: string, code: string) => `${code} | ${row}`

test.each([
  ['PANNA COTTA (15 verrines)', 15, 'MOUSSE CHOCOLAT (10 pers)', 10],
  ['PANNA COTTA - 15 portions', 15, 'MOUSSE CHOCOLAT - 8 portions', 8],
  ['PANNA COTTA pour 15', 15, 'MOUSSE CHOCOLAT pour 6', 6],
  ['PANNA COTTA 15 verrines', 15, 'MOUSSE CHOCOLAT 8 portions', 8],
  ['Panna cotta (15 verrines)', 15, 'Mousse chocolat (10 pers)', 10],
  ['Panna cotta (pour 15)', 15, 'Mousse chocolat (pour 10 personnes)', 10],
])('%j of %d and %j of %d in one table are two sheets', (first, ofFirst, second, ofSecond) => {
  const dishes = [
    ['panna cotta', ofFirst, 'Crème Sucre Gélatine'],
    ['mousse chocolat', ofSecond, 'Chocolat Beurre Œufs'],
  ]
  for (const { heads, ...lines } of Object.values(TABLES))
    for (const between of [[], ['']]) {
      expect(read([heads, first, ...lines.first, ...between, second, ...lines.second].join('\n'))).toEqual(
        dishes,
      )
      const coded = [
        `Code | ${heads}`,
        withCodes(first, ''),
        ...lines.first.map((row, at) => withCodes(row, `A${String(at)}`)),
        ...between,
        withCodes(second, ''),
        ...lines.second.map((row, at) => withCodes(row, `B${String(at)}`)),
      ]
      expect(read(coded.join('\n'))).toEqual(dishes)
    }
})

const { heads, first, second } = TABLES['with costs']

test('a title in front of the names begins a sheet', () => {
  const rows = [...first.map((row) => withCodes(row, 'A')), 'MOUSSE CHOCOLAT (10 pers)']
  expect(
    read(
      [
        `Code | ${heads}`,
        'PANNA COTTA (15 verrines)',
        ...rows,
        ...second.map((row) => withCodes(row, 'B')),
      ].join('\n'),
    ).map(([title, portions]) => [title, portions]),
  ).toEqual([
    ['panna cotta', 15],
    ['mousse chocolat', 10],
  ])
})

test.each([
  [
    'the first is above the heads',
    ['PANNA COTTA (15 verrines)', heads, ...first, 'MOUSSE CHOCOLAT (10 pers)', ...second],
  ],
  [
    'only the first has a count',
    [heads, 'PANNA COTTA (15 verrines)', ...first, 'RIZ AU CHOCOLAT', ...second],
  ],
  ['only the second has a count', [heads, 'PANNA COTTA', ...first, 'RIZ AU CHOCOLAT (10 pers)', ...second]],
])('dishes are sheets where %s', (_, rows) => {
  expect(read(rows.join('\n')).map(([, , lines]) => lines)).toEqual([
    'Crème Sucre Gélatine',
    'Chocolat Beurre Œufs',
  ])
})

test.each([
  [
    'parts of the dish above',
    ['Paris-Brest', heads, 'PÂTE À CHOUX (pour 20)', ...first, 'CRÈME (pour 20)', ...second],
  ],
  ['capitals without counts', [heads, 'PANNA COTTA', ...first, 'RIZ AU CHOCOLAT', ...second]],
])('one sheet with %s says that it may hold several dishes', (_, rows) => {
  expect(sheetsOf(rows.join('\n'))).toHaveLength(1)
  expect(reasonsOf(rows.join('\n'))).toContain('dishes-unclear')
})

test.each([
  ['parts in capitals', [heads, 'PÂTE', ...first, 'GARNITURE', ...second], 'Tarte'],
  [
    'parts in capitals under the name of a dish',
    [heads, 'CITRON', ...first, 'MERINGUE', ...second],
    'Tarte citron',
  ],
  ['eggs by the piece', [heads, ...first, 'Œufs (6 pièces)', ...second], 'Tarte'],
  ['seasonings', [heads, ...first, 'Sel, poivre', ...second], 'Tarte'],
])('%s begin no sheet, and are no doubt of it', (_, rows, tabName) => {
  expect(sheetsOf(rows.join('\n'), tabName)).toHaveLength(1)
  expect(reasonsOf(rows.join('\n'), tabName)).not.toContain('dishes-unclear')
})

test('blocks for as many guests below a text that may name their dish ask for their titles', () => {
  const rows = [heads, 'Praliné (pour 20)', ...first, 'Mousseline (pour 20)', ...second]
  expect(reasonsOf(['Paris-Brest', ...rows].join('\n'))).toContain('title-unclear')
  expect(reasonsOf(rows.join('\n'))).not.toContain('title-unclear')
})

test('a title in capitals without a count asks whether its lines are part of the dish before', () => {
  const rows = [heads, 'PANNA COTTA (15 verrines)', ...first, 'COULIS DE FRUITS', ...second]
  expect(
    sheetsOf(rows.join('\n')).map(({ verdict }) =>
      verdict.exact ? [] : verdict.reasons.filter(({ reason }) => reason === 'title-unclear'),
    ),
  ).toEqual([[], [expect.objectContaining({ reason: 'title-unclear' })]])
})

test('a counted title above one line says that the sheet may hold several dishes', () => {
  const rows = [heads, 'PANNA COTTA (15 verrines)', ...first, 'TUILES (15 pers)', ...second.slice(0, 1)]
  expect(reasonsOf(rows.join('\n'))).toContain('dishes-unclear')
})
