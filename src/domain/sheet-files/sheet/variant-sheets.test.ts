import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const read = (drawing: string) =>
  findSheets([{ name: 'classeur.xlsx', tabs: [tab('Feuil1', drawing)] }]).sheets.map(
    ({ title, lines, total, priceTtc, portions, verdict }) => ({
      title: title.value,
      quantities: lines.map(({ quantity }) => quantity?.value).join(' '),
      total: total?.value ?? null,
      price: priceTtc?.value ?? null,
      portions: portions?.value ?? null,
      reasons: verdict.exact ? 'exact' : verdict.reasons.map(({ reason }) => reason).join(),
    }),
  )

const of = (title: string, quantities: string, total: number | null, facts: object = {}) => ({
  title,
  quantities,
  total,
  price: null,
  portions: null,
  reasons: 'exact',
  ...facts,
})

test.each([
  [
    'versions',
    `
Poisson du marché
Ingrédients | Unité | Version A | Version B | Prix | Coût A | Coût B
Lieu jaune | kg | 0.2 | 0.12 | 20 | 4 | 2.4
Fenouil | kg | 0.25 | 0.1 | 4 | 1 | 0.4
Total | | | | | 5 | 2.8`,
    [of('Poisson du marché Version A', '0.2 0.25', 5), of('Poisson du marché Version B', '0.12 0.1', 2.8)],
  ],
  [
    'a starter and a main course',
    `
Poisson du marché
Portions | 1
Ingrédients | Entrée (g) | Plat (g) | Prix/kg | Coût entrée | Coût plat
Lieu jaune | 90 | 150 | 20 | 1.8 =B4*D4/1000 | 3 =C4*D4/1000
Fenouil | 40 | 55 | 4 | 0.16 =B5*D5/1000 | 0.22 =C5*D5/1000
Total | | | | 1.96 =SUM(E4:E5) | 3.22 =SUM(F4:F5)`,
    [
      of('Poisson du marché Entrée', '90 40', 1.96, { portions: 1 }),
      of('Poisson du marché Plat', '150 55', 3.22, { portions: 1 }),
    ],
  ],
  [
    'adults and children who get half',
    `
Poisson du marché
Ingrédients | Unité | Adulte | Enfant | Prix | Coût adulte | Coût enfant
Lieu jaune | kg | 0.2 | 0.1 | 20 | 4 | 2
Fenouil | kg | 0.25 | 0.125 | 4 | 1 | 0.5
Total | | | | | 5 | 2.5`,
    [of('Poisson du marché Adulte', '0.2 0.25', 5), of('Poisson du marché Enfant', '0.1 0.125', 2.5)],
  ],
  [
    'sizes with the cost behind each',
    `
Pizza reine
Ingrédients | Unité | Qté petite | Coût petite | Qté grande | Coût grande | PU
Pâte | kg | 0.2 | 0.4 | 0.3 | 0.6 | 2
Mozzarella | kg | 0.1 | 0.8 | 0.18 | 1.44 | 8
Total | | | 1.2 | | 2.04 |
Prix de vente TTC | | | 9 | | 13 |`,
    [
      of('Pizza reine Petite', '0.2 0.1', 1.2, { price: 9 }),
      of('Pizza reine Grande', '0.3 0.18', 2.04, { price: 13 }),
    ],
  ],
  [
    'names above merged heads',
    `
Pizza reine
Ingrédients | Unité | PU | Version A | → | Version B | →
↓ | ↓ | ↓ | Qté | Coût | Qté | Coût
Pâte | kg | 2 | 0.2 | 0.4 | 0.3 | 0.6
Mozzarella | kg | 8 | 0.1 | 0.8 | 0.18 | 1.44
Total | | | | 1.2 | | 2.04`,
    [of('Pizza reine Version A', '0.2 0.1', 1.2), of('Pizza reine Version B', '0.3 0.18', 2.04)],
  ],
  [
    'numbers of guests whose quantities are no multiples',
    `
Poisson du marché
Ingrédients | Unité | 4 pers. | 8 pers. | PU | Coût 4 pers. | Coût 8 pers.
Lieu jaune | kg | 0.8 | 1.5 | 20 | 16 | 30
Fenouil | kg | 1 | 1.9 | 4 | 4 | 7.6
Total | | | | | 20 | 37.6`,
    [
      of('Poisson du marché 4 pers.', '0.8 1', 20, { portions: 4 }),
      of('Poisson du marché 8 pers.', '1.5 1.9', 37.6, { portions: 8 }),
    ],
  ],
  [
    'prices below the quantities, and no costs',
    `
Burger
Ingrédients | Unité | Simple | Double | PU
Pain | pièce | 1 | 1 | 0.4
Steak | kg | 0.12 | 0.24 | 10
Prix de vente TTC | | 9 | 12 |`,
    [
      of('Burger Simple', '1 0.12', null, { price: 9, reasons: 'total-missing' }),
      of('Burger Double', '1 0.24', null, { price: 12, reasons: 'total-missing' }),
    ],
  ],
  [
    'one of them with another total',
    `
Poisson du marché
Ingrédients | Unité | Version A | Version B | Prix | Coût A | Coût B
Lieu jaune | kg | 0.2 | 0.12 | 20 | 4 | 2.4
Fenouil | kg | 0.25 | 0.1 | 4 | 1 | 0.4
Total | | | | | 5 | 3.8`,
    [
      of('Poisson du marché Version A', '0.2 0.25', 5),
      of('Poisson du marché Version B', '0.12 0.1', 3.8, { reasons: 'figure-differs' }),
    ],
  ],
])('%s are a sheet each', (_, drawing, sheets) => {
  expect(read(drawing)).toEqual(sheets)
})
