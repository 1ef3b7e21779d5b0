import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const portionsOf = (drawing: string) =>
  findSheets([{ tabs: [tab('Tarte au citron', drawing)] }]).sheets.map(({ portions, verdict }) => [
    portions?.value,
    verdict.exact ? [] : verdict.reasons.filter(({ reason }) => reason === 'portions-unclear'),
  ])

test.each([
  'Quantités par personne',
  'Grammages par personne',
  'Qté / pers.',
  'Qté/pers',
  'Quantité par portion',
  'Poids par couvert',
  'Qté pour 1 personne',
])('quantities under %j are of one portion', (head) => {
  const unpriced = `Denrées | ${head} | Unité\nBeurre | 20 | g\nSucre | 15 | g\nCitron | 30 | g`
  const priced = `Denrées | ${head} | Unité | PU | Coût\nBeurre | 0.2 | kg | 8 | 1.6\nSucre | 0.1 | kg | 2 | 0.2\nTotal | | | | 1.8`
  expect([unpriced, priced].flatMap(portionsOf)).toEqual([
    [1, []],
    [1, []],
  ])
})

test.each(['Qté', 'Quantité au kg', 'Quantités par bac'])('quantities under %j are not', (head) => {
  expect(portionsOf(`Denrées | ${head} | Unité\nBeurre | 20 | g\nSucre | 15 | g\nCitron | 30 | g`)).toEqual([
    [undefined, []],
  ])
})

const LINES = 'Denrées | Qté | Unité\nBeurre | 20 | g\nSucre | 15 | g\nCitron | 30 | g'

test.each(['Pour 4', 'POUR 4', 'Recette pour 4', 'Quantités pour 4', 'Tarte au citron pour 4'])(
  '%j above the heads is the number of portions',
  (text) => {
    for (const drawing of [`${text}\n${LINES}`, `Tarte au citron\n${text}\n${LINES}`])
      expect(portionsOf(drawing)).toEqual([[4, []]])
  },
)

test.each(['Prix pour 4', 'Valable pour 12', 'Cuisson au four pour 40'])(
  '%j above the heads is not',
  (text) => {
    expect(portionsOf(`${text}\n${LINES}`)).toEqual([[undefined, []]])
  },
)

test.each([
  'Pour 1 portion',
  'Pour 1 personne',
  'POUR 1 PERS.',
  'Pour une personne',
  'Pour 1 couvert',
  'Pour 1 part',
])('%j above the heads is one portion', (text) =>
  expect(portionsOf(`Burger du chef\n${text}\n\n${LINES}`)).toEqual([[1, []]]),
)

test('and what one costs where a figure is beside it', () =>
  expect(portionsOf(`Burger du chef\nPour 1 portion | 2,4 €\n\n${LINES}`)).toEqual([[undefined, []]]))
