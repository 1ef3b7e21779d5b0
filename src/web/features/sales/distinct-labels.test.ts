import { expect, test } from 'vitest'
import { distinctLabels } from './distinct-labels.ts'

test.each([
  [
    ['Plats', 'Desserts'],
    ['Plats', 'Desserts'],
  ],
  [
    ['Plats', 'Desserts', 'Plats', 'Plats'],
    ['Plats', 'Desserts', 'Plats (2)', 'Plats (3)'],
  ],
  [
    ['Plats', 'Plats', 'Plats (2)'],
    ['Plats', 'Plats (3)', 'Plats (2)'],
  ],
])('%j become the distinct labels %j', (labels, distinct) => {
  expect(distinctLabels(labels)).toEqual(distinct)
})
