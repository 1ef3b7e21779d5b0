import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containsWords } from '#domain/catalogue/search-words.ts'
import { type Named, NameIndex } from './name-index.ts'

const indexOf = (named: readonly Named[]) =>
  new NameIndex(
    named.map(({ id }) => id),
    named.map(({ searchText }) => searchText),
  )

/** Of few letters, so that words are often found; with some of two units in UTF-16. */
const text = fc
  .array(fc.constantFrom('a', 'b', ' ', '\n', '%', '_', 'é', '🧀'), { maxLength: 8 })
  .map((letters) => letters.join(''))
const products = fc.array(fc.record({ id: fc.uuid(), searchText: text }), { maxLength: 30 })

test('the same products are found as by looking through all', () => {
  fc.assert(
    fc.property(products, fc.array(text, { maxLength: 3 }), (named, words) => {
      const index = indexOf(named)
      const places = [...named.keys()].filter((place) => containsWords(named[place]?.searchText ?? '', words))
      expect(index.find(words)).toEqual(places)
      for (const place of places) expect(index.at(place)).toEqual(named[place])
    }),
  )
})

describe('the place of a product', () => {
  const milk = { id: crypto.randomUUID(), searchText: 'lait\n' }
  const cream = { id: crypto.randomUUID(), searchText: 'lait entier\n' }
  const index = indexOf([milk, cream])

  test('is found by its id and its text', () => {
    expect([milk, cream].map((product) => index.placeOf(product))).toEqual([0, 1])
  })

  test('is none where it is not there, or has another text', () => {
    expect(index.placeOf({ ...milk, id: crypto.randomUUID() })).toBeUndefined()
    expect(index.placeOf({ ...milk, searchText: 'lait' })).toBeUndefined()
    expect(index.placeOf({ ...milk, id: cream.id })).toBeUndefined()
  })
})

test('what separates the texts is found in none', () => {
  const named = [
    { id: crypto.randomUUID(), searchText: 'a' },
    { id: crypto.randomUUID(), searchText: 'b' },
  ]
  expect(indexOf(named).find(['a\0'])).toEqual([])
})
