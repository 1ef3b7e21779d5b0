import { expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'

test.each([
  ['2OO g de sucre', 200, 'g', 'sucre'],
  ['15O g de beurre', 150, 'g', 'beurre'],
  ['l50 g de farine', 150, 'g', 'farine'],
  ['I00 g de riz', 100, 'g', 'riz'],
  ['l kg 500 de pommes', 1.5, 'kg', 'pommes'],
  ['Beurre : 25O g', 250, 'g', 'Beurre'],
  ['5O cl de lait', 50, 'cl', 'lait'],
  ['3OO ml milk', 300, 'ml', 'milk'],
])('« %s » of a scan is read with a doubt', (text, quantity, unit, name) => {
  expect(readRecipeLine(text)).toMatchObject({ text, quantity, unit, name, doubt: { reason: 'several' } })
})

test.each(['2 l de lait', '1 L d’eau', '200 g de riz', 'Lait 1l', '3 oignons', '10 g de sel'])(
  '« %s » has its digits',
  (text) => expect(readRecipeLine(text).doubt).toBeNull(),
)
