import { expect, test } from 'vitest'
import { draftOf } from './draft.ts'
import type { SheetDraft } from './draft.ts'
import { issuesOf, quantityFault, refusedIssues } from './issues.ts'
import { changeLine } from './lines.ts'
import type { LineChange } from './lines.ts'
import { emptySheet, testId, testSheet } from '#tests/fixtures/sheet.ts'

const draft = draftOf(testSheet())
const withLine = (change: LineChange): SheetDraft => ({
  ...draft,
  lines: changeLine(draft.lines, testId(2), change),
})

test('a complete sheet has none', () => {
  expect(issuesOf(draft)).toEqual([])
})

test('a sheet needs at least one ingredient', () => {
  expect(issuesOf({ ...draft, lines: [] })).toEqual([{ at: 'lines', rule: 'no-ingredient' }])
})

test('a line that cannot be costed keeps no sheet from being saved', () => {
  expect(issuesOf(draftOf(emptySheet()))).toEqual([])
  expect(issuesOf(withLine({ quantity: null }))).toEqual([])
  expect(issuesOf(withLine({ costing: 'forfait-portion', quantity: null }))).toEqual([])
  expect(issuesOf(withLine({ costing: 'qs', quantity: null }))).toEqual([])
})

test.each([
  ['forfait-sheet', 0, 'forfait-too-low'],
  ['forfait-sheet', Number.NaN, 'invalid'],
  ['forfait-portion', 10_000_000, 'out-of-range'],
  ['forfait-percent', 101, 'out-of-range'],
] as const)('a %s of %d breaks %s', (costing, forfait, rule) => {
  expect(issuesOf(withLine({ costing, forfait, quantity: null }))).toEqual([
    { at: 'line', key: testId(2), field: 'quantity', rule },
  ])
})

test.each([0, 0.0000004])('a quantity of %j is not above 0', (quantity) => {
  expect(issuesOf(withLine({ quantity }))).toEqual([
    { at: 'line', key: testId(2), field: 'quantity', rule: 'quantity-too-low' },
  ])
})

test('a quantity of 1 000 001 or of what is no number keeps the sheet from being saved too', () => {
  expect(issuesOf(withLine({ quantity: 1_000_001 }))).toMatchObject([{ rule: 'out-of-range' }])
  expect(issuesOf(withLine({ quantity: Number.NaN }))).toMatchObject([{ rule: 'invalid' }])
})

test.each([
  [null, null],
  [Number.NaN, 'unreadable'],
  [0, 'zero'],
  [0.0000005, 'tooSmall'],
  [0.001, null],
  [1_000_000, null],
  [1_000_000.5, 'tooLarge'],
] as const)('what is wrong with a quantity of %j is %j', (value, fault) => {
  expect(quantityFault(value)).toBe(fault)
})

test.each([-901, 100.1, 250, Number.NaN])('a loss of %d is not between -900 and 100', (wastagePercent) => {
  expect(issuesOf(withLine({ wastagePercent }))).toEqual([
    { at: 'line', key: testId(2), field: 'wastagePercent', rule: 'wastage-out-of-range' },
  ])
})

test('0.001, 0 % and 100 % are allowed', () => {
  expect(issuesOf(withLine({ quantity: 0.001, wastagePercent: 0 }))).toEqual([])
  expect(issuesOf(withLine({ wastagePercent: 100 }))).toEqual([])
})

test.each([
  ['  ', 'title-required'],
  ['ab', 'title-too-short'],
  ['x'.repeat(101), 'title-too-long'],
])('a title of %j breaks %s', (title, rule) => {
  expect(issuesOf({ ...draft, title })).toEqual([{ at: 'fact', field: 'title', rule }])
})

test('they come in the order of the page', () => {
  const lines = changeLine(changeLine(draft.lines, testId(3), { quantity: 0 }), testId(1), {
    wastagePercent: 101,
    quantity: 0,
  })
  expect(
    issuesOf({ ...draft, title: '', lines }).map((issue) => ('field' in issue ? issue.field : '')),
  ).toEqual(['title', 'quantity', 'wastagePercent', 'quantity'])
})

test('what the server refuses points at the line as it was sent', () => {
  const fields = [
    { path: 'ingredients.1.userProductId', rule: 'unknown-reference' },
    { path: 'portions', rule: 'portions-too-low' },
    { path: 'somewhere', rule: 'invalid' },
  ]
  expect(refusedIssues(fields, draft)).toEqual([
    { at: 'line', key: testId(2), field: 'product', rule: 'unknown-reference' },
    { at: 'fact', field: 'portions', rule: 'portions-too-low' },
  ])
})
