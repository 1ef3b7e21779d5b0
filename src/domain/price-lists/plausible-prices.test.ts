import { expect, test } from 'vitest'
import { isFarMove } from '../pricing/far-move.ts'
import { listOf } from './testing/lists.ts'

const HEAD = 'Désignation;Conditionnement;Prix HT'

function farIn(rayon: string, ...rows: string[]) {
  return listOf(HEAD, `${rayon};;`, ...rows)
    .rows.filter(({ doubts }) => doubts.some(({ reason }) => reason === 'price-implausible'))
    .map(({ name, farPrice }) => [name, farPrice?.price, farPrice?.unit, farPrice?.least, farPrice?.most])
}

test('a bag-in-box at 0.23 EUR a litre is a doubt with both figures', () => {
  expect(farIn('VINS', 'Merlot rouge;BIB 10 L;2,30', 'Chardonnay;BIB 10 L;23')).toEqual([
    ['Merlot rouge', 0.23, 'L', 0.8, 1000],
  ])
})

test('a bottle is compared by the litre', () => {
  expect(farIn('VINS', 'Sancerre blanc;75 cl;0,15', 'Chinon rouge;75 cl;9,80')).toEqual([
    ['Sancerre blanc', expect.closeTo(0.2), 'L', 0.8, 1000],
  ])
})

test.each([
  ['LÉGUMES', 'Courgette;1 kg;140', 'Courgette'],
  ['LÉGUMES', 'Carotte;sac 10 kg;0,95', 'Carotte'],
  ['VIANDES', 'Rumsteck;5 kg;2,10', 'Rumsteck'],
  ['MARÉE', 'Sole;1 kg;0,35', 'Sole'],
  ['CRÈMERIE', 'Comté;meule 35 kg;9,80', 'Comté'],
  ['ÉPICERIE', 'Farine T55;sac 25 kg;0,62', 'Farine T55'],
])('%s: %s is a doubt', (rayon, row, name) => {
  expect(farIn(rayon, row).map(([far]) => far)).toEqual([name])
})

test.each([
  ['ÉPICES', 'Safran en pistils;1 g;32'],
  ['LÉGUMES', 'Truffe noire;100 g;95'],
  ['MARÉE', 'Caviar osciètre;100 g;150'],
  ['ÉPICERIE', 'Gousses de vanille;250 g;120'],
  ['ÉPICERIE', 'Sel fin;sac 25 kg;6'],
  ['ÉPICERIE', 'Farine T45;sac 25 kg;11'],
  ['EAUX', 'Eau plate;1,5 L;0,20'],
  ['VINS', 'Pauillac premier cru;75 cl;560'],
  ['ALCOOLS', 'Cognac XO;70 cl;140'],
  ['VIANDES', 'Os à moelle;10 kg;8'],
])('%s: %s is really as dear or as cheap as that', (rayon, row) => {
  expect(farIn(rayon, row)).toEqual([])
})

test.each([
  ['CRÈMERIE', 'Œufs moyens;pièce;100', 'Œufs bio;pièce;0,35'],
  ['FRUITS', 'Ananas;pièce;900', 'Ananas Victoria;pièce;4,50'],
  ['LÉGUMES', 'Persil;botte;200', 'Persil plat;botte;0,90'],
  ['ÉPICERIE', 'Baguette;pièce;450', 'Baguette tradition;pièce;0,75'],
  ['FRUITS', 'Framboises;barquette;1800', 'Fraises;barquette;3,20'],
  ['VIANDES', 'Agneau entier;pièce;0,01', 'Agneau de lait entier;pièce;180'],
])('%s: of what is counted %s is a doubt, and %s is none', (rayon, far, usual) => {
  const list = listOf('Désignation;Unité;Prix HT', `${rayon};;`, far, usual)
  expect(list.rows.map(({ farPrice }) => farPrice !== undefined)).toEqual([true, false])
})

test('a price is far from the known one from five times on, either way', () => {
  expect(isFarMove({ before: 2, after: 10 })).toBe(true)
  expect(isFarMove({ before: 10, after: 2 })).toBe(true)
  expect(isFarMove({ before: 2, after: 9.99 })).toBe(false)
  expect(isFarMove({ before: 0, after: 9.99 })).toBe(false)
})

test.each([
  ['Jus de pommes;5 L;BIB;2,20', true],
  ['Huile de tournesol;10 L;bidon;2,10', true],
  ['Pils;30 L;fût;2,90', true],
  ['Jus de pommes;5 L;BIB;11,00', false],
  ['Vinaigre blanc;10 L;bidon;3,20', false],
  ['Eau;18 L;fontaine;4,50', false],
])('a price beside a vessel that makes sense by the litre alone is a doubt: %s', (row, isDoubt) => {
  const [read] = listOf('Désignation;Contenance;Vendu par;Prix HT', row).rows
  expect(read?.doubts.length).toBe(isDoubt ? 1 : 0)
})
