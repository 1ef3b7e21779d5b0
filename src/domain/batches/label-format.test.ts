import { expect, test } from 'vitest'
import { LABEL_FORMATS, labelPlaces } from './label-format.ts'

test('a roll has a page for each label, and a sheet goes on after those that are used', () => {
  expect(labelPlaces(LABEL_FORMATS['62x29'], 2)).toEqual([[{ x: 0, y: 0 }], [{ x: 0, y: 0 }]])
  const pages = labelPlaces(LABEL_FORMATS['a4-3x8'], 3, 22)
  expect(pages).toEqual([
    [
      { x: 70, y: 7 * 37.125 },
      { x: 140, y: 7 * 37.125 },
    ],
    [{ x: 0, y: 0 }],
  ])
})
