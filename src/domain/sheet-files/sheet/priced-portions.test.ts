import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const read = (drawing: string) =>
  findSheets([{ tabs: [tab('Daube de bœuf', drawing)] }]).sheets.map(({ verdict, portions, cost }) => ({
    portions: portions?.value ?? null,
    cost,
    exact: verdict.exact,
    reasons: verdict.exact ? [] : verdict.reasons.map(({ reason }) => reason),
  }))

test.each([
  [
    'ordered beside those of the recipe',
    `
Daube de bœuf
Nb couverts : | 4 | | Couverts commandés : | 80
Ingrédients | Qté base | Unité | Qté à commander | PU HT | PT HT
Bœuf | 0.8 | kg | 16 =B4*20 | 15 | 240 =D4*E4
Carottes | 0.5 | kg | 10 =B5*20 | 2 | 20 =D5*E5
Total HT | | | | | 260 =SUM(F4:F5)`,
    80,
    260,
  ],
  [
    'to produce beside those of the base',
    `
Daube de bœuf
Recette de base : 4 couverts | | Couverts à produire : | | 50
Ingrédients | Base 4 | Unité | Pour 50 | PU | Coût (50)
Bœuf | 0.8 | kg | 10 =B4*50/4 | 15 | 150 =D4*E4
Carottes | 0.4 | kg | 5 =B5*50/4 | 2 | 10 =D5*E5
Total | | | | | 160 =SUM(F4:F5)`,
    50,
    160,
  ],
  [
    'and quantities of one guest that are priced',
    `
Daube de bœuf
Nombre de personnes : | 30
Ingrédients | Unité | Qté/pers | Qté totale | PU HT | Coût
Bœuf | kg | 0.2 | 6 =C4*30 | 15 | 3 =C4*E4
Carottes | kg | 0.1 | 3 =C5*30 | 2 | 0.2 =C5*E5
Coût matière | | | | | 3.2 =SUM(F4:F5)`,
    1,
    3.2,
  ],
  [
    'and a total quantity beside the one that is priced',
    `
Daube de bœuf
Nombre de personnes : | 30
Ingrédients | Unité | Quantité | Qté totale | PU HT | Coût
Bœuf | kg | 0.2 | 6 =C4*30 | 15 | 3 =C4*E4
Carottes | kg | 0.1 | 3 =C5*30 | 2 | 0.2 =C5*E5
Total | | | | | 3.2 =SUM(F4:F5)`,
    1,
    3.2,
  ],
  [
    'and costs of one guest',
    `
Daube de bœuf
Base : 20 personnes
Produits | Qté 20 pers | Unité | Qté 1 pers | PU HT | Prix de revient 1 pers
Bœuf | 4 | kg | 0.2 =B4/20 | 15 | 3 =D4*E4
Carottes | 2 | kg | 0.1 =B5/20 | 2 | 0.2 =D5*E5
Total | | | | | 3.2 =SUM(F4:F5)`,
    1,
    3.2,
  ],
  [
    'ordered, of which the cost of a portion proves one',
    `
Daube de bœuf
Nb couverts : | 4 | | Couverts commandés : | 80
Ingrédients | Quantité | Unité | PU HT | PT HT
Bœuf | 16 | kg | 15 | 240 =B4*D4
Carottes | 10 | kg | 2 | 20 =B5*D5
Total HT | | | | 260 =SUM(E4:E5)
Coût par portion | | | | 3.25 =E6/80`,
    80,
    260,
  ],
])('guests %s: the number that the priced quantities are for is read', (_, drawing, portions, cost) => {
  const sheets = read(drawing)
  expect(sheets).toMatchObject([{ portions, exact: true, reasons: [] }])
  expect(sheets[0]?.cost).toBeCloseTo(cost, 6)
})

test.each([
  [
    'ordered, and quantities to order that are rounded',
    `
Daube de bœuf
Nb couverts : | 4 | | Couverts commandés : | 80
Ingrédients | Qté base | Unité | Qté à commander | PU HT | PT HT
Bœuf | 0.8 | kg | 16 | 15 | 240 =D4*E4
Carottes | 0.5 | kg | 12 | 2 | 24 =D5*E5
Total HT | | | | | 264 =SUM(F4:F5)`,
    4,
  ],
  [
    'and a second column of quantities times them',
    `
Daube de bœuf
Nombre de personnes : | 30
Ingrédients | Unité | Quantité | Besoin | PU HT | Coût
Bœuf | kg | 0.2 | 6 =C4*30 | 15 | 3 =C4*E4
Carottes | kg | 0.1 | 3 =C5*30 | 2 | 0.2 =C5*E5
Total | | | | | 3.2 =SUM(F4:F5)`,
    30,
  ],
  [
    'in costs of one guest, with quantities of all that are priced',
    `
Daube de bœuf
Nombre de personnes : | 30
Ingrédients | Unité | Qté 1 pers | Qté totale | PU HT | Coût 1 pers
Bœuf | kg | 0.2 | 6 =C4*30 | 15 | 90 =D4*E4
Carottes | kg | 0.1 | 3 =C5*30 | 2 | 6 =D5*E5
Total | | | | | 96 =SUM(F4:F5)`,
    30,
  ],
])('guests %s: nothing proves a number, and the portions are a doubt', (_, drawing, portions) => {
  expect(read(drawing)).toMatchObject([{ portions, exact: false, reasons: ['portions-unclear'] }])
})

test.each([
  [
    'one number of them',
    `
Daube de bœuf
Nb couverts : | 4
Ingrédients | Quantité | Unité | PU HT | PT HT
Bœuf | 0.8 | kg | 15 | 12 =B4*D4
Carottes | 0.5 | kg | 2 | 1 =B5*D5
Total HT | | | | 13 =SUM(E4:E5)`,
    4,
  ],
  [
    'the recipe priced beside what is ordered',
    `
Daube de bœuf
Nb couverts : | 4 | | Couverts commandés : | 80
Ingrédients | Qté base | Unité | Qté à commander | PU HT | PT HT
Bœuf | 0.8 | kg | 16 =B4*20 | 15 | 12 =B4*E4
Carottes | 0.5 | kg | 10 =B5*20 | 2 | 1 =B5*E5
Total HT | | | | | 13 =SUM(F4:F5)`,
    4,
  ],
  [
    'the whole quantity priced beside that of one guest',
    `
Daube de bœuf
Nombre de personnes : | 30
Ingrédients | Unité | Qté/pers | Qté totale | PU HT | Coût
Bœuf | kg | 0.2 | 6 =C4*30 | 15 | 90 =D4*E4
Carottes | kg | 0.1 | 3 =C5*30 | 2 | 6 =D5*E5
Coût matière | | | | | 96 =SUM(F4:F5)`,
    30,
  ],
  [
    'the cost of one guest under the total',
    `
Daube de bœuf
Base : 20 personnes
Produits | Quantité | Unité | PU HT | Coût
Bœuf | 4 | kg | 15 | 60 =B4*D4
Carottes | 2 | kg | 2 | 4 =B5*D5
Total | | | | 64 =SUM(E4:E5)
Prix de revient 1 pers | | | | 3.2 =E6/20`,
    20,
  ],
])('guests with %s: the portions stay as they are', (_, drawing, portions) => {
  expect(read(drawing)).toMatchObject([{ portions, exact: true, reasons: [] }])
})

test.each(['4 cvts', 'Pour 4 cvts', 'Nb cvts | 4', 'Cvts : 4'])('%s names the portions', (named) => {
  const sheets = read(`
Daube de bœuf
${named}
Ingrédients | Quantité | Unité | PU HT | PT HT
Bœuf | 0.8 | kg | 15 | 12 =B4*D4
Carottes | 0.5 | kg | 2 | 1 =B5*D5
Total HT | | | | 13 =SUM(E4:E5)`)
  expect(sheets).toMatchObject([{ portions: 4, exact: true }])
})
