import { expect, test } from 'vitest'
import { rolesOf } from './test-lists.ts'

test.each([
  ['Désignation;Prix HT 2025;Prix HT 2026', 'Tomate;2,40;2,50', ['name', 'ignored', 'price']],
  [
    'Désignation;Unité;Prix HT 2025;Unité;Prix HT 2026',
    'Tomate;kg;2,40;kg;2,50',
    ['name', 'unit', 'ignored', 'ignored', 'price'],
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
    ['code', 'name', 'price', 'ignored', 'ignored'],
  ],
  [
    'Produit;Fournisseur A;Prix HT;Fournisseur B;Prix HT',
    'Tomate;Durand;2,40;Lebrun;2,50',
    ['name', 'ignored', 'price', 'ignored', 'ignored'],
  ],
])('columns that come again in one list are no second list: %s', (heads, row, roles) => {
  const other = row.replace('Tomate', 'Ail').replace('ronde', 'violet').replaceAll(/,/gu, ',1')
  expect(rolesOf(heads, row, other)).toEqual(roles)
})
