import { expect, test } from 'vitest'
import { readRecipeLine } from './recipe-line.ts'
import { readRecipeText } from './recipe-text.ts'

test.each([
  ['1 botte d’asperges vertes (env. 500 g)', 500, 'g', '1 botte, env.'],
  ['1 bouteille de vin rouge (75 cl)', 75, 'cl', '1 bouteille'],
  ['1 boîte de thon (160 g égoutté)', 160, 'g', '1 boîte, égoutté'],
  ['1 barquette de fraises (environ 250 g)', 250, 'g', '1 barquette, environ'],
  ['1 botte de radis (300 g)', 300, 'g', '1 botte'],
  ['1 bouteille de cidre (75 cl)', 75, 'cl', '1 bouteille'],
])('a count stays in the note beside its weight: %s', (line, quantity, unit, note) => {
  expect(readRecipeLine(line)).toMatchObject({ quantity, unit, note, doubt: null })
})

test.each([
  ['Jaunes d’œufs ........ 12 (240 g)', 12],
  ['Blancs d’œufs 6 (180 g)', 6],
  ['Œufs : 4 (200 g)', 4],
  ['Pêches 5 (750 g)', 5],
  ['Oignons 3 (330 g)', 3],
])('about what all of them weigh is of all: %s', (line, quantity) => {
  const { size, ...read } = readRecipeLine(line)
  expect([read.quantity, size?.each, read.doubt]).toEqual([quantity, false, null])
})

test.each(['Yaourts 4 (500 g)', 'Jaunes d’œufs 12 (20 g)', 'Oignons 3 (110 g)'])(
  'any other weight is of each or of all: %s',
  (line) => expect(readRecipeLine(line).doubt?.reason).toBe('each'),
)

const GANACHE =
  'crème 35 (1)        350\nglucose              35\nmasse gélatine       42\ncrème 35 (2)        500'

test.each([
  `${GANACHE}\n\n(poids en grammes)`,
  `(poids en grammes)\n${GANACHE}`,
  `${GANACHE}\nQuantités en g`,
  `${GANACHE}\n(en grammes)`,
  `${GANACHE}\nPoids en grammes`,
])('a head of a unit below bare figures is theirs as one above: %j', (text) => {
  expect(
    readRecipeText(text).map(({ name, quantity, unit, doubt }) => [name, quantity, unit, doubt]),
  ).toEqual([
    ['crème 35', 350, 'g', null],
    ['glucose', 35, 'g', null],
    ['masse gélatine', 42, 'g', null],
    ['crème 35', 500, 'g', null],
  ])
})
