import { describe, expect, test } from 'vitest'
import { priceHeaderOf } from './price-header.ts'
import { rolesOf, summarizeRows } from './testing/lists.ts'

describe('a header says what its prices are of', () => {
  test.each([
    ['Prix colis HT', 'colis'],
    ['Prix HT du colis', 'colis'],
    ['P.V. HT / carton', 'carton'],
    ['Prix sac', 'sac'],
    ['Prix pièce HT', 'piece'],
    ['PU HT / kg', 'kg'],
    ['Prix au litre', 'L'],
    ['P.U. HT', 'one'],
    ['P.U. TTC', 'one'],
    ['PUHT', 'one'],
    ['Prix unitaire HT', 'one'],
    ["Prix à l'unité", 'one'],
    ['Tarif / U', 'one'],
    ["Prix à l'unité de mesure", 'kg or L'],
    ['Prix au kg ou L', 'kg or L'],
    ['Prix HT pour 100', '100 piece'],
    ['Prix au mille', '1000 piece'],
    ['Prix par 2 dz', '24 piece'],
    ['Prix au 100', '100 piece'],
    ['Prix au 15', ''],
    ['Prix du 12 au 18', ''],
    ['Prix HT au 15/03', ''],
    ['Tarif au 01/09/2026', ''],
    ['Tarif du 02/03 au 15/03', ''],
    ['Prix du 15.03.2026', ''],
    ['Prix 2025/2026', ''],
    ['Prix au 15 mars', ''],
    ['Prix au 15/03 le kg', 'kg'],
    ['Prix livré', ''],
    ['Tarif 5 colis et +', ''],
    ['Prix 10 colis et plus', ''],
    ['Prix 10 cartons ou +', ''],
    ['Tarif 1 à 4 sacs', ''],
    ['Prix 5 colis mini', ''],
    ['Prix mini 5 colis', ''],
    ['Prix + de 5 caisses', ''],
    ['Prix 10 kg et +', ''],
    ['Prix de 5 à 10 kg', ''],
    ['Prix à partir de 20 kg', ''],
    ['Prix par 5 colis', ''],
    ['Prix les 10 cartons', ''],
    ['Prix carton de 6', 'carton'],
    ['Prix au kg dès 10 kg', 'kg'],
    ['Prix carton 5 cartons et au-delà', 'carton'],
    ['Prix sac 25 kg + consigne', 'sac'],
    ['Prix bidon 5 L plus TVA', 'bidon'],
    ['Prix HT', ''],
    ['P.A. HT', ''],
    ['Unit price', ''],
    ['Prix au kg ou à la pièce', ''],
  ])('%s: %s', (header, expected) => {
    const { per, or, single } = priceHeaderOf(header)
    const units = [per, ...or].flatMap((one) => {
      if (one === null) return []
      if (one.kind === 'container')
        return [one.count > 1 ? `${String(one.count)} ${one.container.name}` : one.container.name]
      return [one.measure.dimension === 'weight' ? 'kg' : 'L']
    })
    expect(single ? 'one' : units.join(' or ')).toBe(expected)
  })
})

describe('the price of a colis is one beside any column of units', () => {
  test('alone', () => {
    expect(
      summarizeRows(
        'Code;Désignation;Rayon;Unité;Conditionnement;Prix colis HT',
        '00001;Lait entier UHT;Crémerie;L;6x1L;5,70',
        '00002;Emmental râpé;Crémerie;kg;10 x 1 kg;78,00',
        '00003;Eau plate;Boissons;pièce;24 x 50 cl;6,00',
        '00004;Sucre;Épicerie;kg;sac 25 kg;22,50',
        '00005;Chapelure;Épicerie;kg;sachet 1 kg;22,50',
      ),
    ).toEqual([
      '00001 Lait entier UHT · Crémerie · 0.95/L',
      '00002 Emmental râpé · Crémerie · 7.8/kg',
      '00003 Eau plate · Boissons · 0.25/bouteille',
      '00004 Sucre · Épicerie · 0.9/kg',
      '00005 Chapelure · Épicerie · 22.5/kg (price-basis-uncertain)',
    ])
  })

  test('and beside the price of one kg, L or piece, by the unit that the row is invoiced in', () => {
    const list = [
      'Code;Désignation;Marque;Unité de facturation;Colisage;PU HT / kg;Prix HT du colis',
      '1;Beurre doux;M0;kg;20 x 250 g;8,40;42,00',
      '2;Huile de tournesol;M1;L;6x1L;2,10;12,60',
      '3;Baguette;M2;pièce;40;0,45;18,00',
      '4;Farine T45;M3;kg;10;0,95;9,50',
      '5;Sel;M4;kg;2,5;0,40;1,00',
      '6;Poivre;M5;kg;4;18,00;60,00',
    ]
    expect(rolesOf(...list)).toEqual(['code', 'name', 'brand', 'unit', 'pack', 'unitPrice', 'price'])
    expect(summarizeRows(...list)).toEqual([
      '1 Beurre doux · Crémerie · 8.4/kg',
      '2 Huile de tournesol · Épicerie · 2.1/L',
      '3 Baguette · Épicerie · 0.45/pièce',
      '4 Farine T45 · Épicerie · 0.95/kg',
      '5 Sel · Épicerie · 0.4/kg',
      '6 Poivre · Épices · 18/kg (pack-ambiguous, unit-price-differs)',
    ])
  })
})

describe('a price of one', () => {
  test('is one egg where a price of the plateau agrees, or where only an egg costs so much', () => {
    expect(
      summarizeRows(
        'Désignation;Conditionnement;Prix unitaire HT;Prix colis HT',
        'Œufs frais;plateau de 30 œufs;0,21;6,30',
        'Lait;6 x 1 L;0,95;5,70',
      ),
    ).toEqual(['- Œufs frais · Crémerie · 0.21/pièce', '- Lait · Crémerie · 0.95/L'])
    expect(
      summarizeRows(
        'Désignation;Conditionnement;Unité;Prix unitaire HT',
        'Œufs frais;plateau de 30 œufs;pièce;0,21',
        'Œufs bio;plateau de 30 œufs;plateau;6,30',
      ),
    ).toEqual(['- Œufs frais · Crémerie · 0.21/pièce', '- Œufs bio · Crémerie · 0.21/pièce'])
  })

  test('is read the same with VAT as without', () => {
    const rows = ['Chinon;6 x 75 cl;9,60', 'Chablis;75 cl;18,00', 'Crémant;carton 6 bouteilles 75cl;15,00']
    const doubts = summarizeRows('Vin;Cond.;P.U. HT', ...rows)
    expect(doubts).toEqual([
      '- Chinon · Boissons · 9.6/bouteille (price-basis-uncertain)',
      '- Chablis · Boissons · 18/bouteille',
      '- Crémant · Boissons · 15/bouteille (price-basis-uncertain)',
    ])
    expect(summarizeRows('Vin;Cond.;P.U. TTC', ...rows)).toEqual([
      '- Chinon · Boissons · 8/bouteille (price-without-tax, vat-assumed, price-basis-uncertain)',
      '- Chablis · Boissons · 15/bouteille (price-without-tax, vat-assumed)',
      '- Crémant · Boissons · 12.5/bouteille (price-without-tax, vat-assumed, price-basis-uncertain)',
    ])
  })

  test('is one of what PCB counts, and in doubt beside a mere count', () => {
    expect(summarizeRows('Désignation;PCB;Contenance;P.U. HT', 'Huile;6;1,5 L;3,00')).toEqual([
      '- Huile · Épicerie · 2/L',
    ])
    expect(summarizeRows('Désignation;Nb par colis;Contenance;Prix HT', 'Huile;6;1,5 L;3,00')).toEqual([
      '- Huile · Épicerie · 2/L (price-basis-uncertain)',
    ])
  })
})

test('kilograms or litres beside several things may be of the price or of the content', () => {
  const rows = ['Lait;L;6x1L;5,70', 'Tomate;kg;colis 6 kg;1,40']
  expect(summarizeRows('Désignation;Unité;Cond;Prix HT', ...rows)).toEqual([
    '- Lait · Crémerie · 5.7/L (price-basis-uncertain)',
    '- Tomate · Légumes · 1.4/kg',
  ])
  expect(summarizeRows('Désignation;Unité de vente;Cond;Prix HT', ...rows)[0]).toBe(
    '- Lait · Crémerie · 5.7/L',
  )
  expect(summarizeRows('Désignation;Unité;Cond;Prix HT;Prix au litre', 'Lait;L;6x1L;5,70;0,95')).toEqual([
    '- Lait · Crémerie · 0.95/L (price-basis-uncertain)',
  ])
})

test('of a content in litres and in kilograms the priced one counts', () => {
  expect(
    summarizeRows(
      'Désignation;Rayon;Conditionnement;Prix HT;Prix/kg',
      'Glace vanille;Surgelés;bac 2,5 L (1,4 kg);9,80;7,00',
      'Sorbet;Surgelés;bac 2,5 L (1,6 kg);9,80;',
    ),
  ).toEqual(['- Glace vanille · Surgelés · 7/kg', '- Sorbet · Surgelés · 3.92/L'])
})

test('a piece of a carton has its own price, as the count in a carton is unknown', () => {
  expect(
    summarizeRows(
      'Désignation;Conditionnement;Unité;Prix HT',
      'Pavé de saumon;pavé 140/160g, carton 5kg;kg;16,00',
      'Pavé de cabillaud;pavé 140/160g, carton 5kg;colis;75,00',
      'Pavé de lieu;pavé 140/160g, carton 5kg;pièce;2,10',
      'Huîtres;bourriche de 4 dz;dz;8,00',
    ),
  ).toEqual([
    '- Pavé de saumon · Poisson · 16/kg',
    '- Pavé de cabillaud · Poisson · 15/kg',
    '- Pavé de lieu · Poisson · 2.1/pièce (price-basis-uncertain)',
    '- Huîtres · Poisson · 0.66667/pièce',
  ])
})

test('a name says what its product is sold by', () => {
  expect(summarizeRows('Désignation;Prix HT', 'Tomate grappe (kg);2,50', 'Basilic botte;0,90')).toEqual([
    '- Tomate grappe (kg) · Légumes · 2.5/kg',
    '- Basilic botte · Légumes · 0.9/botte',
  ])
})
