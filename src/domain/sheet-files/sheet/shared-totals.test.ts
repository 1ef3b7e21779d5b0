import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const read = (drawing: string) =>
  findSheets([{ tabs: [tab('Fiche', drawing)] }]).sheets.map(({ cost, verdict }) => ({
    cost,
    exact: verdict.exact,
    partOf: verdict.exact
      ? []
      : verdict.reasons.flatMap((reason) => (reason.reason === 'part-of-total' ? reason.stated.value : [])),
  }))

const POULTRY = `
Pintade au cidre
Pour 4 personnes
Pintade
Ingrédients | Qté | Unité | PU | PT
Pintade fermière | 1.5 | kg | 8 | 12 =B5*D5
Beurre | 0.05 | kg | 10 | 0.5 =B6*D6
Total pintade | | | | 12.5 =SUM(E5:E6)
`
const SAUCE = `
Sauce au cidre
Ingrédients | Qté | Unité | PU | PT
Cidre brut | 0.5 | L | 3 | 1.5 =B11*D11
Crème | 0.2 | L | 5 | 1 =B12*D12
Total sauce | | | | 2.5 =SUM(E11:E12)`

test.each([
  [
    'a grand total with a formula',
    '\n\nTOTAL GÉNÉRAL | | | | 15 =E7+E13\nCoût / personne | | | | 3.75 =E15/4',
  ],
  ['a grand total that was typed', '\n\nCoût total recette | | | | 15'],
  ['a grand total far below', '\n\n\n\n\n\n\n\n\nEnsemble du plat | | | | 15'],
])('two tables with %s are each marked as a part of it', (_, end) => {
  expect(read(POULTRY + SAUCE + end)).toEqual([
    { cost: expect.closeTo(12.5), exact: false, partOf: [15] },
    { cost: expect.closeTo(2.5), exact: false, partOf: [15] },
  ])
})

test('of three dishes, only those that a total adds up are marked', () => {
  const third = `

TOTAL | | | | 15

Compote
Pour 4 personnes
Ingrédients | Qté | Unité | PU | PT
Pommes | 1 | kg | 2 | 2 =B20*D20
Sucre | 0.1 | kg | 1 | 0.1 =B21*D21
Total | | | | 2.1 =SUM(E20:E21)`
  expect(read(POULTRY + SAUCE + third).map(({ partOf }) => partOf)).toEqual([[15], [15], []])
})

test.each([
  ['no grand total', ''],
  ['a number beside them that is no total', '\n\nTempérature de service | | | | 15'],
  ['another amount below', '\n\nTotal des achats du mois | | | | 320.4'],
])('two dishes below each other with %s are no parts', (_, end) => {
  const [first, second] = read(POULTRY + SAUCE + end)
  expect(first).toEqual({ cost: expect.closeTo(12.5), exact: true, partOf: [] })
  expect(second?.partOf).toEqual([])
})

test('the last part keeps its own total, and the cost and the price of the whole dish are notes', () => {
  const end = `

COÛT TOTAL | | | | 15 =E7+E13
Coût par personne | | | | 3.75 =E16/4
PV TTC | | | | 18.5`
  const { sheets } = findSheets([{ tabs: [tab('Fiche', POULTRY + SAUCE + end)] }])
  expect(
    sheets.map(({ total, portionCost, priceTtc, notes, verdict }) => ({
      total: total?.value,
      portionCost,
      priceTtc,
      notes: notes.map(({ value }) => value),
      reasons: verdict.exact ? [] : verdict.reasons.map(({ reason }) => reason),
    })),
  ).toEqual([
    { total: 12.5, portionCost: null, priceTtc: null, notes: [], reasons: ['part-of-total'] },
    { total: 2.5, portionCost: null, priceTtc: null, notes: ['PV TTC : 18,5'], reasons: ['part-of-total'] },
  ])
})
