import { describe, expect, test } from 'vitest'
import { basisQuestion } from './basis-question.ts'
import { listOf, rowsOf } from './testing/lists.ts'
import { summarizePack } from './testing/packs.ts'

const HEADS = ['Désignation;Conditionnement;Unité;Prix HT', 'Désignation;Conditionnement;Unité;PU HT']

describe.each(HEADS)('several things sold by the pièce may be one as written: %s', (heads) => {
  test.each([
    ['Yaourt nature;2x125 g;pièce;0,90', '3.6/kg', [3.6, 7.2]],
    ['Yaourt aux fruits;4 x 125 g;pce;1,80', '3.6/kg', [3.6, 14.4]],
    ['Crème dessert;pack 4x100 g;unité;1,60', '4/kg', [4, 16]],
    ['Beurre;4x250 g;pièce;9,00', '9/kg', [9, 36]],
    ['Tofu;lot de 2 x 200 g;pièce;3,20', '8/kg', [8, 16]],
    ['Fromage blanc;8 x 100 g;pc;2,40', '3/kg', [3, 24]],
    ['Saumon fumé;6x100 g x8;pièce;9,60', '16/kg', [2, 16]],
    ['Yaourt;6x(4x125 g);pièce;1,80', '3.6/kg', [0.6, 3.6]],
  ])('%s', (row, price, readings) => {
    const { rows } = listOf(heads, row)
    expect(rowsOf(heads, row)).toEqual([`${price} price-basis-uncertain`])
    expect(rows[0]?.byBasis?.map(({ priceHt }) => priceHt).toSorted((one, other) => one - other)).toEqual(
      readings,
    )
  })

  test('a kilogram is none of the readings', () => {
    const rows = ['Yaourt;2x125 g;pièce;0,90', 'Beurre;4x250 g;pièce;9,00', 'Crème;4x100 g;pièce;1,60']
    expect(basisQuestion(listOf(heads, ...rows).rows)).toMatchObject({ rows: 3, guess: 'whole' })
  })

  test.each([
    ['Emmental;250 g;pièce;2,50', '10/kg'],
    ['Camembert;pièce de 250 g;pièce;2,40', '9.6/kg'],
    ['Lardons;barquette 2x100 g;barquette;1,80', '9/kg'],
    ['Yaourt;4x125 g;lot;1,80', '3.6/kg'],
  ])('one thing is that one: %s', (row, price) => {
    expect(rowsOf(heads, row)).toEqual([price])
  })
})

test('a colis of several kilograms or litres is sold by one of them', () => {
  const [heads = ''] = HEADS
  expect(rowsOf(heads, 'Lait;6x1L;pièce;0,98', 'Chèvre bûche;6 x 1 kg;pièce;9,80')).toEqual([
    '0.98/L',
    '9.8/kg',
  ])
})

test('a printed price per kg shows which', () => {
  const heads = 'Désignation;Conditionnement;Unité;Prix HT;Prix/kg'
  const rows = [
    'Yaourt;2x125 g;pièce;0,90;3,60',
    'Beurre;4x250 g;pièce;2,25;9,00',
    'Saumon;6x100 g;pièce;14,40;24,00',
  ]
  expect(rowsOf(heads, ...rows)).toEqual(['3.6/kg', '9/kg', '24/kg'])
})

test.each([
  ['6x100 g x8', '· 4800 g > 8 · 600 g > 6 · 100 g'],
  ['4 x 125 g x 6', '· 3000 g > 6 · 500 g > 4 · 125 g'],
  ['12x33 cl x 2', '· 7920 ml > 2 · 3960 ml > 12 · 330 ml'],
  ['2x80g x 10', '· 1600 g > 10 · 160 g > 2 · 80 g'],
  ['24 x 0,5 L x 3', '· 36000 ml > 3 · 12000 ml > 24 · 500 ml'],
  ['6 x 4 x 125 g', '· 3000 g > 6 · 500 g > 4 · 125 g'],
])('a count behind is of all before it: %s', (text, pack) => {
  expect(summarizePack(text)).toBe(pack)
})

describe('a pack of staples that is sold as one has the one price that is usual', () => {
  test.each([
    ['Lait entier UHT;pack 6 x 1 L;5,70', '0.95/L'],
    ['Lait demi-écrémé UHT;pack 6 x 1 L;0,95', '0.95/L'],
    ['Sucre semoule;lot 10 x 1 kg;11,90', '1.19/kg'],
    ['Farine de blé T55;pack 10 x 1 kg;0,75', '0.75/kg'],
    ['Sel fin;lot de 12 x 1 kg;5,40', '0.45/kg'],
    ['Huile de tournesol;pack 4 x 5 L;39,60', '1.98/L'],
  ])('%s', (row, price) => {
    expect(rowsOf('Produit;Cond.;Tarif HT', row)).toEqual([price])
  })

  test.each([
    'Lait entier UHT;6 x 1 L;5,70',
    'Lait entier;pack 6 x 1 L;2,40',
    'Lait de coco;pack 6 x 1 L;15,00',
    'Lait de chèvre UHT;pack 6 x 1 L;9,90',
    "Huile d'olive;pack 4 x 5 L;132,00",
  ])('and is asked where another may be: %s', (row) => {
    expect(rowsOf('Produit;Cond.;Tarif HT', row)[0]).toContain('price-basis-uncertain')
  })
})
