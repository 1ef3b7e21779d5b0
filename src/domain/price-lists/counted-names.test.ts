import { describe, expect, test } from 'vitest'
import { rowsOf } from './testing/lists.ts'

const HEADS = 'Désignation;U;PU HT'

describe('what a name counts is what one box or bag of it holds', () => {
  test.each([
    ['Cuisse canard confite x12;bte;19,80', '1.65/pièce'],
    ['Escargots 4 dz;boîte;14,40', '0.3/pièce'],
    ['Feuille de brick x10;pqt;1,85', '0.185/pièce'],
    ['Gésiers x 20;boîte;15,00', '0.75/pièce'],
    ['Nem poulet x50;sac;18,50', '0.37/pièce'],
    ['SAUCISSE FRANCFORT X50;SCH;14,50', '0.29/pièce'],
    ['Samoussas (24 pièces);barquette;14,40', '0.6/pièce'],
    ['Œufs de caille x18;boîte;2,70', '0.15/pièce'],
  ])('%s', (row, price) => {
    expect(rowsOf(HEADS, row)).toEqual([price])
  })

  test.each([
    ['Cuisse canard confite x12;boîte;19,80', '1.65/pièce'],
    ['Feuilles de brick x10;paquet;1,85', '0.185/pièce'],
    ['Nem poulet x50;sac;18,50', '0.37/pièce'],
  ])('also where the column of packs names the box: %s', (row, price) => {
    expect(rowsOf('Désignation;Conditionnement;Prix HT', row)).toEqual([price])
  })
})

describe('it is a doubt where the price may be of one', () => {
  test.each([
    'Cuisse canard confite x12;pièce;19,80',
    'Bordeaux rouge x6;btl;5,20',
    'Cola x24;canette;0,55',
    'Radis x15;botte;0,90',
    'Fraises x16;barquette;2,50',
    'Camembert x6;boîte;2,10',
    'Tartelettes x 36;crt;12,60',
  ])('%s', (row) => {
    expect(rowsOf(HEADS, row)[0]).toMatch(/ pack-(?:ambiguous|missing)/u)
  })
})

test.each(['Crevettes 16/20;boîte;19,80', 'Gâteau 10 parts;boîte;18,00', 'Farine T55;sac;18,75'])(
  'other figures of a name count nothing: %s',
  (row) => {
    const [, , price = ''] = row.split(';')
    expect(rowsOf(HEADS, row)[0]).toContain(`${String(Number(price.replace(',', '.')))}/`)
  },
)
