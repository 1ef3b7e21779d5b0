import { describe, expect, test } from 'vitest'
import { rowsOf } from './testing/lists.ts'

describe('a weight of what is many in a box or a bag is of all of it', () => {
  test.each([
    ['Curry de Madras 450 g;BOITE;9,60', '21.3333/kg'],
    ['Cannelle moulue 400 g;BOITE;9,90', '24.75/kg'],
    ['Poivre noir moulu 450 g;POT;10,35', '23/kg'],
    ['Herbes de Provence 250 g;POT;6,20', '24.8/kg'],
    ['Cumin en poudre 45 g;flacon;1,90', '42.2222/kg'],
    ['Safran en pistils 1 g;BOITE;6,50', '6500/kg'],
    ['Sablés bretons 300 g;PAQUET;2,60', '8.6667/kg'],
    ['Biscuits cuillère 400 g;paquet;2,95', '7.375/kg'],
    ['Amandes effilées 250 g;sachet;3,00', '12/kg'],
  ])('%s', (row, price) => {
    expect(rowsOf('Désignation;UV;Prix HT', row)).toEqual([price])
    expect(rowsOf('Désignation;Cond.;PU HT', row.replace(/ \d+ g/u, ''), row)[1]).toContain(price)
  })

  test.each([
    'Poivre 2 g;BOITE;6,50',
    'Poivre dosette 0,2 g;BOITE;6,50',
    'Biscuit 30 g;BOITE;6,50',
    'Madeleine 25 g;BOITE;6,50',
    'Terrine 180 g;CARTON;26,00',
    'Steak haché 150 g;SACHET;14,60',
  ])('what may be of one in it is a doubt: %s', (row) => {
    expect(rowsOf('Désignation;UV;Prix HT', row).join(' ')).toContain('pack-from-name')
  })
})

describe('a pack of several in a name, beside the word for it', () => {
  test.each([
    ['Eau minérale plate 6 x 1,5 L;pack;2,70', '0.45/bouteille'],
    ['Eau de source 6 x 1,5 L;pack;1,80', '0.3/bouteille'],
    ['Lait demi-écrémé UHT 6 x 1 L;pack;5,70', '0.95/L'],
    ['Lait entier UHT 6 x 1 L;lot;5,40', '0.9/L'],
    ['Sucre semoule 10 x 1 kg;pack;11,50', '1.15/kg'],
    ['Lait entier UHT 6 x 1 L;pack;0,95', '0.95/L'],
  ])('of a staple has the one usual price: %s', (row, price) => {
    expect(rowsOf('Désignation;Cond.;PU HT', row)).toEqual([price])
  })

  test.each([
    'Cola 6 x 33 cl;pack;3,30',
    "Jus d'orange 6 x 1 L;carton;2,05",
    'Eau gazeuse 6 x 1 L;pack;3,60',
  ])('of anything else, or at another price, is asked: %s', (row) => {
    expect(rowsOf('Désignation;Cond.;PU HT', row).join(' ')).toContain('price-basis-uncertain')
  })
})
