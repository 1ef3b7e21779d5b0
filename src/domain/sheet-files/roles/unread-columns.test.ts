import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const read = (drawing: string) =>
  findSheets([{ tabs: [tab('Poisson du marché', drawing)] }]).sheets.map(({ verdict }) => ({
    exact: verdict.exact,
    unread: verdict.exact
      ? []
      : verdict.reasons.flatMap((reason) => (reason.reason === 'columns-unread' ? reason.heads : [])),
  }))

test.each([
  [
    'lunch and dinner with the cost of lunch alone',
    `
Poisson du marché
Portions | 1
Ingrédients | Qté midi (g) | Qté soir (g) | Prix/kg | Coût
Lieu jaune | 90 | 150 | 20 | 1.8 =B4*D4/1000
Fenouil | 40 | 55 | 4 | 0.16 =B5*D5/1000
Total | | | | 1.96 =SUM(E4:E5)`,
    ['Qté soir (g)'],
  ],
  [
    'adults and children with the total of adults alone',
    `
Poisson du marché
Portions | 1
Ingrédients | Unité | Adulte | Enfant | Prix | Coût adulte | Coût enfant
Lieu jaune | kg | 0.2 | 0.12 | 20 | 4 =C4*E4 | 2.4 =D4*E4
Fenouil | kg | 0.25 | 0.1 | 4 | 1 =C5*E5 | 0.4 =D5*E5
Total | | | | | 5 =SUM(F4:F5) |`,
    ['Enfant', 'Coût enfant'],
  ],
])('%s: the second is named, and the sheet is not exact', (_, drawing, heads) => {
  const sheets = read(drawing)
  expect(sheets).toEqual([{ exact: false, unread: heads }])
})

test.each([
  [
    'of one portion and of all',
    `
Poisson du marché
Portions | 10
Ingrédients | Unité | Quantité | Qté/pers | Prix | Coût | Coût/pers
Lieu jaune | kg | 2 | 0.2 | 20 | 40 =C4*E4 | 4 =D4*E4
Fenouil | kg | 2.5 | 0.25 | 4 | 10 =C5*E5 | 1 =D5*E5
Total | | | | | 50 =SUM(F4:F5) | 5 =SUM(G4:G5)`,
  ],
  [
    'for four and for ten guests',
    `
Poisson du marché
Portions | 10
Ingrédients | Unité | Pour 4 | Quantité pour 10 | Prix | Coût
Lieu jaune | kg | 0.8 | 2 | 20 | 40 =D4*E4
Fenouil | kg | 1 | 2.5 | 4 | 10 =D5*E5
Total | | | | | 50 =SUM(F4:F5)`,
  ],
  [
    'before and after trimming',
    `
Poisson du marché
Portions | 10
Ingrédients | Unité | Qté brute | Qté nette | Prix | Coût
Lieu jaune | kg | 2 | 1.4 | 20 | 40 =C4*E4
Fenouil | kg | 2.5 | 2 | 4 | 10 =C5*E5
Total | | | | | 50 =SUM(F4:F5)`,
  ],
  [
    'and a share of the cost',
    `
Poisson du marché
Portions | 10
Ingrédients | Unité | Quantité | Prix | Coût | Part
Lieu jaune | kg | 2 | 20 | 40 =C4*D4 | 0.8 as 0%
Fenouil | kg | 2.5 | 4 | 10 =C5*D5 | 0.2 as 0%
Total | | | | 50 =SUM(E4:E5) |`,
  ],
])('quantities and costs %s are of one dish', (_, drawing) => {
  expect(read(drawing)).toEqual([{ exact: true, unread: [] }])
})

test.each([
  'kcal',
  'Calories',
  'kcal / 100 g',
  'Calories (kcal)',
  'Énergie',
  'Valeur énergétique',
  'Apport calorique',
  'kJ',
  'Protéines (g)',
  'Lipides',
])('a column of %s is no price', (head) => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Soupe',
          `Soupe à l'oignon
Couverts | 10
Produit | Quantité | Allergène | ${head}
Oignons | 1.5 kg | | 600
Beurre | 100 g | Lait | 745
Bouillon de bœuf | 2.5 l | Céleri | 125
Gruyère | 300 g | Lait | 1200`,
        ),
      ],
    },
  ])
  expect(sheets.map(({ lines, cost }) => [cost, ...lines.map(({ price }) => price)])).toEqual([
    [null, null, null, null, null],
  ])
})
