import { findSheets } from '../find-sheets.ts'
import { tab } from '#tests/corpora/sheets/written-tab.ts'
import { expect, test } from 'vitest'

const LINES = 'Denrées | Qté | Unité\nFarine | 500 | g\nLait | 1 | L\nBeurre | 100 | g'
const read = (tabName: string, above: string) =>
  findSheets([{ tabs: [tab(tabName, `${above}\n\n${LINES}`)] }]).sheets.map(({ title, portions }) => [
    title.value,
    portions?.value,
  ])

test.each([
  ['Crêpes', 'Pâte à crêpes\nPour | 20 | crêpes', 'Pâte à crêpes', 20],
  ['Crêpes', 'Pâte à crêpes\nPour : | 20 | Crêpes', 'Pâte à crêpes', 20],
  ['Gougères', 'Pâte à choux\nPour | 40 | gougères', 'Pâte à choux', 40],
  ['Muffins', 'Appareil à muffins\nPour : | 24 | muffins', 'Appareil à muffins', 24],
  ['Verrines', 'Panna cotta\nDonne | 30 | verrines', 'Panna cotta', 30],
  ['Tartelettes', 'Pâte sucrée\nQuantité | 12 | tartelettes', 'Pâte sucrée', 12],
])('on the tab %j what %j counts is no title', (tabName, above, title, portions) =>
  expect(read(tabName, above)).toEqual([[title, portions]]),
)

test('a name behind the base is the title', () =>
  expect(read('Feuil1', 'Base | 10 | Blanquette de veau')).toEqual([['Blanquette de veau', 10]]))
