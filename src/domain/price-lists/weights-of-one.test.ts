import { describe, expect, test } from 'vitest'
import { basisQuestion } from './basis-question.ts'
import { listOf, rowsOf } from './testing/lists.ts'

const CHEESES = [
  'Camembert AOP;250 g;3,10',
  'Brie de Meaux;2,8 kg;30,80',
  'Saint-nectaire;1,7 kg;22,10',
  'Crottin de chavignol;60 g;1,35',
  'Roquefort;1,3 kg;19,50',
]

describe('prices that rise with the weight of a piece', () => {
  test.each([
    'Fromage;Poids unitaire;PU HT',
    'Article;Pds/pièce;Prix HT',
    'Désignation;Poids unit.;Tarif HT',
  ])('are of the piece: %s', (heads) => {
    expect(rowsOf(heads, ...CHEESES)).toEqual(['12.4/kg', '11/kg', '13/kg', '22.5/kg', '15/kg'])
    expect(basisQuestion(listOf(heads, ...CHEESES).rows)).toBeNull()
  })

  test.each([
    ['Jambon;7 kg;45,50', 'Chorizo;225 g;2,90', 'Rosette;2,5 kg;28,75', 'Coppa;1,2 kg;16,80'],
    ['Miche;2 kg;6,40', 'Baguette;250 g;0,75', 'Pain de mie;800 g;2,60', 'Brioche;400 g;2,40'],
    ['Tarte;1,2 kg;9,60', 'Tartelette;90 g;1,10', 'Cake;500 g;4,20', 'Éclair;70 g;0,95'],
    ['Dinde;6 kg;36,00', 'Caille;180 g;1,90', 'Poulet;1,6 kg;9,60', 'Pintade;1,3 kg;10,40'],
    ['Saumon entier;5 kg;60,00', 'Truite;300 g;3,60', 'Bar;800 g;14,40', 'Dorade;450 g;6,30'],
  ])('whatever is sold: %s', (...rows) => {
    expect(rowsOf('Désignation;Poids unitaire;Prix HT', ...rows).join(' ')).not.toContain('uncertain')
  })

  test('still have an approximate weight where it is one', () => {
    const rows = rowsOf('Fromage;Poids moyen;PU HT', ...CHEESES)
    expect(rows).toHaveLength(5)
    for (const row of rows) expect(row).toMatch(/ pack-approximate$/u)
  })
})

test.each([
  ['Entrecôte;300 g;24,90', 'Poulet;1,8 kg;6,80', 'Filet mignon;600 g;11,40', 'Gigot;2,4 kg;14,90'],
  ['Homard;600 g;38,00', 'Moules;1,5 kg;3,20', 'Turbot;2,5 kg;29,00', 'Lieu;1,8 kg;9,50'],
  ['Camembert;250 g;3,10', 'Brie;2,8 kg;30,80', 'Crottin;60 g;1,35'],
  ['Camembert;250 g;3,10', 'Reblochon;450 g;5,60', 'Munster;200 g;2,60', 'Livarot;500 g;6,40'],
  ['Brie;2,8 kg;11,90', 'Crottin;60 g;22,00', 'Cantal;8 kg;9,90', 'Selles;150 g;1,40'],
])('where prices and weights do not show it, it is asked: %s', (...rows) => {
  const heads = 'Désignation;Poids unitaire;Prix HT'
  for (const row of rowsOf(heads, ...rows)) expect(row).toContain('price-basis-uncertain')
  expect(basisQuestion(listOf(heads, ...rows).rows)?.rows).toBe(rows.length)
})
