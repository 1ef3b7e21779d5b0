import { expect, test } from 'vitest'
import { findHeader } from './find-header.ts'
import { listOf, matrixOf } from './testing/lists.ts'
import { headersOf } from '../tables/header.ts'

const HEADER = ['Code', 'Désignation', 'Unité', 'Prix HT']
const ROW = ['C12', 'Crème entière', 'L', '4,10']

test('a title above the header is not part of it, although it mentions prices', () => {
  const matrix = [['Laiterie inventée', 'Tarif de mars', '', ''], HEADER, ROW]
  expect(findHeader(matrix)).toEqual({ row: 1, height: 1 })
})

test('a header of two rows is one header', () => {
  const matrix = [['Produit', '', 'Prix', ''], ['Code', 'Désignation', 'HT', 'TTC'], ROW]
  const header = findHeader(matrix)
  expect(header).toEqual({ row: 0, height: 2 })
  expect(headersOf(matrix, header)).toEqual(['Produit Code', 'Produit Désignation', 'Prix HT', 'Prix TTC'])
})

test.each([
  'Fruit;Bio;Raisonné',
  'Légume;Plein champ;Serre',
  'Produit;12/10;19/10',
  'Produit;Lun. 12/10;Mar. 13/10',
  'Produit;5 nov;12 nov',
  'Produit;Lundi;Mardi',
  'Espèce;lun.;mar.',
  'Viande;Départ;Franco',
  'Appellation;75 cl;150 cl',
  'Volaille;Standard;Label Rouge',
])('texts over columns of figures are the heads, whatever they say: %s', (heads) => {
  expect(findHeader(matrixOf([heads, 'Ail;2,50;1,90', 'Navet;2,80;2,10', 'Kiwi;3,10;2,60']))).toEqual({
    row: 0,
    height: 1,
  })
})

test.each([
  ['Carotte;2,50;1,90', 'Navet;2,80;2,10', 'Kiwi;3,10;2,60'],
  ['Lait;1 L;nc', 'Crème;50 cl;2,10', 'Beurre;250 g;2,60'],
  ['Homard;kg;sur demande;12/11', 'Bar;kg;19,00;12/11', 'Sole;kg;28,00;12/11'],
  ['Turbot;kg;à venir;criée', 'Bar;kg;19,00;2', 'Sole;kg;28,00;3'],
  ['Ail;kg;nc', 'Navet;kg;2,10', 'Kiwi;kg;2,60'],
  ['Gambas;12/15;8,90', 'Crevette;20/30;12,10', 'Crevette rose;30/40;7,60'],
])('a product is no row of heads: %s', (...rows) => {
  expect(findHeader(matrixOf(rows))).toBeNull()
})

test.each([
  ['Produit;Prix HT;Prix HT', ';au kg;à la pièce', ['Produit', 'Prix HT au kg', 'Prix HT à la pièce']],
  ['Produit;Tarif;Tarif', ';€/kg;€/colis', ['Produit', 'Tarif €/kg', 'Tarif €/colis']],
])('units under heads of prices belong to them: %s', (heads, units, expected) => {
  const matrix = matrixOf([heads, units, 'Magret;18,90;7,50', 'Cuisse;12,40;3,10'])
  expect(headersOf(matrix, findHeader(matrix))).toEqual(expected)
})

test.each([
  'cours du jour',
  'cours',
  'prix du jour',
  'selon cours',
  'au cours',
  's/cours',
  'Cours du marché',
])("a first product without a price is none of the heads: '%s'", (price) => {
  const { rows, skipped } = listOf(
    'Produit;Prix;U',
    `Turbot sauvage;${price};kg`,
    'Bar;18,90;kg',
    'Sole;26,00;kg',
  )
  expect(rows.map(({ name, unit }) => `${name} ${unit}`)).toEqual(['Bar kg', 'Sole kg'])
  expect(skipped).toMatchObject([{ row: 1, reason: 'price-on-request' }])
})

test('a second row of heads may still be of the day', () => {
  expect(
    findHeader([
      ['Produit', 'Unité', 'Prix'],
      ['', 'Unité', 'Cours du jour'],
      ['Bar', 'kg', '18,90'],
    ]),
  ).toEqual({ row: 0, height: 2 })
})
