import { expect, test } from 'vitest'
import { listOf, rolesOf, summarizeRows } from './testing/lists.ts'

const last = (row: string) => row.split(' · ').at(-1)

test('a price per tonne, per quintal or per hundred is brought to one unit, and an unknown unit is a doubt', () => {
  expect(
    summarizeRows(
      'Désignation;Conditionnement;Prix;Unité de prix',
      'Farine;sac 25 kg;620,00;la tonne',
      'Blé;sac 25 kg;62,00;le quintal',
      'Œufs;plateau 30;22,00;le 100',
      'Thon;boîte 1 kg;12,00;le kilo',
      'Sel;sac 10 kg;0,95;livre',
      'Gambas;carton 4 x 2 kg;18,50;kg',
      'Citron;colis 10 kg;14,50;colis',
    ).map((row) => row.replace(/· [^·]+ ·/u, '·')),
  ).toEqual([
    '- Farine · 0.62/kg',
    '- Blé · 0.62/kg',
    '- Œufs · 0.22/pièce',
    '- Thon · 12/kg',
    '- Sel · 1.9/kg (price-unit-unreadable)',
    '- Gambas · 18.5/kg',
    '- Citron · 1.45/kg',
  ])
})

test('a price cell names the tonne or the hundred itself', () => {
  expect(
    summarizeRows(
      'Désignation;Conditionnement;Prix HT',
      'Farine;sac 25 kg;620 €/tonne',
      'Œufs;carton 360;18,00 €/100',
    ).map((row) => row.replace(/· [^·]+ ·/u, '·')),
  ).toEqual(['- Farine · 0.62/kg', '- Œufs · 0.18/pièce'])
})

test('a fraction in one sign is read', () => {
  const lines = ['½ kg;5,00', '¼ kg;5,00', '1 ½ kg;6,00', '1/2 kg;5,00'].map((line) => `Beurre;${line}`)
  expect(summarizeRows('Désignation;Conditionnement;Prix HT', ...lines).map(last)).toEqual([
    '10/kg',
    '20/kg',
    '4/kg',
    '10/kg',
  ])
})

test('a discount beside a gross price is reported, and a net price needs none', () => {
  expect(
    summarizeRows('Produit;Prix HT;Remise %', 'Chips 1 kg;18,00;10', 'Biscuit 1 kg;21,60;0').map(last),
  ).toEqual(['18/kg (discount-not-applied, pack-from-name)', '21.6/kg (pack-from-name)'])
  expect(
    summarizeRows(
      'Produit;Prix brut HT;Rist.;Prix net HT',
      'Chips 1 kg;20,00;10;18,00',
      'Riz 1 kg;4,00;5;3,80',
    ).map(last),
  ).toEqual(['18/kg (pack-from-name)', '3.8/kg (pack-from-name)'])
})

test('what may be three quarters or three to four is a doubt', () => {
  expect(summarizeRows('Désignation;Prix HT', 'Poisson 3/4 kg;15,00').map(last)).toEqual([
    '4.2857/kg (pack-from-name, pack-approximate, pack-ambiguous)',
  ])
})

const unitCell = (unit: string) =>
  last(
    summarizeRows(
      'Désignation;Conditionnement;Prix;Unité de prix',
      `Beurre;carton 10 kg;5,00;${unit}`,
      'Thon;boîte 1 kg;12,00;kg',
      'Riz;sac 5 kg;2,00;kg',
    )[0] ?? '',
  )

test.each([
  ['½ kg', '10/kg'],
  ['le 1/2 kg', '10/kg'],
  ['1 ½ kg', '3.3333/kg'],
  ['demi-kilo', '10/kg'],
  ['la demi-livre', '20/kg'],
  ['1/2 livre', '20/kg'],
  ['quart de kilo', '20/kg'],
  ['le quart de litre', '20/L'],
  ['deux kilos', '2.5/kg'],
  ['le 1/2 colis', '1/kg'],
  ['la livre', '10/kg (price-unit-unreadable)'],
  ['3 livres', '3.3333/kg (price-unit-unreadable)'],
  ['3/4 kg', '0.5/kg (price-unit-unreadable, price-basis-uncertain)'],
  ['kilo et demi', '0.5/kg (price-unit-unreadable, price-basis-uncertain)'],
  ['1 kg 500', '0.5/kg (price-unit-unreadable, price-basis-uncertain)'],
  ['tiers de kg', '0.5/kg (price-unit-unreadable, price-basis-uncertain)'],
  ['½', '0.5/kg (price-unit-unreadable, price-basis-uncertain)'],
  ['livré', '0.5/kg (price-unit-unreadable, price-basis-uncertain)'],
])('a unit cell of %s', (unit, expected) => {
  expect(unitCell(unit)).toBe(expected)
})

test('dozens are multiplied, and so are parts in a price cell', () => {
  expect(
    summarizeRows(
      'Désignation;Prix;Unité de prix',
      'Huîtres;14,40;2 dz',
      'Bulots;14,40;2 douzaines',
      'Moules;3,00;demi-douzaine',
    ).map(last),
  ).toEqual(['0.6/pièce', '0.6/pièce', '0.5/pièce'])
  expect(
    summarizeRows(
      'Désignation;Prix',
      'Beurre;5,00 €/½ kg',
      'Thon;5,00 € le 1/2 kg',
      'Bulots;3,00 la 1/2 douzaine',
    ).map(last),
  ).toEqual(['10/kg', '10/kg', '0.5/pièce'])
})

test('a column of nothing but units with their articles is the one of units', () => {
  const rows = ['Melon;1,80;la pièce', 'Huîtres creuses;9,00;la douzaine', 'Avocat;1,20;la pièce']
  expect(rolesOf('Désignation;Prix;Unité', ...rows)).toEqual(['name', 'price', 'unit'])
  expect(summarizeRows('Désignation;Prix;Unité', ...rows).map(last)).toEqual([
    '1.8/pièce',
    '0.75/pièce',
    '1.2/pièce',
  ])
})

test('a hundred is one of the smallest things, and a doubt where plateaus are counted too', () => {
  expect(
    summarizeRows(
      'Désignation;Conditionnement;Prix;Unité de prix',
      'Œufs;plateau de 30 œufs;22,00;le 100',
      'Œufs bio;plateau de 30 œufs;3,60;la douzaine',
      'Œufs plein air;carton de 12 plateaux de 30 œufs;22,00;le 100',
      'Œufs de caille;plateau de 30 œufs;6,00;le plateau',
    ).map(last),
  ).toEqual(['0.22/pièce', '0.3/pièce', '0.22/pièce (price-basis-uncertain)', '0.2/pièce'])
})

test.each([
  'Rem.',
  'Rem %',
  'Rem. %',
  'R%',
  '% Rem.',
  'Disc. %',
  'RFA',
  'Tx rem.',
  'Taux de remise',
  'Votre remise (%)',
])('a discount that the price does not include is a doubt: %s', (head) => {
  for (const price of ['Prix HT', 'P.U. HT', 'Prix/kg'])
    expect(
      listOf(`Produit;Unité;${price};${head}`, 'Tomate;kg;2,50;10', 'Ail;kg;6,50;').rows.map(({ doubts }) =>
        doubts.map(({ reason }) => reason),
      ),
    ).toEqual([['discount-not-applied'], []])
})

test.each([
  ['Qté;P.U. HT;Rem. %;Total HT', ['20;6,50;10;117,00', '30;4,20;10;113,40', '12;9,80;0;117,60']],
  ['Nb;Prix HT;Taux;Soit', ['20;6,50;10 %;117,00', '30;4,20;10 %;113,40', '12;9,80;;117,60']],
  ['Cdé;Tarif;A;B', ['20;6,50;-10;117,00', '30;4,20;-10;113,40', '12;9,80;0;117,60']],
  ['Tarif HT;Rem.;À payer', ['6,50;10;5,85', '4,20;10;3,78', '9,80;;9,80']],
])('a discount that the rows prove is taken from the price: %s', (heads, rows) => {
  const read = listOf(
    `Désignation;Unité;${heads}`,
    ...rows.map((row, at) => `Légume ${'ABC'[at] ?? ''};kg;${row}`),
  )
  expect(read.rows.map(({ priceHt, doubts }) => [priceHt, doubts])).toEqual([
    [5.85, []],
    [3.78, []],
    [9.8, []],
  ])
})

test('a row whose amount disagrees with its discount keeps the doubt', () => {
  const rows = Array.from(
    { length: 30 },
    (_, at) => `Légume ${String(at + 1)} bio;kg;10;${String(at + 2)},00;10;${String((at + 2) * 9)},00`,
  )
  const wrong = 'Chou frisé;kg;10;4,00;10;40,00'
  const mistaken = listOf('Désignation;Unité;Qté;PU HT;Rem;Total HT', ...rows, wrong).rows.at(-1)
  expect([mistaken?.priceHt, mistaken?.doubts.map(({ reason }) => reason)]).toEqual([
    4,
    ['discount-not-applied'],
  ])
})
