import { describe, expect, test } from 'vitest'
import { rowsOf } from './testing/lists.ts'

const ROWS = ['Fromage blanc;Seau 5 kg;2,75', 'Mascarpone;Pot 500 g;7,20', 'Crème;Brique 1 L;4,45']
const PRICES = ['2.75/kg', '7.2/kg', '4.45/L']

describe('a price of a kilogram or a litre is of the one that its pack is measured in', () => {
  test.each([
    'Prix HT kg ou L',
    'Prix HT kg ou litre',
    'Prix kg ou litre HT',
    'Prix HT kg/L',
    'Prix HT au kg ou au L',
    'Tarif HT kilo ou litre',
    "Prix à l'unité de mesure",
  ])('%s', (head) => {
    expect(rowsOf(`Désignation;Conditionnement;${head}`, ...ROWS)).toEqual(PRICES)
  })

  test('by the pack in its name, and a doubt where none shows it', () => {
    const rows = ['Huile colza 5 L;2,10', 'Farine sac 25 kg;0,70', 'Feta;7,00']
    expect(rowsOf('Désignation;Prix HT kg ou L', ...rows)).toEqual([
      '2.1/L',
      '0.7/kg',
      '7/kg price-basis-uncertain',
    ])
  })

  test('beside the price of one it is the further price', () => {
    const heads = 'Libellé;Conditionnement;Colisage;Prix HT unité;Prix HT kg ou L'
    const rows = [
      'Beurre;Plaquette 250 g;20;2,35;9,40',
      'Crème;Seau 5 L;1;21,50;4,30',
      'Œufs;Plaque de 30;12;5,70;',
    ]
    expect(rowsOf(heads, ...rows)).toEqual(['9.4/kg', '4.3/L', '0.19/pièce'])
  })
})
