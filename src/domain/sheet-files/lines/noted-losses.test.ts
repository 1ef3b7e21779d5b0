import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { describe, expect, test } from 'vitest'

const sheetsOf = (drawing: string) => findSheets([{ tabs: [tab('Lignes', drawing)] }]).sheets
const notesOf = (drawing: string) =>
  sheetsOf(drawing).map(({ lines }) => lines.map(({ lossNoted }) => lossNoted))
const doubtsOf = (drawing: string) =>
  sheetsOf(drawing).map(({ verdict }) => (verdict.exact ? [] : verdict.reasons))

/** Two dishes of two lines, the first line of each with a loss. */
const dishes = (head: string, [first, none, second, last]: readonly string[]) => `
Plat | Ingrédient | Qté | Unité | ${head}
Pavé grillé | Saumon | 0.15 | kg | ${first ?? ''}
Pavé grillé | Riz noir | 0.06 | kg | ${none ?? ''}
Tartare | Bœuf | 0.18 | kg | ${second ?? ''}
Tartare | Câpre | 0.01 | kg | ${last ?? ''}`

describe('a loss beside the lines of several dishes', () => {
  test.each([
    ['Rendement', ['90 %', '100 %', '95 %', '100 %'], 'Rendement : 90 %', 'Rendement : 95 %'],
    ['Déchets', ['10%', '0%', '5%', '0%'], 'Déchets : 10 %', 'Déchets : 5 %'],
    ['% perte', ['12', '', '5', ''], 'perte : 12 %', 'perte : 5 %'],
    ['Taux de perte', ['0.1 as 0%', '', '0.05 as 0%', ''], 'Taux de perte : 10 %', 'Taux de perte : 5 %'],
    ['Parage %', ['10', '0', '5', '0'], 'Parage : 10 %', 'Parage : 5 %'],
  ])('is noted in percent under %s', (head, figures, first, second) => {
    expect(notesOf(dishes(head, figures))).toEqual([
      [first, undefined],
      [second, undefined],
    ])
  })
  test.each([
    ['Perte (kg)', ['0.015', '0', '0.009', '0'], 'Perte : 0,015 kg', 'Perte : 0,009 kg'],
    ['Déchets en g', ['15', '', '9', ''], 'Déchets en g : 15 g', 'Déchets en g : 9 g'],
    ['Perte', ['15 g', '-', '9 g', '-'], 'Perte : 15 g', 'Perte : 9 g'],
    ['Pertes', ['10 à 12 %', 'aucune', '5-8 %', '-'], 'Pertes : 10 à 12 %', 'Pertes : 5-8 %'],
    ['Coef. perte', ['1.1', '1', '1.05', '1'], 'Coef. perte : 1,1', 'Coef. perte : 1,05'],
    ['Perte (€)', ['0.3', '0', '0.2', '0'], 'Perte : 0,3 €', 'Perte : 0,2 €'],
  ])('that is no share is noted as it is written under %s', (head, figures, first, second) => {
    expect(notesOf(dishes(head, figures))).toEqual([
      [first, undefined],
      [second, undefined],
    ])
  })
  test('of two columns is noted twice', () => {
    const drawing = dishes('Perte % | Cuisson perte %', ['10 | 20', '0 | 0', '5 | 0', '0 | 3'])
    expect(notesOf(drawing)).toEqual([
      ['Perte : 10 %, Cuisson perte : 20 %', undefined],
      ['Perte : 5 %', 'Cuisson perte : 3 %'],
    ])
  })
})

test.each(['Rendement', 'Perte %', 'Déchets', '% perte', 'Parage %'])(
  'a loss beside prices that no cost charges is a doubt of each dish: %s',
  (head) => {
    const drawing = dishes(`${head} | PU`, ['90 % | 18', '100 % | 4', '95 % | 14', '100 % | 9'])
    for (const reasons of doubtsOf(drawing))
      expect(reasons).toContainEqual({ reason: 'loss-unproven', columns: [4], heads: [head] })
  },
)

test.each(['Parage %', 'Cuisson %', 'Indice %', 'Marge %', 'Taux (%)'])(
  'a head with a percent sign is no price and no cost: %s',
  (head) => {
    const [sheet] = sheetsOf(`
Ingrédient | Qté | Unité | ${head} | PU
Saumon | 0.15 | kg | 10 | 18
Riz | 0.06 | kg | 0 | 4
Bœuf | 0.18 | kg | 5 | 14`)
    expect(sheet?.lines.map(({ price, statedCost }) => [price?.value, statedCost])).toEqual([
      [18, null],
      [4, null],
      [14, null],
    ])
  },
)

test('a loss in words in a column of losses that costs charge is a doubt', () => {
  const reasons = doubtsOf(`
Ingrédient | Qté | Unité | Perte | PU | Coût
Saumon | 0.15 | kg | 10 % | 18 | 3
Riz | 0.6 | kg | 5 à 8 % | 4 | 2.55
Bœuf | 0.18 | kg | 5 % | 14 | 2.6526
Câpre | 0.01 | kg | 0 % | 9 | 0.09`)
  expect(reasons[0]).toContainEqual({ reason: 'loss-unclear', line: 1, written: '5 à 8 %' })
})
