import { describe, expect, test } from 'vitest'
import { draftOf } from '../state/draft.ts'
import type { DraftLine } from '../state/draft.ts'
import { asForfait, asQs } from '../state/line-amount.ts'
import { testSheet } from '#tests/fixtures/sheet.ts'
import { mayBecomeCharge } from './read-charge.ts'
import { typedAmount } from './typed-amount.ts'

const [drawn] = draftOf(testSheet()).lines
if (drawn === undefined) throw new Error('The sheet has a line')
const line: DraftLine = { ...drawn, wastagePercent: 8 }
const typed = (text: string, in_: DraftLine = line, language: 'fr' | 'en' = 'fr') =>
  typedAmount(text, in_, line, language)

describe('in the place of a quantity', () => {
  test.each(['QS', 'qs', 'q.s.', 'Q S', 'pm', 'P.M.', 'à convenance', 'to taste'])('« %s » is QS', (text) => {
    expect(typed(text)).toEqual({
      costing: 'qs',
      forfait: null,
      quantity: null,
      unit: 'kg',
      wastagePercent: 0,
    })
  })

  test.each([
    ['0,30 €', 'forfait-portion', 0.3],
    ['0,30€', 'forfait-portion', 0.3],
    ['€0.30', 'forfait-portion', 0.3],
    ['1 200 euros', 'forfait-portion', 1200],
    ['0,30 € par portion', 'forfait-portion', 0.3],
    ['0,30 € / pers.', 'forfait-portion', 0.3],
    ['12 € forfait', 'forfait-sheet', 12],
    ['12 € au total', 'forfait-sheet', 12],
    ['2 %', 'forfait-percent', 2],
    ['2,5%', 'forfait-percent', 2.5],
    ['0 €', 'forfait-portion', 0],
  ])('« %s » is a forfait', (text, costing, forfait) => {
    expect(typed(text)).toMatchObject({ costing, forfait, quantity: null, wastagePercent: 0 })
  })

  test.each(['200 g', '1,5', 'abc', '', '3 pièces', '12 % %', '€'])('« %s » is none of both', (text) => {
    expect(typed(text)).toMatchObject({ costing: 'quantity', forfait: null, wastagePercent: 8 })
  })

  test('a comma groups thousands in English', () => {
    expect(typed('€1,200', line, 'en')).toMatchObject({ forfait: 1200 })
  })
})

describe('in a line that is a forfait', () => {
  const flat: DraftLine = { ...line, ...asForfait(line, 'forfait-sheet', 4) }

  test.each([
    ['5', 5],
    ['5 €', 5],
    ['', null],
    ['x', Number.NaN],
  ])('« %s » is its amount, and it stays one for the sheet', (text, forfait) => {
    expect(typed(text, flat)).toMatchObject({ costing: 'forfait-sheet', forfait, quantity: null })
  })

  test('a unit makes it a quantity again, with the loss that the cell had on focus', () => {
    expect(typed('200 g', flat)).toEqual({
      costing: 'quantity',
      forfait: null,
      quantity: 200,
      unit: 'g',
      wastagePercent: 8,
    })
  })
})

test('a figure in a line QS is a quantity, in the unit it had', () => {
  expect(typed('3', { ...line, ...asQs(line) })).toMatchObject({
    costing: 'quantity',
    quantity: 3,
    unit: 'kg',
  })
})

test.each([
  ['q', true],
  ['Q.', true],
  ['à conv', true],
  ['€', true],
  ['x', false],
  ['qx', false],
])('« %s » may become one: %s', (text, may) => {
  expect(mayBecomeCharge(text)).toBe(may)
})
