import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import type { FoundSheet } from '../verdict/found-sheet.ts'
import type { SheetReason } from '../verdict/sheet-reason.ts'
import { expect, test } from 'vitest'

const onlySheet = (drawing: string): FoundSheet => {
  const { sheets } = findSheets([{ tabs: [tab('Tarte', `Tarte\n${drawing.trim()}`)] }])
  expect(sheets).toHaveLength(1)
  const [sheet] = sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}
const chargesOf = ({ charges = [] }: FoundSheet) =>
  charges.map(({ name, amount, percent }) => `${name.value}: ${String(amount?.value ?? percent)}`)
const reasonsOf = ({ verdict }: FoundSheet): SheetReason[] => (verdict.exact ? [] : verdict.reasons)
const namesOf = ({ lines }: FoundSheet) => lines.map(({ name }) => name.value)

const MATERIALS = `
Pour 8 personnes
Ingrédients | Quantité | Unité | PU HT | Total
Pommes | 1 | kg | 2 | 2
Pâte | 0.3 | kg | 4 | 1.2
Sucre | 0.1 | kg | 1.5 | 0.15`

test('work, energy and overheads in a table are no lines, and the total is compared with them', () => {
  const sheet = onlySheet(`${MATERIALS}
Main d'œuvre | 0.5 | h | 14 | 7
Emballage | 8 | pièce | 0.2 | 1.6
Énergie | | | | 0.4
Frais généraux 10 % | | | | 1.235
Coût de revient complet | | | | 13.585`)
  expect(namesOf(sheet)).toEqual(['Pommes', 'Pâte', 'Sucre', 'Emballage'])
  expect(chargesOf(sheet)).toEqual(["Main d'œuvre: 7", 'Énergie: 0.4', 'Frais généraux 10 %: 1.235'])
  expect(sheet.cost).toBeCloseTo(4.95, 9)
  expect(reasonsOf(sheet)).toEqual([{ reason: 'charges-left', charges: sheet.charges }])
})

test('a total of the materials before the charges is compared alone, and proves the sheet', () => {
  const sheet = onlySheet(`${MATERIALS}
Total matières | | | | 3.35
Main d'œuvre | 0.5 | h | 14 | 7
Coût de revient complet | | | | 10.35`)
  expect(sheet.total?.value).toBe(3.35)
  expect(chargesOf(sheet)).toEqual(["Main d'œuvre: 7"])
  expect(sheet.verdict).toMatchObject({ exact: true })
})

test('the cost of a portion with its charges is a doubt that names them', () => {
  const sheet = onlySheet(`${MATERIALS}
Total matières | | | | 3.35
Main d'œuvre | 0.5 | h | 14 | 7
Coût de revient complet | | | | 10.35
Coût de revient par portion | | | | 1.29375`)
  expect(reasonsOf(sheet).map(({ reason }) => reason)).toEqual(['charges-left'])
})

test('a total that neither the lines nor their charges come to differs', () => {
  const sheet = onlySheet(`${MATERIALS}
Main d'œuvre | 0.5 | h | 14 | 7
Coût de revient complet | | | | 12`)
  expect(reasonsOf(sheet)).toContainEqual(
    expect.objectContaining({ reason: 'figure-differs', computed: 10.35 }),
  )
})

test('a line that a total with charges leaves out is named', () => {
  const sheet = onlySheet(`${MATERIALS}
Main d'œuvre | 0.5 | h | 14 | 7
Coût de revient complet | | | | 9.15`)
  expect(reasonsOf(sheet)).toContainEqual(
    expect.objectContaining({ reason: 'total-leaves-out-lines', lines: [1] }),
  )
})

test.each([
  ['hours and a rate in the name', "Main d'œuvre 0,5 h × 14 € | | | | 7", "Main d'œuvre 0,5 h × 14 €: 7"],
  ['minutes and a rate', 'MO | 30 min | | 14 €/h |', 'MO: 7'],
  ['a cook by the hour', 'Commis | 0.5 | h | 14 | 7', 'Commis: 7'],
  ['a share without an amount', 'Frais généraux 10 %', 'Frais généraux 10 %: 10'],
  ['one cell', "Main d'œuvre : 7 €", "Main d'œuvre: 7"],
])('a charge is read from %s', (_, row, charge) => {
  const total = charge.endsWith(': 10') ? 3.685 : 10.35
  const sheet = onlySheet(`${MATERIALS}\n${row}\nCoût de revient complet | | | | ${String(total)}`)
  expect(chargesOf(sheet)).toEqual([charge])
  expect(namesOf(sheet)).toHaveLength(3)
  expect(reasonsOf(sheet).map(({ reason }) => reason)).toEqual(['charges-left'])
})

test('charges of dishes in one list are no lines of them', () => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Fiches',
          `Plat | Ingrédient | Quantité | Unité | PU | PT
Tarte | Pommes | 1 | kg | 2 | 2
Tarte | Sucre | 0.1 | kg | 1.5 | 0.15
Tarte | Main d'œuvre | 0.5 | h | 14 | 7
Crêpe | Farine | 1 | kg | 1 | 1
Crêpe | Lait | 1 | L | 1 | 1`,
        ),
      ],
    },
  ])
  expect(sheets.map(namesOf)).toEqual([
    ['Pommes', 'Sucre'],
    ['Farine', 'Lait'],
  ])
  expect(sheets.map(chargesOf)).toEqual([["Main d'œuvre: 7"], []])
})

const shared = (row: string, total = 3.417) =>
  onlySheet(`${MATERIALS}\n${row}\nTotal | | | | ${String(total)}`)

test.each([
  ['Assaisonnement 2 % | | | | 0.067'],
  ['Assaisonnement | 2 % | | | 0.067'],
  ['Assaisonnement | 2 | % | | 0.067'],
  ['Divers | 2 | % du coût matière | | 0.067'],
  ['Sel et poivre (2 % du coût matière) | | | |'],
  ['Assaisonnement | 2 % | | |'],
])('%s is a share of the cost of the other lines', (row) => {
  const sheet = shared(row)
  expect(sheet.lines.at(-1)).toMatchObject({ costing: 'forfait-percent', quantity: null })
  expect(sheet.lines.at(-1)?.forfait?.value).toBeCloseTo(2, 9)
  expect(sheet.verdict).toMatchObject({ exact: true })
})

test('an amount that is not the share that its name says is a doubt', () => {
  expect(reasonsOf(shared('Assaisonnement 2 % | | | | 0.5', 3.85))).toContainEqual(
    expect.objectContaining({ reason: 'line-cost-differs', line: 3 }),
  )
})

test('a percentage of the weight is no share of the cost', () => {
  const sheet = shared('Sel nitrité | 1,8 % | | |', 3.35)
  expect(sheet.lines.at(-1)?.costing).not.toBe('forfait-percent')
  expect(reasonsOf(sheet).map(({ reason }) => reason)).toContain('quantity-missing')
})

test('a pack behind the total is a charge, and a line of the table with its quantity and price', () => {
  const sheet = onlySheet(`${MATERIALS}
Emballage | 8 | pièce | 0.2 | 1.6
 | | | TOTAL | 4.95
 | | | Conditionnement (seau) | 0.35
 | | | TOTAL GENERAL | 5.3`)
  expect(namesOf(sheet)).toContain('Emballage')
  expect(chargesOf(sheet)).toEqual(['Conditionnement (seau): 0.35'])
  expect(sheet.verdict).toMatchObject({ exact: true })
})

test.each(['1 | pincée', '2 traits |', '| poignée'])(
  '%s without a price is left to the cook, with its words',
  (written) => {
    const sheet = onlySheet(`${MATERIALS}\nCannelle | ${written} | |\nTotal | | | | 3.35`)
    expect(sheet.lines.at(-1)).toMatchObject({
      costing: 'qs',
      note: written.replaceAll('|', '').replaceAll(/\s+/gu, ' ').trim(),
    })
    expect(sheet.verdict).toMatchObject({ exact: true })
  },
)

test('a pinch with a price is a doubt', () => {
  const sheet = onlySheet(`${MATERIALS}\nSafran | 1 | pincée | 2 | 2\nTotal | | | | 5.35`)
  expect(reasonsOf(sheet).map(({ reason }) => reason)).toEqual(['unit-missing'])
})

test.each([
  ['Total denrées', 'Assaisonnement 2 %', 'Coût matières', 2],
  ['Total', 'Assaisonnement 2 %', 'Total général', 2],
  ['Sous-total', 'Divers 5 %', 'Total HT', 5],
  ['Total denrées', 'Assaisonnement (3 %)', 'Coût matière total', 3],
  ['Total matières', 'Condiments 4 %', 'Coût total', 4],
])(
  'a total above a share that a later one counts is a subtotal: %s, %s, %s',
  (above, share, below, percent) => {
    const charged = 3.35 * (percent / 100)
    for (const front of ['', ' | | | '])
      expect(
        onlySheet(`${MATERIALS}
${front}${above}${front === '' ? ' | | | ' : ''} | 3.35
${front}${share}${front === '' ? ' | | | ' : ''} | ${charged}
${front}${below}${front === '' ? ' | | | ' : ''} | ${3.35 + charged}`).verdict,
      ).toMatchObject({ exact: true })
  },
)

test('a total that leaves out a line above it is none', () => {
  const sheet = onlySheet(`${MATERIALS}
 | | | Total denrées | 3.2
 | | | Coût matières | 3.35`)
  expect(reasonsOf(sheet).map(({ reason }) => reason)).toContain('total-leaves-out-lines')
})
