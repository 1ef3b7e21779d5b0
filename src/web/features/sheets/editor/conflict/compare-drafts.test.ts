import { expect, test } from 'vitest'
import { draftOf } from '../state/draft.ts'
import { ofProduct } from '../state/line-source.ts'
import { startLine, changeLine, moveLine, removeLine } from '../state/lines.ts'
import { testId, testLine, testProduct, testSheet } from '#tests/fixtures/sheet.ts'
import { compareDrafts } from './compare-drafts.ts'

const stored = draftOf(testSheet())
const ids = new Map(stored.lines.map(({ key }) => [key, key]))
const names = (lines: ReturnType<typeof compareDrafts>['lines']) =>
  lines.map(({ mine, theirs, same }) => [mine?.product?.name ?? null, theirs?.product?.name ?? null, same])

test('a version compared with itself differs in nothing', () => {
  const comparison = compareDrafts(stored, stored, ids)
  expect(comparison.facts).toEqual([])
  expect(comparison.reordered).toBe(false)
  expect(comparison.lines.every(({ same }) => same)).toBe(true)
})

test('facts that differ are named in the order of the page', () => {
  const theirs = {
    ...stored,
    storage: '3 jours',
    method: 'Blanchir.',
    title: 'Autre titre',
    sellingPriceHt: 20,
  }
  expect(compareDrafts(stored, theirs, ids).facts).toEqual(['title', 'sellingPriceHt', 'method', 'storage'])
})

test('a changed, an added and a removed line are listed side by side', () => {
  const { lines } = startLine(stored.lines, { source: ofProduct(testProduct(4)) }, 'new-1')
  const mine = { ...stored, lines: changeLine(lines, testId(1), { quantity: 2 }) }
  const theirs = { ...stored, lines: removeLine(stored.lines, testId(3)) }
  expect(names(compareDrafts(mine, theirs, ids).lines)).toEqual([
    ['Produit 1', 'Produit 1', false],
    ['Produit 2', 'Produit 2', true],
    ['Produit 3', null, false],
    ['Produit 4', null, false],
  ])
})

test('what only the other has comes last', () => {
  const theirs = draftOf(testSheet({ ingredients: [5, 1, 2, 3].map((number) => testLine(number)) }))
  expect(names(compareDrafts(stored, theirs, ids).lines).at(-1)).toEqual([null, 'Produit 5', false])
})

test('a product that both windows added is one line', () => {
  const added = startLine(stored.lines, { source: ofProduct(testProduct(4)) }, 'new-1').lines
  const mine = { ...stored, lines: changeLine(added, 'new-1', { quantity: 1, unit: 'kg' }) }
  const theirs = draftOf(testSheet({ ingredients: [1, 2, 3, 4].map((number) => testLine(number)) }))
  expect(names(compareDrafts(mine, theirs, ids).lines)).toEqual(
    [1, 2, 3, 4].map((number) => [`Produit ${String(number)}`, `Produit ${String(number)}`, true]),
  )
})

test('another order is a difference', () => {
  const theirs = { ...stored, lines: moveLine(stored.lines, testId(3), 0) }
  expect(compareDrafts(stored, theirs, ids)).toMatchObject({ reordered: true, facts: [] })
})
