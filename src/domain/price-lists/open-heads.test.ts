import { describe, expect, test } from 'vitest'
import { rolesOf, rowsOf } from './testing/lists.ts'

const ROWS = ['Poulet 1,8 kg;5,95;Kg', 'Coquelet 450 g;3,10;Pce', 'Dinde;4,80;Kg', 'Thym;1,20;botte']

test.each(['/', '', 'le', 'au', '€ /', 'Par'])("units under '%s' are those of the prices", (head) => {
  expect(rowsOf(`Désignation;Prix;${head}`, ...ROWS)).toEqual(['5.95/kg', '6.8889/kg', '4.8/kg', '1.2/botte'])
})

test.each(['Obs.', 'Zone', 'Poste', 'Divers'])("under another head they are none: '%s'", (head) => {
  expect(rolesOf(`Désignation;Prix;${head}`, ...ROWS)[2]).toBe('ignored')
})

test('under an open head other texts are no units', () => {
  expect(rolesOf('Désignation;Prix;', 'Poulet;5,95;frais', 'Dinde;4,80;promo')[2]).toBe('ignored')
})

describe("'Par' over figures says how many pieces a price is of", () => {
  test.each([
    ['Oeufs calibre L;21,50;100', '0.215/pièce'],
    ['Oeufs M;5,40;30', '0.18/pièce'],
    ['Citron vert;0,45;1', '0.45/pièce'],
    ['Caissettes;12,00;1000', '0.012/pièce'],
    ['Escargots;38,00;12 dz', '0.26389/pièce'],
    ['Farine;620,00;tonne', '0.62/kg'],
  ])('%s', (row, price) => {
    expect(rowsOf('Article;Prix HT;Par', 'Sel;0,40;kg', row, 'Huile;2,10;L')[1]).toBe(price)
  })

  test('and under a head of units they stay a doubt', () => {
    expect(rowsOf('Article;Prix HT;Unité', 'Sel;0,40;kg', 'Oeufs M;5,40;30', 'Huile;2,10;L')[1]).toContain(
      'pack-unreadable',
    )
  })
})

test.each([
  'Eau plate verre 1 L;casier 12;6,60',
  'Bière 25 cl;casier 30;24,00',
  'Cola 33 cl;casier de 24;13,90',
])('a casier holds its bottles, and its price is asked about: %s', (row) => {
  expect(rowsOf('Désignation;Contenance;Prix HT', row)[0]).toContain('price-basis-uncertain')
})
