import { describe, expect, test } from 'vitest'
import { readRecipeLine } from '#domain/imports/recipe-line.ts'
import { ofProduct } from '../state/line-source.ts'
import { testProduct } from '../state/test-sheet.ts'
import { newLineOf, pastedLines, settledWith } from './pasted-line.ts'

const butter = testProduct(1, { name: 'Beurre doux' })
const egg = testProduct(2, { name: 'Œufs plein air', unit: 'pièce' })
const candidate = (product: typeof butter) => ({ product, preparation: null, score: 1 })
const lineOf = (text: string, ...products: (typeof butter)[]) => {
  const certainty = products.length === 0 ? 'unknown' : products.length === 1 ? 'sure' : 'doubtful'
  const [line] = pastedLines([readRecipeLine(text)], [{ certainty, candidates: products.map(candidate) }])
  if (line === undefined) throw new Error('One line was read')
  return line
}

describe('a pasted line becomes a line of the sheet', () => {
  test.each([
    ['200 g de beurre', butter, 200, 'g'],
    ['3 œufs', egg, 3, 'pièce'],
    ['2 beurre', butter, 2, 'pièce'],
    ['beurre', butter, null, 'kg'],
  ] as const)('« %s »', (text, product, quantity, unit) => {
    expect(newLineOf(lineOf(text, product))).toMatchObject({ source: ofProduct(product), quantity, unit })
  })
  test('with what else it says as a note', () => {
    expect(newLineOf(lineOf('2 gousses de beurre, pommade', butter))?.note).toBe('gousses, pommade')
  })
})

test('a range counts its upper bound and is doubtful, however sure the product', () => {
  const line = lineOf('10 à 12 g de beurre', butter)
  expect(line).toMatchObject({ certainty: 'doubtful', taken: true })
  expect(newLineOf(line)).toMatchObject({ quantity: 12, unit: 'g', note: '10 à 12' })
})

test('an unknown line is left out until a product is chosen, a doubtful one proposes the likeliest', () => {
  const unknown = lineOf('1 g de safran')
  expect(unknown).toMatchObject({ taken: false, certainty: 'unknown', source: null })
  expect(newLineOf(unknown)).toBeNull()
  expect(settledWith(unknown, ofProduct(egg))).toMatchObject({ taken: true, certainty: 'settled' })
  expect(lineOf('beurre', butter, egg)).toMatchObject({
    taken: true,
    certainty: 'doubtful',
    source: { product: butter },
  })
  expect(settledWith(lineOf('beurre', butter), null)).toMatchObject({ taken: false, certainty: 'unknown' })
})
