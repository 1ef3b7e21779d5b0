import { expect, test } from 'vitest'
import { cellText } from './cell.ts'

test.each([
  ['\u202eBeurre\u202c doux', 'Beurre doux'],
  ['\u2068Crème\u2069\u00a0 crue\u00ad', 'Crème crue'],
  ['زبدة', 'زبدة'],
])('the cell %j is stored as %j', (cell, stored) => {
  expect(cellText(cell)).toBe(stored)
})
