import { describe, expect, test } from 'vitest'
import { listOf, rowsOf } from './testing/lists.ts'

const HEADS = 'Désignation;Conditionnement;Prix HT'

describe('a counted pack whose price makes sense in one way only', () => {
  test.each([
    ['Gants nitrile;boîte de 100;6,90', '0.069/pièce'],
    ['Sac poubelle 110 L;rouleau de 25;4,50', '0.18/pièce'],
    ['Cure-dents;bte 24 pcs;2,40', '0.1/pièce'],
    ['Filtres à café;sachet de 50;3,20', '0.064/pièce'],
    ['Vanilla pods;tube of 10;18,00', '1.8/pièce'],
    ['Serviettes ouate 2 plis;paquet de 100;2,10', '0.021/pièce'],
    ['Œufs calibre M;plateau de 30;5,40', '0.18/pièce'],
    ['Macarons assortis;boîte de 24;21,60', '0.9/pièce'],
    ['Feuilles de brick;paquet de 10;1,90', '0.19/pièce'],
  ])('is not asked about: %s', (row, price) => {
    expect(rowsOf(HEADS, row)).toEqual([price])
  })

  test.each([
    ['Gants nitrile;boîte de 100;pièce;6,90', '0.069/pièce'],
    ['Sac poubelle 110 L;rouleau de 25;unité;4,50', '0.18/pièce'],
    ['Cure-dents;bte 24 pcs;pce;2,40', '0.1/pièce'],
    ['Filtres à café;sachet de 50;pièce;3,20', '0.064/pièce'],
    ['Vanilla pods;tube of 10;each;18,00', '1.8/pièce'],
    ['Œufs frais;plateau de 30 œufs;pièce;0,21', '0.21/pièce'],
  ])('is not asked about where a piece is named: %s', (row, price) => {
    expect(rowsOf('Désignation;Conditionnement;Unité;PU HT', row)).toEqual([price])
  })

  test.each([
    ['Filtres à café;sachet de 50;sachet;3,20', '0.064/pièce'],
    ['Asperges;botte de 20;botte;6,00', '0.3/pièce'],
    ['Cookies;barquette de 12;barquette;4,80', '0.4/pièce'],
    ['Galettes;sachet de 6;sachet;2,40', '0.4/pièce'],
    ['Tortillas;sachet de 18;sachet;3,60', '0.2/pièce'],
  ])('is priced by what is counted in it: %s', (row, price) => {
    expect(rowsOf('Désignation;Conditionnement;Unité;Prix HT', row)).toEqual([price])
  })
})

describe('a counted pack is asked about', () => {
  test.each([
    'Citrons;colis de 6;2,40',
    'Gants de cuisine;carton de 10;69,00',
    'Serviettes ouate;colis de 10;1,60',
    'Fleurs comestibles;x 30;12,00',
    'Galettes;lot de 4;3,00',
  ])('where a colis may be priced by one of what it holds: %s', (row) => {
    expect(rowsOf(HEADS, row)[0]).toContain('price-basis-uncertain')
  })

  test.each([
    ['Macarons assortis;boîte de 24;1,20', 1.2],
    ['Éclairs café;boîte de 20;2,40', 2.4],
    ['Chouquettes;sachet de 50;0,35', 0.35],
    ['Financiers;boîte de 30;0,60', 0.6],
    ['Galettes;paquet de 20;1,50', 1.5],
  ])('or says what one alone costs: %s', (row, ofOne) => {
    const [read] = listOf(HEADS, row).rows
    const readings = read?.byBasis?.map(({ priceHt }) => priceHt) ?? [read?.priceHt]
    expect(readings).toContain(ofOne)
  })

  test('where a box of pieces is sold by the pièce', () => {
    const heads = 'Désignation;Conditionnement;Unité;Prix HT'
    expect(rowsOf(heads, 'Samoussas;boîte de 24 pièces;pièce;14,40')[0]).toContain('price-basis-uncertain')
    expect(rowsOf(heads, 'Samoussas;boîte de 24 pièces;boîte;14,40')).toEqual(['0.6/pièce'])
  })

  test('where figures in a box are without their measure', () => {
    expect(rowsOf(HEADS, 'Gants;boîte de 100;6,90', 'Piques;bte 500;3,20')[1]).toContain('pack-ambiguous')
  })
})

test.each([
  ['Gobelet carton 25 cl;carton de 1000;48,00', '0.048/pièce'],
  ['Boîte à burger kraft;carton de 300;36,00', '0.12/pièce'],
  ['Serviette 2 plis 33x33;carton de 2400;24,00', '0.01/pièce'],
  ['Œufs calibre M plein air;caisse de 180;34,20', '0.19/pièce'],
  ['Spéculoos emballés;carton de 300;17,40', '0.058/pièce'],
  ['Dosette de café;colis de 500;62,00', '0.124/pièce'],
])('of hundreds in a colis the price is never of one: %s', (row, price) => {
  expect(rowsOf('Désignation;Conditionnement;Prix HT', row)).toEqual([price])
})

test('a colis of a few may be of packs, and is asked about', () => {
  expect(rowsOf('Désignation;Conditionnement;Prix HT', 'Boîte à burger;carton de 24;36,00')[0]).toContain(
    'price-basis-uncertain',
  )
})
