import { expect, test } from 'vitest'
import { summarizeRows } from './testing/lists.ts'

const last = (row: string) => row.split(' · ').at(-1)
const units = (...rows: string[]) => summarizeRows('Désignation;Unité;Prix HT', ...rows).map(last)

test.each([
  ['à l’unité', '2/pièce'],
  ["à l'unité", '2/pièce'],
  ["A L'UNITE", '2/pièce'],
  ["l'unité", '2/pièce'],
  ["par l'unité", '2/pièce'],
  ['KGM', '2/kg'],
  ['GRM', '2000/kg (price-implausible)'],
  ['LTR', '2/L'],
  ['MLT', '2000/L (price-implausible)'],
  ['hg', '20/kg'],
  ['SCH', '2/sachet'],
  ['Fil', '2/pièce'],
  ['Fil.', '2/pièce'],
  ['Cag', '2/pièce (pack-missing)'],
  ['T', '2/pièce (price-unit-unreadable, pack-missing)'],
])('a unit cell of %s', (unit, expected) => {
  expect(units(`Article;${unit};2,00`, 'Beurre;kg;5,00', 'Riz;kg;3,00')[0]).toBe(expected)
})

test('T is a tonne where its price is one', () => {
  expect(units('Blé;T;320,00', 'Beurre;kg;5,00', 'Riz;kg;3,00')[0]).toBe('0.32/kg')
})

test.each(['0,40 € à l’unité', "0,40 € à l'unité", '0,40 l’unité', '0,40 €/unité'])(
  'a price of %s',
  (price) => {
    expect(summarizeRows('Désignation;Prix HT', `Citron;${price}`, 'Cerfeuil;1,20').map(last)[0]).toBe(
      '0.4/pièce',
    )
  },
)

test('BOT is what the products of the column show', () => {
  expect(units('Persil plat;BOT;1,20', 'Radis rose;Bot.;0,95', 'Article maison;bt;0,80')).toEqual([
    '1.2/botte',
    '0.95/botte',
    '0.8/botte',
  ])
  expect(units('Chablis;BOT;8,00', 'Jus de pomme;bt;2,50', 'Cuvée maison;Bot;7,00')).toEqual([
    '8/bouteille',
    '2.5/bouteille',
    '7/bouteille',
  ])
})

test('BOT is a doubt where they show nothing, or both', () => {
  expect(units('Persil plat;BOT;1,20', 'Chablis;BOT;8,00', 'Article maison;bt;0,80')).toEqual([
    '1.2/botte (unit-ambiguous)',
    '8/bouteille (unit-ambiguous)',
    '0.8/bouteille (unit-ambiguous)',
  ])
  expect(units('Article maison;BOT;1,20', 'Beurre;kg;8,00')[0]).toBe('1.2/bouteille (unit-ambiguous)')
})

test('BOT of so many centilitres is a bottle', () => {
  expect(
    summarizeRows('Désignation;Conditionnement;Prix HT', 'Chablis;BOT 75 cl;8,00', 'Persil;BOT;1,20').map(
      last,
    ),
  ).toEqual(['8/bouteille', '1.2/botte (unit-ambiguous)'])
})
