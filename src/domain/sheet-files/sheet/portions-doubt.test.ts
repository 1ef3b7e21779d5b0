import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

function doubtsOf(drawing: string) {
  const { sheets } = findSheets([{ tabs: [tab('Risotto', drawing)] }])
  return sheets.map(({ portions, verdict }) => ({
    portions: portions?.value,
    doubted: verdict.exact
      ? null
      : verdict.reasons.flatMap((each) =>
          each.reason === 'portions-unclear' ? [each.other?.value ?? 'for one'] : [],
        ),
  }))
}

test.each([
  [
    'a count that was ordered, beside that of the sheet',
    `
Tajine d'agneau
Nb couverts : | 4 | | Couverts commandés : | 80
Ingrédients | Qté base | Unité | Qté à commander | PU HT | PT HT
Souris d'agneau | 4 | p | 80 | 5.5 | 440 =D4*E4
Abricots secs | 0.12 | kg | 2.5 | 9 | 22.5 =D5*E5
Total HT | | | | | 462.5 =SUM(F4:F5)`,
    4,
    [80],
  ],
  [
    'a count to be produced',
    `
Risotto de courge
Base : 4 couverts | | À produire : | 50
Ingrédients | Quantité | Unité | PU HT | PT HT
Riz arborio | 3.5 | kg | 4 | 14 =B4*D4
Courge | 6 | kg | 2 | 12 =B5*D5
Total | | | | 26 =SUM(E4:E5)`,
    4,
    [50],
  ],
  [
    'quantities for a person',
    `
Purée de carottes
Nombre de personnes | 30
Ingrédients | Qté/pers | Unité | PU | Coût
Carottes | 0.2 | kg | 1.5 | 0.3 =B4*D4
Beurre | 0.02 | kg | 9 | 0.18 =B5*D5
Total | | | | 0.48 =SUM(E4:E5)`,
    30,
    ['for one'],
  ],
  [
    'costs for a person',
    `
Wrap de volaille
Base : 20 personnes
Produits | Quantité | Unité | PU HT | Prix de revient 1 pers
Poulet | 0.04 | kg | 8.5 | 0.34 =B4*D4
Crudités | 0.02 | kg | 3 | 0.06 =B5*D5
Total | | | | 0.4 =SUM(E4:E5)`,
    20,
    ['for one'],
  ],
  [
    'a remark that quantities are for one',
    `
Purée de carottes
Menu pour 30 personnes, quantités pour 1 personne
Ingrédients | Quantité | Unité | PU | Coût
Carottes | 0.2 | kg | 1.5 | 0.3 =B4*D4
Beurre | 0.02 | kg | 9 | 0.18 =B5*D5
Total | | | | 0.48 =SUM(E4:E5)`,
    30,
    ['for one'],
  ],
  [
    'a cost of a portion that is divided by another number than the title has',
    `
Gratin de courge (pour 4)
Produits | Quantité | Unité | PU HT | Coût
Courge | 1.2 | kg | 2 | 2.4 =B3*D3
Crème | 0.5 | L | 4 | 2 =B4*D4
Total | | | | 4.4 =SUM(E3:E4)
Coût portion | | | | 0.7333 =E5/6`,
    4,
    [6],
  ],
  [
    'an order beside its base, without a word on guests',
    `
Risotto
Base | 10 | Commande | 25
Produits | Quantité | Unité | PU HT | Coût
Courge | 1.2 | kg | 2 | 2.4 =B4*D4
Navets | 0.5 | kg | 4 | 2 =B5*D5
Total | | | | 4.4 =SUM(E4:E5)`,
    10,
    [25],
  ],
  [
    'a title with another number than a cell, without a cost of a portion',
    `
Clafoutis (6 pers.) | | Portions | 8
Produits | Quantité | Unité | PU HT | Coût
Cerises | 1.2 | kg | 2 | 2.4 =B3*D3
Lait | 0.5 | L | 4 | 2 =B4*D4
Total | | | | 4.4 =SUM(E3:E4)`,
    6,
    [8],
  ],
])('%s is a doubt of the portions', (_what, drawing, portions, doubted) => {
  expect(doubtsOf(drawing)).toEqual([{ portions, doubted }])
})

test.each([
  [
    'one count of guests',
    `
Purée de carottes
Pour 30 personnes
Ingrédients | Quantité | Unité | PU | Coût
Carottes | 6 | kg | 1.5 | 9 =B4*D4
Beurre | 0.6 | kg | 9 | 5.4 =B5*D5
Total | | | | 14.4 =SUM(E4:E5)`,
  ],
  [
    'a cost of a portion that proves them',
    `
Purée de carottes
Pour 30 personnes | | Couverts commandés : | 80
Ingrédients | Quantité | Unité | PU | Coût
Carottes | 6 | kg | 1.5 | 9 =B4*D4
Beurre | 0.6 | kg | 9 | 5.4 =B5*D5
Total | | | | 14.4 =SUM(E4:E5)
Coût par portion | | | | 0.48 =E6/30`,
  ],
])('%s leaves none', (_what, drawing) => {
  expect(doubtsOf(drawing)).toEqual([{ portions: 30, doubted: null }])
})

test('what the file serves stays beside the one portion that its lines are for', () => {
  const { sheets } = findSheets([
    {
      tabs: [
        tab(
          'Wrap',
          `
Wrap
Base : 30 personnes
Produits | Quantité | Unité | PU HT | Prix de revient 1 pers
Poulet | 0.04 | kg | 8.5 | 0.34 =B4*D4
Crudités | 0.02 | kg | 3 | 0.06 =B5*D5
Coût par personne | | | | 0.4 =SUM(E4:E5)`,
        ),
      ],
    },
  ])
  expect(sheets).toMatchObject([{ portions: { value: 1 }, served: { value: 30 }, verdict: { exact: true } }])
})

test('a cost of a portion proves one of two numbers, and the words of the other are kept', () => {
  const drawing = `
Clafoutis (6 pers.) | | Portions | 8
Produits | Quantité | Unité | PU HT | Coût
Cerises | 1.2 | kg | 2 | 2.4 =B3*D3
Lait | 0.5 | L | 4 | 2 =B4*D4
Total | | | | 4.4 =SUM(E3:E4)
Coût portion | | | | 0.55 =E5/D1`
  const { sheets } = findSheets([{ tabs: [tab('Clafoutis', drawing)] }])
  expect(sheets).toMatchObject([
    { portions: { value: 8 }, portionsWords: { value: 'Clafoutis (6 pers.)' }, verdict: { exact: true } },
  ])
})

test('quantities for an order have the portions of the order', () => {
  expect(
    doubtsOf(`
Risotto
Base | 10 | Commande | 25
Produits | Qté base | Unité | Qté commande | PU HT | Coût
Courge | 2 | kg | 5 | 2 | 10 =D4*E4
Navets | 0.4 | kg | 1 | 4 | 4 =D5*E5
Total | | | | | 14 =SUM(F4:F5)`),
  ).toEqual([{ portions: 25, doubted: null }])
})
