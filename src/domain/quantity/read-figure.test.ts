import { expect, test } from 'vitest'
import { readFigure } from './read-figure.ts'

test.each([
  ['1,5', 1.5],
  ['1 200', 1200],
  ['1/2', 0.5],
  ['1 / 2', 0.5],
  ['1 1/2', 1.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['1 ¾', 1.75],
  ['1⁄4', 0.25],
  ['⅛', 0.125],
])('%j is %d', (text, number) => {
  expect(readFigure(text)).toBe(number)
})

test.each(['', '1/', '/2', '1/0', '1/2/3', '1,5/2', '1 5/2', '½½', '1/2 1/2', '3 kg', '-1'])(
  '%j is no figure',
  (text) => {
    expect(readFigure(text)).toBeNull()
  },
)
