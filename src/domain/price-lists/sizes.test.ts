import { expect, test } from 'vitest'
import { rowsOf } from './testing/lists.ts'

test.each([
  ['Gants latex L', 'boîte'],
  ['GANTS NITRILE TAILLE L', 'boîte'],
  ['Veste cuisine L', 'pièce'],
  ['Tablier bavette noir, L', 'pièce'],
  ['Charlotte taille L', 'pièce'],
  ['Pantalon de cuisine (L)', 'pièce'],
  ['T-shirt blanc L', 'unité'],
  ['Vinyl gloves L', 'each'],
  ['Œufs fermiers L', 'pièce'],
  ['Artichauts L', 'pièce'],
  ['Barquette L', 'pièce'],
])('an L of what is not poured is a size: %s', (name, unit) => {
  expect(rowsOf('Désignation;Unité;Prix HT', `${name};${unit};1,20`)).toEqual(['1.2/pièce'])
})

test.each(['L', 'M', 'S', 'XL', 'XXL'])('gloves of a size are counted, whatever the letter: %s', (size) => {
  expect(rowsOf('Désignation;Conditionnement;Prix HT', `Gants latex ${size};boîte de 100;6,90`)).toEqual([
    '0.069/pièce',
  ])
  expect(rowsOf('Désignation;Prix HT', `Gants latex ${size};6,90`)).toEqual(['6.9/pièce pack-missing'])
})

test('a size beside a count is none of its litres', () => {
  expect(rowsOf('Désignation;Conditionnement;Prix HT', 'Gants latex;boîte de 100 L;6,90')).toEqual([
    '0.069/pièce',
  ])
})

test.each([
  ['Lait entier L', '1.2/L pack-from-name'],
  ["Huile d'olive L", '1.2/L pack-from-name'],
  ['Nettoyant sols L', '1.2/L pack-from-name'],
  ['Lait entier 1 L', '1.2/L pack-from-name'],
  ['Lait entier (L)', '1.2/L'],
  ['Vinaigre blanc au L', '1.2/L'],
])('of what is poured it is a litre: %s', (name, price) => {
  expect(rowsOf('Désignation;Prix HT', `${name};1,20`)).toEqual([price])
})
