import { expect, test } from 'vitest'
import { rowsOf } from './testing/lists.ts'

test.each([
  'COQUILLAGES (prix à la douzaine)',
  'Coquillages - prix à la douzaine :',
  'COQUILLAGES, PRIX HT LA DOUZAINE',
  'Coquillages (la douzaine)',
  'Coquillages (€/douzaine)',
  'COQUILLAGES vendus à la douzaine',
])('%s is the unit of the prices below, up to the next heading', (heading) => {
  expect(
    rowsOf(
      'Produit;Prix HT',
      'POISSONS (prix au kg);',
      'Lieu noir;9,80',
      'Merlan;8,50',
      `${heading};`,
      'Huîtres n°2;8,40',
      'Huîtres n°3;7,20',
      'HERBES;',
      'Persil;0,80',
    ),
  ).toEqual(['9.8/kg', '8.5/kg', '0.7/pièce', '0.6/pièce', '0.8/pièce pack-missing'])
})

test('a unit of the row, and a pack that is no weight, are stronger than a section', () => {
  expect(
    rowsOf(
      'Produit;Unité;Prix HT',
      'LÉGUMES (prix au kg);;',
      'Tomate;;2,40',
      'Persil;botte;0,80',
      'PRIX À LA PIÈCE;;',
      'Avocat;;1,10',
    ),
  ).toEqual(['2.4/kg', '0.8/botte', '1.1/pièce'])
})

test.each([
  ['Vin;Couleur;Carton de 6 HT', ['Sancerre;blanc;78,00', 'Tavel;rosé;51,00'], ['13/pièce', '8.5/pièce']],
  ['Vin;Contenance;Prix caisse de 12 HT', ['Sancerre;75 cl;156,00'], ['13/bouteille']],
  ['Désignation;Sac de 25 kg HT', ['Farine T55;21,25', 'Sucre;29,50'], ['0.85/kg', '1.18/kg']],
  ['Désignation;Prix du bidon de 5 L', ['Huile colza;12,25'], ['2.45/L']],
  ['Œufs;Plateau de 30 HT', ['Calibre M;5,70', 'Calibre L;6,30'], ['0.19/pièce', '0.21/pièce']],
  ['Désignation;Prix colis de 10 kg', ['Carotte;7,50'], ['0.75/kg']],
])('the head %s says what its prices are of', (head, rows, prices) => {
  expect(rowsOf(head, ...rows)).toEqual(prices)
})

test.each([
  ['Ficelle;;55 cts', '0.55/pièce pack-missing'],
  ['Dosette ketchup;pièce;4 cts', '0.04/pièce'],
  ['Sucre;pièce;1 ct', '0.01/pièce'],
  ['Sel en dose;pièce;0,8 ct', '0.008/pièce'],
  ['Chouquette;;12 centimes pièce', '0.12/pièce'],
  ['Croissant;;38 c pièce', '0.38/pièce'],
  ['Petit pain;pièce;45¢', '0.45/pièce'],
  ['Pain de mie;;12,50 ct', '12.5/pièce pack-missing'],
  ['Œufs de caille;le cent;18,00', '0.18/pièce'],
])('%s is in cents, or of a hundred', (row, price) => {
  expect(rowsOf('Désignation;Unité;Prix HT', row, 'Baguette;pièce;0,89 €')).toEqual([price, '0.89/pièce'])
})

test.each(['Prix (cts)', 'Prix HT en centimes', 'Px HT cts'])('%s heads prices in cents', (head) => {
  const rows = rowsOf(`Désignation;Unité;${head}`, 'Ketchup dose;pièce;4', 'Serviette;pièce;2,5')
  expect(rows).toEqual(['0.04/pièce', '0.025/pièce'])
})

test('a weight of a tray, or of what is sold by the hundred, is no doubt', () => {
  const head = 'Désignation;Unité de prix;Prix HT'
  expect(rowsOf(head, 'Framboise 125 g;barquette;3,10', 'Beurre mini 10 g;le cent;9,00')).toEqual([
    '24.8/kg',
    '9/kg',
  ])
  expect(rowsOf(head, 'Burger 125 g;barquette;3,10')).toEqual(['24.8/kg pack-from-name'])
})

test.each(['DZ', 'dz', 'douzaine', 'la douzaine'])('%s is of twelve under PU HT too', (unit) => {
  const [oysters] = rowsOf('Libellé;UV;PU HT', `Huître creuse;${unit};7,20`, 'Aile de raie;KG;9,85')
  expect(oysters).toBe('0.6/pièce')
})
