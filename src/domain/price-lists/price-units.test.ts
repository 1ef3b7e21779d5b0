import { expect, test } from 'vitest'
import { written } from './test-lists.ts'

const last = (row: string) => row.split(' · ').at(-1)

test('a price per tonne, per quintal or per hundred is brought to one unit, and an unknown unit is a doubt', () => {
  expect(
    written(
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
    '- Sel · 0.095/kg (price-unit-unreadable)',
    '- Gambas · 18.5/kg',
    '- Citron · 1.45/kg',
  ])
})

test('a price cell names the tonne or the hundred itself', () => {
  expect(
    written(
      'Désignation;Conditionnement;Prix HT',
      'Farine;sac 25 kg;620 €/tonne',
      'Œufs;carton 360;18,00 €/100',
    ).map((row) => row.replace(/· [^·]+ ·/u, '·')),
  ).toEqual(['- Farine · 0.62/kg', '- Œufs · 0.18/pièce'])
})

test('a fraction in one sign is read', () => {
  const lines = ['½ kg;5,00', '¼ kg;5,00', '1 ½ kg;6,00', '1/2 kg;5,00'].map((line) => `Beurre;${line}`)
  expect(written('Désignation;Conditionnement;Prix HT', ...lines).map(last)).toEqual([
    '10/kg',
    '20/kg',
    '4/kg',
    '10/kg',
  ])
})

test('a discount beside a gross price is said, and a net price needs none', () => {
  expect(
    written('Produit;Prix HT;Remise %', 'Chips 1 kg;18,00;10', 'Biscuit 1 kg;21,60;0').map(last),
  ).toEqual(['18/kg (discount-not-applied, pack-from-name)', '21.6/kg (pack-from-name)'])
  expect(
    written(
      'Produit;Prix brut HT;Rist.;Prix net HT',
      'Chips 1 kg;20,00;10;18,00',
      'Riz 1 kg;4,00;5;3,80',
    ).map(last),
  ).toEqual(['18/kg (pack-from-name)', '3.8/kg (pack-from-name)'])
})

test('what may be three quarters or three to four is a doubt', () => {
  expect(written('Désignation;Prix HT', 'Poisson 3/4 kg;15,00').map(last)).toEqual([
    '4.2857/kg (pack-from-name, pack-approximate, pack-ambiguous)',
  ])
})
