import { describe, expect, test } from 'vitest'
import { listOf, rowsOf } from './testing/lists.ts'

const HEADS = 'Désignation;Prix HT'
/** A row as a line of a message. */
const line = (row: string) => `${row.replace(';', ' : ')} €`

describe('a name that says the pack is no doubt', () => {
  test.each([
    ['Huile de tournesol bidon 5 L;10,50', '2.1/L'],
    ['Vin rouge bouteille 75 cl;4,20', '4.2/bouteille'],
    ['Moutarde de Dijon seau 3 kg;9,00', '3/kg'],
    ['Farine T55 sac de 25 kg;18,75', '0.75/kg'],
    ['Ketchup flacon 500 ml;2,10', '4.2/L'],
    ['Confiture de fraises pot 370 g;2,22', '6/kg'],
    ['LIQUIDE VAISSELLE 5L BIDON;8,50', '1.7/L'],
    ['Riz basmati sachet 5 kg;9,00', '1.8/kg'],
    ['Lait entier brique 1 L;1,05', '1.05/L'],
    ['Tomate grappe (kg);2,50', '2.5/kg'],
    ['Lait entier le litre;1,10', '1.1/L'],
    ['Basilic botte;0,90', '0.9/botte'],
  ])('%s', (row, price) => {
    expect(rowsOf(HEADS, row)).toEqual([price])
  })

  test.each([
    ['EAU PLATE 50CL;btl;0,22', '0.22/bouteille'],
    ['Liquide vaisselle 5 L;bidon;8,50', '1.7/L'],
    ['Sucre en poudre 1 kg;paquet;1,15', '1.15/kg'],
    ['Sel fin 25 kg;sac;7,90', '0.316/kg'],
    ['Crème liquide 1 L;brique;4,10', '4.1/L'],
  ])('where the row names its container: %s', (row, price) => {
    expect(rowsOf('Désignation;Unité;Prix HT', row)).toEqual([price])
  })
})

test.each([
  ['Sucre semoule 1 kg x 10;colis;11,20', '1.12/kg'],
  ['Lait UHT 6 x 1 L;carton;5,70', '0.95/L'],
  ['Farine 10 x 1 kg;caisse;7,80', '0.78/kg'],
  ['Beurre doux carton 20 x 250 g;carton;43,00', '8.6/kg'],
  ['Tomates pelées 2,5 kg x 6;colis;21,00', '1.4/kg'],
])('a colis whose content the name says is no doubt: %s', (row, price) => {
  expect(rowsOf('Désignation;Unité de vente;Prix HT', row)).toEqual([price])
})

describe('so is a colis that a column counts', () => {
  test.each([
    ['Farine de blé T55 sac 25 kg;1;18,75', '0.75/kg'],
    ['Sucre semoule sachet 1 kg;10;11,90', '1.19/kg'],
    ['Huile de tournesol bidon 5 L;3;29,70', '1.98/L'],
    ['Vinaigre de vin rouge 1 L;6;7,80', '1.3/L'],
    ['Tomates pelées boîte 5/1;3;21,45', '7.15/pièce'],
    ['Riz basmati sac 5 kg;4;38,00', '1.9/kg'],
    ['Thon albacore boîte 400 g;12;57,60', '12/kg'],
  ])('%s', (row, price) => {
    expect(rowsOf('Désignation;Colisage;Prix colis HT', row)).toEqual([price])
    const [name = '', count = '', amount = ''] = row.split(';')
    expect(rowsOf('Libellé;Prix carton HT;Nb par carton', `${name};${amount};${count}`)).toEqual([price])
  })

  test.each([
    ['Désignation;Colisage;Prix colis HT', 'Steak haché 125 g;40;32,00'],
    ['Désignation;Colisage;Prix colis HT', 'Pain burger 80 g;6;13,20'],
    ['Désignation;Colisage;Unité;Prix colis HT', 'Frites sachet 2,5 kg;10;kg;18,00'],
  ])('but where it may be of packs of several or of kilograms: %s %s', (heads, row) => {
    expect(rowsOf(heads, row)[0]).toMatch(/ pack-/u)
  })
})

describe('bread is sold by the piece', () => {
  test.each([
    ['Baguette tradition 250 g;0,85', '3.4/kg'],
    ['Pain de campagne 1 kg;3,60', '3.6/kg'],
    ['Petit pain individuel 50 g;0,28', '5.6/kg'],
    ['Pain burger brioché 80 g;0,55', '6.875/kg'],
    ['Croissant pur beurre 60 g;0,75', '12.5/kg'],
    ['Ciabatta 120 g;0,66', '5.5/kg'],
  ])('%s', (row, price) => {
    expect(rowsOf(HEADS, row)).toEqual([price])
    expect(rowsOf(...['Focaccia plaque 1,2 kg;7,80', row].map(line))[1]).toBe(price)
  })

  test.each(['Brioche tressée 500 g;4,90', 'Pain de mie 1,2 kg;3,10', "Pain d'épices 300 g;0,90"])(
    'but where a kilogram may cost so much, or it is no bread: %s',
    (row) => {
      expect(rowsOf(HEADS, row)[0]).toContain(' pack-from-name')
    },
  )
})

test.each(['Yaourt 4x125 g;colis;10,80', 'Eau 50 cl;colis;5,30', 'Sucre 1 kg;carton;11,20'])(
  'one where the colis may hold several is: %s',
  (row) => {
    expect(rowsOf('Désignation;Unité de vente;Prix HT', row)[0]).toMatch(/ pack-from-name/u)
  },
)

describe('it stays one', () => {
  test.each([
    'Filet de poulet barquette 2 kg;13,80',
    'Carottes sac 10 kg;9,50',
    'Emmental râpé sachet 1 kg;6,90',
    'Frites carton 10 kg;14,00',
    'Jambon cuit 250 g;3,20',
    'Pot-au-feu 2 kg;18,00',
    'Terrine de campagne 1,5 kg;16,50',
    'Filet de bar 1,2 kg;21,00',
  ])('where the price may be of a kilogram: %s', (row) => {
    expect(rowsOf(HEADS, row)[0]).toContain('pack-from-name')
  })

  test.each(['Steak haché 125 g;barquette;4,50', 'Pain burger 80 g;sachet;2,40', 'Eau 50 cl;pack;1,32'])(
    'where the name may be of one of several: %s',
    (row) => {
      expect(rowsOf('Désignation;Unité;Prix HT', row)[0]).toContain('pack-from-name')
    },
  )

  test('where the vessel may be sold empty, or priced by the litre', () => {
    expect(rowsOf(HEADS, 'Bac 4 L bleu;3,10')[0]).toContain('pack-from-name')
    expect(rowsOf(HEADS, 'Jus de pomme BIB 5 L;2,10')[0]).toContain('price-implausible')
    expect(rowsOf(HEADS, 'Jus de pomme BIB 10 L env.;15,00')[0]).toContain('pack-from-name')
  })
})

describe('a counted pack in a name', () => {
  test.each([
    ['Gants nitrile M boîte de 100;6,90', '0.069/pièce'],
    ['Sac poubelle 110 L rouleau de 25;4,50', '0.18/pièce'],
    ['Cure-dents bte 24 pcs;2,40', '0.1/pièce'],
    ['Filtres à café sachet de 50;3,20', '0.064/pièce'],
    ['Œufs frais plateau de 30 œufs;5,40', '0.18/pièce'],
    ['Serviettes 2 plis (paquet de 100);2,10', '0.021/pièce'],
  ])('is read, whether the row names it or nothing: %s', (row, price) => {
    const [name = '', amount = ''] = row.split(';')
    const container = /boîte|rouleau|bte|sachet|plateau|paquet/u.exec(name)?.[0] ?? ''
    expect(rowsOf(HEADS, row)).toEqual([price])
    expect(rowsOf('Désignation;Unité;Prix HT', `${name};${container};${amount}`)).toEqual([price])
  })

  test.each([
    ['Gâteau 10 parts;18,00', '18/pièce'],
    ['Plateau de 12 fromages affinés;36,00', '36/pièce'],
    ['Rosé boîte 12;40,00', '40/pièce'],
  ])('is none in other counts: %s', (row, price) => {
    expect(rowsOf(HEADS, row)[0]).toMatch(new RegExp(`^${price} pack-`, 'u'))
  })

  test('is asked about where it may hold packs or be one of several', () => {
    expect(rowsOf(HEADS, 'Serviettes ouate carton de 12;21,60')[0]).toContain('price-basis-uncertain')
    expect(rowsOf('Désignation;Unité;Prix HT', 'Œufs plateau de 30;colis;43,20')[0]).toContain('pack-missing')
  })
})

const priceOf = (head: string, row: string) => listOf(head, row).rows.map(({ packPriceHt }) => packPriceHt)

describe('the printed price of a kilogram or litre is none of the pack', () => {
  test.each([
    ['Désignation;Poids moyen;Prix/kg', 'Poulet fermier;1,6 kg;9,00'],
    ['Désignation;Pds moy.;Prix au kilo HT', 'Jambon sec;6,5 kg;14,50'],
    ['Désignation;Poids unitaire;€/kg', 'Reblochon;450 g;14,00'],
    ['Désignation;Conditionnement;Unité;Prix HT', 'Carottes;sac 10 kg;kg;0,90'],
    ['Désignation;Conditionnement;Prix au litre', 'Huile;bidon 5 L;2,10'],
    ['Désignation;Colisage;Prix les 100 g', 'Safran;boîte 10 g;320,00'],
  ])('%s', (head, row) => {
    expect(priceOf(head, row)).toEqual([null])
  })

  test.each([
    ['Désignation;Poids;Prix HT;Prix/kg', 'Reblochon;450 g;6,30;14,00', 6.3],
    ['Désignation;Conditionnement;Prix au kg', 'Riz;sachet 1 kg;1,80', 1.8],
    ['Désignation;Conditionnement;Prix HT', 'Huile;bidon 5 L;10,50', 10.5],
    ['Désignation;Unité;Prix HT', 'Persil;botte;0,90', 0.9],
  ])('that of the pack is: %s', (head, row, price) => {
    expect(priceOf(head, row)).toEqual([price])
  })
})

describe('a name that agrees with the container beside it is no doubt', () => {
  test.each([
    ['Huile colza 5 L;bidon;9,75', '1.95/L'],
    ['Mayonnaise 5 kg;seau;14,40', '2.88/kg'],
    ['Thon au naturel 1,7 kg;boîte;15,30', '9/kg'],
    ['Riz long 5 kg;sac;8,50', '1.7/kg'],
    ['Lait ribot 1 L;bouteille;1,45', '1.45/L'],
    ['Eau plate 50 cl;bouteille;0,22', '0.22/bouteille'],
  ])('under a bare price: %s', (row, price) => {
    expect(rowsOf('Désignation;Cond;Prix HT', row)).toEqual([price])
  })

  test.each([
    ['Crème 35% brique 1 L;unité;3,95;6', '3.95/L'],
    ['Chèvre bûche 1 kg;unité;8,60;2', '8.6/kg'],
    ['Lait ribot 1 L;bouteille;1,45;6', '1.45/L'],
    ['Farine T55 1 kg;sachet;0,95;10', '0.95/kg'],
    ['Emmental râpé 1 kg;sachet;6,90;5', '6.9/kg'],
  ])('under the price of the sold unit: %s', (row, price) => {
    expect(rowsOf('Désignation;Cond;Prix/UVC;UVC/colis', row)).toEqual([price])
  })

  test('an egg in a name is no container', () => {
    expect(rowsOf('LIB;UV;PVHT', 'OEUF LIQUIDE ENTIER 1L;BTL;3,95')).toEqual(['3.95/L'])
  })

  test.each([
    'Steak haché 125 g;barquette;4,50',
    'Yaourt 125 g;sachet;1,20',
    'Dosette de lait 10 ml;boîte;3,20',
    'Confiture 30 g;boîte;4,80',
    'Carottes 10 kg;sac;9,50',
    'Filet de poulet 2 kg;barquette;13,80',
    'Huile brique 1 L;bidon;9,75',
    'Eau 50 cl;pack;1,32',
  ])('one that may be of one of several, or of a kilogram, stays one: %s', (row) => {
    expect(rowsOf('Désignation;Cond;Prix HT', row)[0]).toContain('pack-from-name')
  })

  test.each(['Yaourt nature 125 g;pack x4;1,28;6', 'Steak haché 125 g;barquette;4,50;8'])(
    'and so it does under the price of the sold unit: %s',
    (row) => {
      expect(rowsOf('Désignation;Cond;Prix/UVC;UVC/colis', row)[0]).toContain('pack-from-name')
    },
  )
})
