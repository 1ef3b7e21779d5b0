import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { forPdf } from './for-pdf.ts'
import { pdfText } from './pdf-text.ts'
import { anyText } from '#tests/any-text.ts'

test.each([
  ['1\u202f234,50\u00a0€', '1\u00a0234,50\u00a0€'],
  ['Œufs, crème « épaisse », jus d’été', 'Œufs, crème « épaisse », jus d’été'],
  ['e\u0301chalote', 'échalote'],
  ['½ botte, 1⅓ L', '½ botte, 1⅓ L'],
  ['Réduire → monter, H₂O, 1 m³', 'Réduire → monter, H₂O, 1 m³'],
  ['Refroidir ≤ 10 °C, cœur ≥ 63 °C, ≈ 2 h', 'Refroidir ≤ 10 °C, cœur ≥ 63 °C, ≈ 2 h'],
  ['Écart de −5 %', 'Écart de −5 %'],
  ['Łosoś à l’ưa', 'Łosoś à l’ua'],
  ['ﬁlet\u200b', 'filet'],
  ['Sushi 寿司 😀', 'Sushi  '],
])('« %s » is set as « %s »', (text, set) => {
  expect(pdfText(text)).toBe(set)
})

test('whatever was typed, what is set stays as it is when set again', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 80 }), (text) => {
      expect(pdfText(pdfText(text))).toBe(pdfText(text))
    }),
  )
})

test('every text of a document is made ready, at any depth', () => {
  const narrow = '25,50\u202f€'
  expect(forPdf({ facts: [{ value: narrow, count: 2 }], none: null })).toEqual({
    facts: [{ value: '25,50\u00a0€', count: 2 }],
    none: null,
  })
})
