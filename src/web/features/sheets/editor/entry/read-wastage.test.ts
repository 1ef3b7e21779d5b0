import { expect, test } from 'vitest'
import { readWastage } from './read-wastage.ts'

test.each([
  ['', 0],
  ['12', 12],
  ['12,5 %', 12.5],
  ['99,96', 99.96],
  ['×2,47', -147],
  ['x 2.47', -147],
  ['*3', -200],
  ['X1', 0],
  ['+147', -147],
  ['+147 %', -147],
  ['×2,471', -147.1],
])("'%s' is %d %", (text, percent) => {
  expect(readWastage(text, 'fr')).toBe(percent)
})

test.each(['-12', '×0,8', 'x', '+', 'beaucoup', '2x', '××2'])("'%s' is neither a loss nor a gain", (text) => {
  expect(readWastage(text, 'fr')).toBeNaN()
})
