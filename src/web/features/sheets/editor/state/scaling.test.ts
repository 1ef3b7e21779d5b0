import { describe, expect, test } from 'vitest'
import { editorReducer } from './editor-reducer.ts'
import type { Edit } from './editor-action.ts'
import { hasUnsavedWork, openEditor } from './editor-state.ts'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { contentOf } from './draft-content.ts'
import { viewOf } from './editor-store.ts'
import { emptySheet, testLine, testProduct, testSheet } from '#tests/fixtures/sheet.ts'

/** For 12 portions: meat, eggs, salt QS, condiments for each and for all, and a seasoning in percent. */
const sheet = testSheet({
  portions: 12,
  yieldQuantity: 4.2,
  yieldUnit: 'kg',
  ingredients: [
    testLine(1, { quantity: 2.4, unit: 'kg' }),
    testLine(2, { product: testProduct(2, { unit: 'pièce' }), quantity: 4, unit: 'pièce' }),
    testLine(3, { costing: 'qs', quantity: null }),
    testLine(4, { costing: 'forfait-portion', forfait: 0.3, quantity: null }),
    testLine(5, { costing: 'forfait-sheet', forfait: 0.04, quantity: null }),
    testLine(6, { costing: 'forfait-percent', forfait: 2, quantity: null }),
  ],
})
const opened = openEditor(sheet, DEFAULT_SETTINGS)
const portions = (number: number): Edit => ({ type: 'fact-changed', change: { portions: number } })
const adapt: Edit = { type: 'quantities-answered', follow: true }
const keep: Edit = { type: 'quantities-answered', follow: false }
const edit = (...edits: Edit[]) => edits.reduce(editorReducer, opened)
const amounts = (state: typeof opened) =>
  state.draft.lines.map(({ quantity, forfait }) => quantity ?? forfait)
const costPortion = (state: typeof opened) => viewOf(state.draft, state.settings, '').costPortion

describe('changed portions', () => {
  test('ask once for all steps, and every figure is for the portions before until it is answered', () => {
    const state = edit(portions(13), portions(14), portions(80))
    expect(state.draft).toMatchObject({ portions: 80, scaling: { state: 'asked', from: 12 } })
    expect(costPortion(state)).toBe(costPortion(opened))
    expect(edit(portions(13), portions(12)).draft.scaling).toBeNull()
  })

  test('ask nothing while there is no quantity', () => {
    const empty = openEditor(emptySheet(), DEFAULT_SETTINGS)
    expect(editorReducer(empty, portions(3)).draft).toMatchObject({ portions: 3, scaling: null })
  })

  test('quantities, the forfait of the sheet and the yield are adapted, and each rounding is kept', () => {
    const state = edit(portions(80), adapt)
    expect(amounts(state)).toEqual([16, 27, null, 0.3, 0.27, 2])
    expect(state.draft).toMatchObject({
      yieldQuantity: 28,
      scaling: {
        state: 'adapted',
        from: 12,
        roundings: [
          { exact: 26.666667, rounded: 27 },
          { exact: 0.266667, rounded: 0.27 },
        ],
      },
    })
    expect(costPortion(state)).toBeCloseTo(costPortion(opened), 1)
  })

  test('may be adapted without rounding, but for what was typed since', () => {
    const state = edit(portions(80), adapt)
    const [, eggs] = state.draft.lines
    const typed = editorReducer(state, {
      type: 'line-changed',
      key: eggs?.key ?? '',
      change: { quantity: 28 },
    })
    expect(amounts(editorReducer(state, { type: 'roundings-undone' }))[1]).toBe(26.666667)
    expect(amounts(editorReducer(typed, { type: 'roundings-undone' }))).toEqual([
      16,
      28,
      null,
      0.3,
      0.266667,
      2,
    ])
  })

  test('may leave the quantities, which then cost a portion less', () => {
    const state = edit(portions(80), keep)
    expect(amounts(state)).toEqual(amounts(opened))
    expect(state.draft.scaling).toBeNull()
    expect(costPortion(state)).toBeLessThan(costPortion(opened) / 4)
  })

  test('are undone step by step: the answer, then all steps of the portions', () => {
    const adapted = edit(portions(13), portions(80), adapt)
    const asked = editorReducer(adapted, { type: 'undone' })
    expect(asked.draft).toMatchObject({ portions: 80, scaling: { state: 'asked', from: 12 } })
    const before = editorReducer(asked, { type: 'undone' })
    expect(before.draft).toEqual(opened.draft)
    expect(hasUnsavedWork(before)).toBe(false)
    expect(editorReducer(asked, { type: 'redone' }).draft).toEqual(adapted.draft)
  })
})

test('the question is part of the draft, and of nothing that is stored', () => {
  const { draft } = edit(portions(80))
  expect(Object.keys(contentOf(draft))).not.toContain('scaling')
})

test('the notice goes once the sheet is stored', () => {
  const { draft } = edit(portions(80), adapt)
  const saved = editorReducer(
    { ...opened, draft },
    { type: 'saved', sheet: { ...sheet, portions: 80, version: 2 }, sent: draft, at: new Date() },
  )
  expect(saved.draft.scaling).toBeNull()
})
