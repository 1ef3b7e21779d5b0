import { expect, test } from 'vitest'
import { fillMerged } from '../tables/fill-merged.ts'
import { proposeColumns } from './propose-columns.ts'
import { readList } from './read-list.ts'

const LIST = [
  ['Rayon', 'Désignation', 'Cond.', 'Prix HT'],
  ['Légumes', 'Tomate ronde', 'colis 6 kg', 15],
  [null, null, 'colis 10 kg', 22],
  [null, 'Ail violet', 'sac 5 kg', 39.5],
  ['FRUITS', null, null, null],
  [null, null, 'sac 1 kg', 9],
]

const merged = (column: number, fromRow: number, toRow: number) => ({
  fromRow,
  fromColumn: column,
  toRow,
  toColumn: column,
})

test('merged names and rayons hold for their rows, and not for the heading between', () => {
  const merges = [merged(0, 1, 3), merged(1, 1, 2), merged(1, 3, 5)]
  const matrix = fillMerged(LIST, merges)
  const list = readList(matrix, proposeColumns(matrix).mapping)
  expect(list.known && list.rows.map(({ name, category, priceHt }) => [name, category, priceHt])).toEqual([
    ['Tomate ronde', 'Légumes', 2.5],
    ['Tomate ronde', 'Légumes', 2.2],
    ['Ail violet', 'Légumes', 7.9],
    ['Ail violet', 'Fruits', 9],
  ])
  expect(LIST[2]?.[1]).toBeNull()
})

test('what is in a cell stays, and rows beyond the end or without a figure stay empty', () => {
  const rows = [['Sel', 1], ['Riz', 2], [null, 'env.'], []]
  expect(fillMerged(rows, [merged(0, 0, 89)])).toEqual(rows)
  expect(
    fillMerged(
      [
        [null, 1],
        [null, 2],
      ],
      [merged(0, 0, 1)],
    ),
  ).toEqual([
    [null, 1],
    [null, 2],
  ])
})
