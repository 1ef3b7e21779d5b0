import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

/** A tart whose lines cost 8 €, with other rows above and below them. */
const read = (below: string, above = '') =>
  findSheets([
    {
      name: 'classeur.xlsx',
      tabs: [
        tab(
          'Feuil1',
          [
            'Tarte',
            above,
            'Ingrédients | Qté | Unité | PU | Coût',
            'Pommes | 2 | kg | 1 | 2',
            'Beurre | 0.6 | kg | 10 | 6',
            below,
          ]
            .filter((row) => row !== '')
            .join('\n'),
        ),
      ],
    },
  ]).sheets.map(({ total, portions, verdict }) => ({
    total: total?.value ?? null,
    portions: portions?.value ?? null,
    reasons: verdict.exact ? 'exact' : verdict.reasons.map(({ reason }) => reason).join(),
  }))

test.each([
  'Total hors option | | | | 8',
  'Coût de revient matière | | | | 8',
  'Poids total / coût | 2.6 | | | 8',
  'Poids total | 2.6 | kg | | 8',
  'Total poids et coût | 2.6 | | | 8',
  'Revient de la recette | | | | 8',
  ' | | | | 8 =SUM(E3:E4)',
  ' | | | | 8',
  ' | 2.6 | | | 8',
])("'%s' is a total", (row) => {
  expect(read(row)).toEqual([{ total: 8, portions: null, reasons: 'exact' }])
})

test.each([
  'Total hors option | | | | 8.4',
  'Coût de revient matière | | | | 8.4',
  'Poids total / coût | 2.6 | | | 8.4',
  ' | | | | 8.4 =SUM(E3:E4)',
  ' | | | | 8.4',
])("'%s' is a total that differs", (row) => {
  expect(read(row)).toEqual([{ total: 8.4, portions: null, reasons: 'figure-differs' }])
})

test('an option below the total is named as left out', () => {
  expect(read('Total hors option | | | | 8\nChantilly | 0.1 | kg | 10 | 1')).toMatchObject([
    { total: 8, reasons: 'total-leaves-out-lines' },
  ])
})

test.each([
  ['Coût 12 parts | | | | 8', '', { total: 8, portions: 12, reasons: 'exact' }],
  ['Coût pour 10 | | | | 8', '', { total: 8, portions: 10, reasons: 'exact' }],
  ['Coût matière pour 10 pers. | | | | 8', '', { total: 8, portions: 10, reasons: 'exact' }],
  ['Coût des 48 pièces | | | | 8', '', { total: 8, portions: 48, reasons: 'exact' }],
  ['Coût 12 parts | | | | 8.4', 'Portions | 12', { total: 8.4, portions: 12, reasons: 'figure-differs' }],
  ['Coût pour 10 | | | | 20', 'Portions | 4', { total: null, portions: 4, reasons: 'exact' }],
  ['Coût pour 10 | | | | 21', 'Portions | 4', { total: null, portions: 4, reasons: 'figure-differs' }],
  ['Coût total portion | | | | 2', 'Portions | 4', { total: null, portions: 4, reasons: 'exact' }],
  ['Coût total portion | | | | 2.1', 'Portions | 4', { total: null, portions: 4, reasons: 'figure-differs' }],
])("'%s' counts its portions%s", (row, above, expected) => {
  expect(read(row, above)).toEqual([expected])
})

test.each([
  ['a rate', 'TVA 5,5 % | | | | 0.44\nTotal TTC | | | | 8.44', 'exact'],
  ['an amount', 'Montant TVA | | | | 0.44\nTotal TTC | | | | 8.44', 'exact'],
  ['another sum', 'TVA 5,5 % | | | | 0.44\nTotal TTC | | | | 9.44', 'figure-differs'],
  ['no VAT', 'Total TTC | | | | 8.44', 'figure-differs'],
  ['prices with it', 'TVA 5,5 % | | | | 0.42\nTotal TTC | | | | 8', 'prices-with-tax'],
])('a total with VAT alone, with %s, is compared', (_, rows, reasons) => {
  expect(read(rows)).toMatchObject([{ reasons }])
})

test('a total with VAT below a selling price is that price', () => {
  expect(read('Prix de vente HT | | | | 20\nTVA 10 % | | | | 2\nTotal TTC | | | | 22')).toMatchObject([
    { reasons: 'total-missing' },
  ])
})

test('a figure beside a text below the lines is no total', () => {
  expect(read('Cuisson à 180 | | | | 35')).toMatchObject([{ total: null }])
})
