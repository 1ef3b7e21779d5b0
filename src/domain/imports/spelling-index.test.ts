import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellingIndex } from './spelling-index.ts'

/** By comparing with every word, as the index must answer. */
function compareWithAll(word: string, vocabulary: readonly string[]): string[] {
  if (vocabulary.includes(word)) return [word]
  if (word.length < 4) return []
  return vocabulary.filter(
    (other) =>
      other.length >= 4 && (other.startsWith(word) || word.startsWith(other) || isOneErrorAway(word, other)),
  )
}

/** Optimal string alignment distance of 1, with the same first letter. */
function isOneErrorAway(one: string, other: string): boolean {
  if (one[0] !== other[0]) return false
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const least = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      rows[i]?.splice(j, 1, least)
    }
  return at(one.length, other.length) === 1
}

const word = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 9 })
  .map((letters) => letters.join(''))

test('finds what comparing with every word finds, at the same places', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      fc.array(word, { minLength: 1, maxLength: 5 }),
      (vocabulary, written) => {
        const look = spellingIndex(vocabulary)
        for (const one of written) {
          const found = look(one)
          expect([...found.keys()].sort(), one).toEqual(compareWithAll(one, vocabulary).sort())
          for (const [other, order] of found) expect(vocabulary[order]).toBe(other)
        }
      },
    ),
    { numRuns: 400 },
  )
})

test.each([
  ['echalotte', 'echalote'],
  ['ognon', 'oignon'],
  ['bergamotte', 'bergamote'],
  ['tomtae', 'tomate'],
  ['tomat', 'tomate'],
  ['persillade', 'persil'],
])("'%s' may mean '%s'", (written, meant) => {
  expect([...spellingIndex(['safran', meant, 'cumin'])(written).keys()]).toEqual([meant])
})

test('no typing error concerns the first letter', () => {
  expect(spellingIndex(['tomate'])('domate').size).toBe(0)
  expect(spellingIndex(['tomate'])('otmate').size).toBe(0)
})
