import { expect, test } from 'vitest'
import { rolesOf, summarizeRows } from './testing/lists.ts'

test.each([
  ['Désignation;Prix HT 2025;Prix HT 2026', 'Tomate;2,40;2,50', ['name', 'ignored', 'price']],
  [
    'Désignation;Unité;Prix HT 2025;Unité;Prix HT 2026',
    'Tomate;kg;2,40;kg;2,50',
    ['name', 'ignored', 'ignored', 'unit', 'price'],
  ],
  [
    'Désignation;Unité;Prix HT;Unité;Colis',
    'Tomate;kg;2,50;colis;6',
    ['name', 'unit', 'price', 'ignored', 'ignored'],
  ],
  [
    'Désignation;Prix HT;Désignation longue;Prix TTC',
    'Tomate;2,50;Tomate ronde;2,64',
    ['name', 'price', 'ignored', 'priceWithTax'],
  ],
  [
    'Code;Désignation;Prix départ HT;Fournisseur;Prix HT',
    'A1;Tomate;2,40;Maison Durand;2,50',
    ['code', 'name', 'ignored', 'ignored', 'ignored'],
  ],
  [
    'Produit;Fournisseur A;Prix HT;Fournisseur B;Prix HT',
    'Tomate;Durand;2,40;Lebrun;2,50',
    ['name', 'ignored', 'ignored', 'ignored', 'ignored'],
  ],
])('columns that come again in one list are no second list: %s', (heads, row, roles) => {
  const other = row.replace('Tomate', 'Ail').replace('ronde', 'violet').replaceAll(/,/gu, ',1')
  expect(rolesOf(heads, row, other)).toEqual(roles)
})

test.each([
  ['Désignation;Unité;Prix 2025;Unité;Prix 2026', 'Carottes;kg;1,00;botte;2,00', 'Navets;kg;1,10;botte;1,90'],
  ['Désignation;Prix 2025;Unité;Prix 2026;Unité', 'Carottes;1,00;kg;2,00;botte', 'Navets;1,10;kg;1,90;botte'],
  ['Désignation;Unité;Prix 2026;Unité;Prix 2025', 'Carottes;botte;2,00;kg;1,00', 'Navets;botte;1,90;kg;1,10'],
])('%s: the price of this year has its own unit', (...list) => {
  expect(summarizeRows(...list)).toEqual(['- Carottes · Légumes · 2/botte', '- Navets · Légumes · 1.9/botte'])
})
