import { describe, expect, test } from 'vitest'
import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { readRecipeLine } from './recipe-line.ts'
import { ENGLISH_LINES } from '#tests/corpora/recipe-lines/english-lines.ts'
import { FRENCH_LINES } from '#tests/corpora/recipe-lines/french-lines.ts'
import type { LabelledLine } from '#tests/corpora/recipe-lines/labelled-line.ts'

function judged([text, quantity, unit, name, doubt]: LabelledLine) {
  const read = readRecipeLine(text)
  const count = read.counted?.count ?? read.quantity
  const isQuantity = quantity === null || count === null ? count === quantity : isNear(count, quantity)
  const isUnit = (read.counted?.word ?? read.unit) === unit
  return {
    quantity: isQuantity,
    unit: isUnit,
    name: foldForSearch(read.name) === foldForSearch(name),
    wrongUnmarked: (!isQuantity || !isUnit || doubt !== undefined) && read.doubt === null,
  }
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.005 * other

type Judged = ReturnType<typeof judged>

function share(lines: readonly LabelledLine[], what: keyof Judged): number {
  return (100 * lines.map(judged).filter((line) => line[what]).length) / lines.length
}

describe.each([
  ['French', FRENCH_LINES],
  ['English', ENGLISH_LINES],
])('a hundred %s lines', (_language, lines) => {
  test('are as many', () => expect(lines).toHaveLength(100))
  test('have their quantity', () => expect(share(lines, 'quantity')).toBeGreaterThanOrEqual(95))
  test('have their unit', () => expect(share(lines, 'unit')).toBeGreaterThanOrEqual(95))
  test('have their name', () => expect(share(lines, 'name')).toBeGreaterThanOrEqual(93))
  test('are never wrong without a doubt', () =>
    expect(share(lines, 'wrongUnmarked')).toBeLessThanOrEqual(0.5))
})
