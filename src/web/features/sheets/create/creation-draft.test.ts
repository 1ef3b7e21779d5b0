import { describe, expect, it } from 'vitest'
import { techSheetInput } from '#contract/sheets.ts'
import { findProblems } from '#web/lib/form/field-problem.ts'
import { EMPTY_DRAFT, isWorthKeeping } from './creation-draft.ts'

const errorsOf = (draft: Partial<typeof EMPTY_DRAFT>) =>
  Object.fromEntries(
    findProblems(techSheetInput, { ...EMPTY_DRAFT, title: 'Blanquette', ...draft }).map(({ path, rule }) => [
      path,
      rule,
    ]),
  )

describe('a new sheet', () => {
  it('needs a name of 3 to 100 characters, spaces around it not counted', () => {
    expect(errorsOf({ title: '' })).toEqual({ title: 'title-required' })
    expect(errorsOf({ title: '   ' })).toEqual({ title: 'title-required' })
    expect(errorsOf({ title: ' ab ' })).toEqual({ title: 'title-too-short' })
    expect(errorsOf({ title: 'a'.repeat(101) })).toEqual({ title: 'title-too-long' })
    expect(errorsOf({ title: 'a'.repeat(100) })).toEqual({})
  })

  it('is for at least one portion', () => {
    expect(errorsOf({ portions: null })).toEqual({ portions: 'portions-too-low' })
    expect(errorsOf({ portions: 0 })).toEqual({ portions: 'portions-too-low' })
    expect(errorsOf({ portions: 1 })).toEqual({})
  })

  it('may have no price, but none below zero', () => {
    expect(techSheetInput.parse({ ...EMPTY_DRAFT, title: 'Blanquette' })).toEqual({
      title: 'Blanquette',
      category: 'Plat',
      portions: 1,
      sellingPriceHt: null,
    })
    expect(errorsOf({ sellingPriceHt: -1 })).toEqual({ sellingPriceHt: 'price-negative' })
  })

  it('reports every problem at once', () => {
    expect(errorsOf({ title: '', portions: null, sellingPriceHt: -1 })).toEqual({
      title: 'title-required',
      portions: 'portions-too-low',
      sellingPriceHt: 'price-negative',
    })
  })

  it('is worth a question before it is left once a name or a price was typed', () => {
    expect(isWorthKeeping(EMPTY_DRAFT)).toBe(false)
    expect(isWorthKeeping({ ...EMPTY_DRAFT, portions: 8, category: 'Sauce' })).toBe(false)
    expect(isWorthKeeping({ ...EMPTY_DRAFT, title: 'B' })).toBe(true)
    expect(isWorthKeeping({ ...EMPTY_DRAFT, sellingPriceHt: 0 })).toBe(true)
  })
})
