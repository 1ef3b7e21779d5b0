import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

function read(drawing: string) {
  const { sheets, tabs } = findSheets([{ tabs: [tab('Feuil1', drawing)] }])
  return {
    outcome: tabs[0]?.outcome,
    sheets: sheets.map(({ title, lines, cost, verdict }) => ({
      title: title.value,
      lines: lines.map(({ name: { value }, quantity, unit }) =>
        [value, String(quantity?.value), unit].join(' '),
      ),
      cost,
      exact: verdict.exact,
    })),
    reasons: sheets.flatMap(({ verdict }) =>
      verdict.exact ? [] : verdict.reasons.map(({ reason }) => reason),
    ),
  }
}

const COLUMNS = [
  { title: 'Mafé', lines: ['Carotte 0.04 kg', 'Bœuf 0.2 kg', 'Oignon 0.1 kg'] },
  { title: 'Yassa', lines: ['Poulet 0.25 kg', 'Oignon 0.15 kg'] },
]

test.each([
  [
    'a unit beside each food',
    `
Ingrédients | Unité | Mafé | Yassa
Carotte | kg | 0.04 |
Bœuf | kg | 0.2 |
Poulet | kg | | 0.25
Oignon | kg | 0.1 | 0.15`,
  ],
  [
    'what all dishes use',
    `
Ingrédients | Unité | Mafé | Yassa | Total
Carotte | kg | 0.04 | | 0.04
Bœuf | kg | 0.2 | | 0.2
Poulet | kg | | 0.25 | 0.25
Oignon | kg | 0.1 | 0.15 | 0.25`,
  ],
  [
    'prices, and costs of what all dishes use',
    `
Denrées | Unité | Mafé | Yassa | Total | PU HT | Coût
Carotte | kg | 0.04 | | 0.04 | 1 | 0.04
Bœuf | kg | 0.2 | | 0.2 | 10 | 2
Poulet | kg | | 0.25 | 0.25 | 4 | 1
Oignon | kg | 0.1 | 0.15 | 0.25 | 2 | 0.5`,
  ],
  [
    'products below a text that names recipes',
    `
Recettes de la semaine
Produit | Unité | Mafé | Yassa | Total
Carotte | kg | 0.04 | | 0.04
Bœuf | kg | 0.2 | | 0.2
Poulet | kg | | 0.25 | 0.25
Oignon | kg | 0.1 | 0.15 | 0.25`,
  ],
])('a dish in each column with %s is a sheet each', (_, drawing) => {
  expect(read(drawing).sheets).toMatchObject(COLUMNS)
})

test('a dish in each column is never added up without a question', () => {
  const { sheets, reasons } = read(`
Produit | Unité | Mafé | Yassa | PU HT
Carotte | kg | 0.04 | | 1
Bœuf | kg | 0.2 | | 10
Poulet | kg | | 0.25 | 4
Oignon | kg | 0.1 | 0.15 | 2`)
  if (sheets.length > 0) expect(reasons).toContain('dishes-unclear')
})

test('a total of quantities is no price of its product', () => {
  const { outcome } = read(`
Produit | Unité | Cuisine | Bar | Total
Carotte | kg | 4 | 1 | 5
Citron | kg | 2 | 3 | 5`)
  expect(outcome).not.toBe('products')
})

const PRICED = `
Ingrédients | Unité | PU | Crêpes | Gaufres
Farine | kg | 1 | 0.25 | 0.3
Lait | L | 1 | 0.5 | 0.4
Œufs | pièce | 0.2 | 3 | 4`

test('dishes beside the prices of their ingredients are sheets where their totals prove it', () => {
  expect(read(`${PRICED}\nCoût total | | | 1.35 | 1.5`).sheets).toMatchObject([
    { title: 'Crêpes', cost: 1.35, exact: true },
    { title: 'Gaufres', exact: true },
  ])
  expect(read(`${PRICED}\nCoût total | | | 1.35 | 1.6`).sheets.map(({ exact }) => exact)).toEqual([
    true,
    false,
  ])
  expect(read(PRICED).sheets.map(({ exact }) => exact)).not.toContain(true)
})
