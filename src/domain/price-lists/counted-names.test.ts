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

test.each([
  ['Huîtres creuses n°3 (100 pcs);bourriche;62,00', '0.62/pièce'],
  ['Huîtres spéciales n°2 (50 pièces);colis;34,00', '0.68/pièce'],
  ['Huîtres plates 4 dz;bourriche;48,00', '1/pièce'],
  ['HUITRES CREUSES N°3 X100;BOURRICHE;62,00', '0.62/pièce'],
  ['Oursins (24 pièces);panier;36,00', '1.5/pièce'],
  ['Citrons verts (100 pièces);cagette;30,00', '0.3/pièce'],
])('what is loose in a bourriche or a crate is counted by the name: %s', (row, price) => {
  expect(rowsOf(HEADS, row)).toEqual([price])
})

test('also in a line of a message', () => {
  const lines = ['Huîtres creuses n°3 (100 pcs)  62,00 € la bourriche', 'Moules sac 5 kg  19,50 € le sac']
  expect(rowsOf(...lines, 'Tourteau  8,90 €/kg')).toEqual(['0.62/pièce', '3.9/kg', '8.9/kg'])
})

test.each(['Nems poulet (50 pcs);colis;18,00', 'Croissants (60 pcs);carton;24,00'])(
  'other goods may be so many in each of several packs: %s',
  (row) => {
    expect(rowsOf(HEADS, row)[0]).toContain(' pack-missing')
  },
)

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
