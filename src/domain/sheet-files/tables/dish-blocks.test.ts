import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

/** Blocks of two dishes below each other: `Financiers` of 48 pieces for 6.80 €, `Madeleines` of 60 pieces for 3.90 €. */
const read = (drawing: string) =>
  findSheets([{ name: 'classeur.xlsx', tabs: [tab('Pâtisserie', drawing)] }]).sheets.map(
    ({ title, portions, lines, total, verdict }) => [
      title.value,
      portions?.value,
      lines.map(({ name }) => name.value).join(' '),
      total?.value,
      verdict.exact ? 'exact' : verdict.reasons.map(({ reason }) => reason).join(),
    ],
  )

const FINANCIERS = `Beurre | 0.5 | kg | 8 | 4
Sucre | 0.4 | kg | 1 | 0.4
Amandes | 0.2 | kg | 12 | 2.4`
const MADELEINES = `Beurre | 0.4 | kg | 8 | 3.2
Sucre | 0.3 | kg | 1 | 0.3
Farine | 0.4 | kg | 1 | 0.4`
const HEAD = 'Ingrédients | Qté | Unité | PU | Coût'
const BOTH = [
  ['Financiers', 48, 'Beurre Sucre Amandes', 6.8, 'exact'],
  ['Madeleines', 60, 'Beurre Sucre Farine', 3.9, 'exact'],
]

test.each([
  ['beside the title', 'Financiers | 48 pièces', 'Madeleines | 60 pièces'],
  ['in the title', 'Financiers — 48 pièces', 'Madeleines — 60 pièces'],
  ['in brackets', 'Financiers (48 pcs)', 'Madeleines (60 pcs)'],
  ['in two cells', 'Financiers | | | 48 | pièces', 'Madeleines | | | 60 | pièces'],
  ['behind their label', 'Financiers | | Nb de pièces | 48', 'Madeleines | | Nb de pièces | 60'],
  ['in a row of their own', 'Financiers\nNombre : 48 pièces', 'Madeleines\nNombre : 60 pièces'],
  ['as a quantity', 'Financiers\nQuantité | 48 | pièces', 'Madeleines\nQuantité | 60 | pièces'],
])('blocks with their heads and the pieces %s are dishes', (_, first, second) => {
  for (const foot of ['Poids total / coût | 1.1 | | |', 'Coût total | | | |', 'Poids total | 1.1 | kg | |'])
    for (const between of ['\n', ''])
      expect(
        read(
          `${first}\n${HEAD}\n${FINANCIERS}\n${foot} 6.8\n${between}${second}\n${HEAD}\n${MADELEINES}\n${foot} 3.9`,
        ),
      ).toEqual(BOTH)
})

test.each([
  ['beside the title', 'Financiers | 48 pièces', 'Madeleines | 60 pièces'],
  ['in the title', 'Financiers — 48 pièces', 'Madeleines — 60 pièces'],
  ['in two cells', 'Financiers | 48 | pièces', 'Madeleines | 60 | pièces'],
])('blocks under one row of heads with the pieces %s are dishes', (_, first, second) => {
  for (const foot of ['Poids total / coût | 1.1 | | |', 'Coût total | | | |'])
    for (const between of ['\n', ''])
      expect(
        read(
          `${HEAD}\n${first}\n${FINANCIERS}\n${foot} 6.8\n${between}${second}\n${MADELEINES}\n${foot} 3.9`,
        ),
      ).toEqual(BOTH)
})

test.each([
  [
    'in the head of the names',
    (title: string, pieces: number) => `${title} — ${String(pieces)} pièces | Qté | Unité | PU | Coût`,
  ],
  [
    'behind the heads',
    (title: string, pieces: number) => `${title} | Qté | Unité | PU | Coût | ${String(pieces)} pièces`,
  ],
  [
    'above the quantities',
    (title: string, pieces: number) => `${title}\nIngrédients | ${String(pieces)} pièces | Unité | PU | Coût`,
  ],
])('blocks with the pieces %s are dishes', (_, head) => {
  for (const between of ['\n', ''])
    expect(
      read(
        `${head('Financiers', 48)}\n${FINANCIERS}\nCoût total | | | | 6.8\n${between}${head('Madeleines', 60)}\n${MADELEINES}\nCoût total | | | | 3.9`,
      ),
    ).toEqual(BOTH)
})

test('a total that adds up the blocks under one row of heads is a doubt of each', () => {
  const verdicts = read(
    `${HEAD}\nPâte (10 tartes)\n${FINANCIERS}\nTotal | | | | 6.8\nCrème (10 tartes)\n${MADELEINES}\nTotal | | | | 3.9\nCoût complet | | | | 10.7`,
  ).map((sheet) => sheet.at(-1))
  expect(verdicts).not.toContain('exact')
})

test('a remark on prices above all blocks is a reason in each sheet', () => {
  expect(
    read(
      `Tous les prix sont TTC\n${HEAD}\nFinanciers | 48 pièces\n${FINANCIERS}\nCoût total | | | | 6.8\nMadeleines | 60 pièces\n${MADELEINES}\nCoût total | | | | 3.9`,
    ).map((sheet) => sheet.at(-1)),
  ).toEqual(['prices-with-tax', 'prices-with-tax'])
})

test('blocks without a title are not two sheets of the name of the tab in silence', () => {
  expect(
    read(
      `${HEAD}\n${FINANCIERS}\nCoût total | | | | 6.8\n\n${HEAD}\n${MADELEINES}\nCoût total | | | | 3.9`,
    ).map((sheet) => sheet.at(-1)),
  ).toEqual(['title-unclear', 'title-unclear'])
})

test('eggs by the piece behind a subtotal are no title', () => {
  expect(
    read(
      `Brioches\n${HEAD}\nBeurre | 0.5 | kg | 8 | 4\nSous-total | | | | 4\nŒufs | 12 | pièce | 0.2 | 2.4\nSucre | 1 | kg | 1 | 1\nTotal | | | | 7.4`,
    ),
  ).toEqual([['Brioches', undefined, 'Beurre Œufs Sucre', 7.4, 'exact']])
})

const UNPRICED = 'Ingrédients | Qté | Unité'

test.each([
  ['beside the titles', 'Madeleines | 60 pièces'],
  ['in a row of their own', 'Madeleines\nNb de pièces | 60'],
])('eggs by the piece are the last line of an unpriced block, with the pieces %s', (_, second) => {
  for (const between of ['\n', ''])
    expect(
      read(
        `Financiers | 48 pièces\n${UNPRICED}\nBeurre | 500 | g\nŒufs | 10 | pièces\n${between}${second}\n${UNPRICED}\nBeurre | 400 | g\nŒufs | 8 | pièces`,
      ).map((sheet) => sheet.slice(0, 3)),
    ).toEqual([
      ['Financiers', 48, 'Beurre Œufs'],
      ['Madeleines', 60, 'Beurre Œufs'],
    ])
})

test('a dish without a count below others with one is a dish', () => {
  expect(
    read(
      `${HEAD}\nFinanciers | 48 pièces\n${FINANCIERS}\nTotal | | | | 6.8\nMadeleines\n${MADELEINES}\nTotal | | | | 3.9`,
    ),
  ).toEqual([BOTH[0], ['Madeleines', undefined, 'Beurre Sucre Farine', 3.9, 'exact']])
})

const foot = (weight: string, cost: string, piece: string) =>
  `Poids total | ${weight} | kg | Coût total | ${cost}\nPoids pièce | 20 | g | Coût pièce | ${piece}`

test('a foot of two labels and their figures is no line, and no title of the next block', () => {
  expect(
    read(
      `Financiers | 48 pièces\n${HEAD}\n${FINANCIERS}\n${foot('1.1', '6.8', '0.1417')}\nMadeleines | 60 pièces\n${HEAD}\n${MADELEINES}\n${foot('1.1', '3.9', '0.065')}`,
    ),
  ).toEqual(BOTH)
})

const BARE = `${HEAD}\nFinanciers\n${FINANCIERS}\nTotal | | | | 6.8\n\nMadeleines\n${MADELEINES}\nTotal | | | | 3.9`

test('dishes without counts under one row of heads are dishes, each with its own total', () => {
  const dishes = [
    ['Financiers', undefined, 'Beurre Sucre Amandes', 6.8, 'exact'],
    ['Madeleines', undefined, 'Beurre Sucre Farine', 3.9, 'exact'],
  ]
  expect(read(BARE)).toEqual(dishes)
})

const verdictsIn = (drawing: string, tabName: string) =>
  findSheets([{ tabs: [tab(tabName, drawing)] }]).sheets.map(({ verdict }) => verdict.exact)

test('under the name of a dish they may be its parts, which is a doubt', () => {
  expect(verdictsIn(BARE, 'Tarte aux amandes')).toEqual([false, false])
  expect(
    verdictsIn(BARE.replace('Financiers', 'Pâte').replace('Madeleines', 'Crème'), 'Desserts'),
  ).not.toContain(true)
  expect(verdictsIn(`Tarte aux amandes\n${BARE}`, 'Desserts')).not.toContain(true)
})
