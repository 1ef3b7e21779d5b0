import { expect, test } from 'vitest'
import { z } from 'zod'
import { amount, displayedAmount, id, isMoney, percent, requiredText, text } from './shapes.ts'

test.each([
  ['a direction that is overridden', 'Prix \u202e0001\u202c €', 'Prix 0001 €'],
  ['a direction that is isolated', '\u2067Beurre\u2069', 'Beurre'],
  ['spaces of no width', 'Beurre\u200b dou\ufeffx\u2060', 'Beurre doux'],
  ['controls', 'Bœuf\u0007 haché\u009b', 'Bœuf haché'],
  ['half of a character', 'Tarte \ud83e', 'Tarte'],
  ['the line break of a word processor', 'Beurre\vdoux', 'Beurre doux'],
])('%s is not stored', (_what, typed, stored) => {
  expect(text(100).parse(typed)).toBe(stored)
  expect(requiredText(100).parse(typed)).toBe(stored)
})

test.each(['Chef 👩‍🍳', 'Œufs « plein air » à 2 €', 'Sel\tfin\nPoivre', 'زبدة', 'שמן 5 ל׳', 'می‌خواهم'])(
  '%s is stored as it is typed',
  (typed) => {
    expect(text(100).parse(typed)).toBe(typed)
  },
)

test('a text of nothing that is seen is none', () => {
  expect(requiredText(100).safeParse('\u202e\u200b').success).toBe(false)
})

test('NUL is refused', () => {
  expect(text(100).safeParse('Beurre\0').success).toBe(false)
})

test.each([
  ['null', amount.nullable()],
  ['what may be left out', z.object({ priceHt: amount }).partial().shape.priceHt.unwrap()],
  ['a description', amount.meta({ description: 'EUR' })],
  ['a further bound', displayedAmount],
])('what is derived from money by %s is money', (_how, schema) => {
  expect([schema, 'unwrap' in schema ? schema.unwrap() : schema].some(isMoney)).toBe(true)
})

test('percents and quantities are no money', () => {
  expect([percent, id].some(isMoney)).toBe(false)
})
