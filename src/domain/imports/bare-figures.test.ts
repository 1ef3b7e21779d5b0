import { expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'

test.each([
  ['sucre : 180', 'sucre', '180'],
  ['Sucre = 180', 'Sucre', '180'],
  ['Sucre - 180', 'Sucre', '180'],
  ['Sucre – 180', 'Sucre', '180'],
  ['Sucre→180', 'Sucre', '180'],
  ['beurre : 0.300', 'beurre', '0.300'],
  ['Beurre doux : 0,25', 'Beurre doux', '0,25'],
  ['Crème : 35', 'Crème', '35'],
  ['Farine T55 : 500', 'Farine T55', '500'],
  ['Lait : 1 500', 'Lait', '1 500'],
  ['Tomates : 250', 'Tomates', '250'],
])('a figure of no unit behind a sign is the doubt that it is without one: %s', (line, name, written) => {
  expect(readRecipeLine(line)).toMatchObject({
    name,
    quantity: null,
    counted: null,
    doubt: { reason: 'several', written },
  })
})

test.each([
  ['Œufs : 3', 3, null, 'Œufs'],
  ['Oignons - 2', 2, null, 'Oignons'],
  ['Poivron rouge = 2', 2, null, 'Poivron rouge'],
  ['Citron : 1/2', 0.5, null, 'Citron'],
  ['Melon x 2', 2, null, 'Melon'],
  ['Botte de persil : 1', 1, 'botte', 'persil'],
  ['Sachet de levure : 2', 2, 'sachet', 'levure'],
])('what a kitchen counts is counted behind a sign: %s', (line, quantity, unit, name) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity, unit, name, doubt: null })
})

test.each([
  ['blancs : 24 (soit 720g)', 24],
  ['24 blancs (soit 720 g)', 24],
  ['Jaunes 12 (soit 240 g)', 12],
  ['Pommes x 4 (soit 600 g)', 4],
  ['Blancs\t24 (soit 720 g)', 24],
  ['Œufs\t24 (1,2 kg)', 24],
  ['Poulet : 1 (1,5 kg)', 1],
])('what a count weighs in all is never multiplied by it: %s', (line, quantity) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity, unit: null, doubt: null })
})

test('a weight beside a count is multiplied with "pièce" or "chacun" beside it, and stays open otherwise', () => {
  for (const line of ['Pigeons : 4 (500 g pièce)', 'Pigeons\t4 (500 g pièce)', 'Pigeons x 4 (500 g chacun)'])
    expect(readRecipeLine(line)).toMatchObject({ quantity: 2000, unit: 'g', doubt: null })
  expect(readRecipeLine('blancs : 24 (720 g)')).toMatchObject({ quantity: 24, doubt: { reason: 'each' } })
  expect(readRecipeLine('24 (soit 720 g) blancs')).toMatchObject({ quantity: 720, unit: 'g' })
  expect(readRecipeLine('Œufs\t24 (720 g)\tpièce')).toMatchObject({ quantity: 24, doubt: { reason: 'each' } })
})

test.each([
  ['0kg250', 0.25, 'kg'],
  ['0kg250 de farine', 0.25, 'kg'],
  ['0 kg 250 de farine', 0.25, 'kg'],
  ['farine : 0kg250', 0.25, 'kg'],
  ['farine 0kg250', 0.25, 'kg'],
  ['0l5 lait', 0.5, 'L'],
  ['0L50 de lait', 0.5, 'L'],
])('no whole kilo and a part is the part: %s', (line, quantity, unit) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity, unit, doubt: null })
})

test.each(['0 kg 5 tomates', '0 l', 'Sel 0 kg', '0kg000 sel'])(
  'nothing at all is no quantity: %s',
  (line) => {
    expect(readRecipeLine(line)).toMatchObject({ quantity: null, doubt: { reason: 'several' } })
  },
)
