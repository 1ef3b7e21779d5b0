import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { emptySheet, testId, testSheet } from '#tests/fixtures/sheet.ts'
import type { Edit } from './editor-action.ts'
import { editorReducer } from './editor-reducer.ts'
import { hasUnsavedWork, openEditor } from './editor-state.ts'
import type { EditorState } from './editor-state.ts'

function edit(state: EditorState, ...edits: Edit[]): EditorState {
  return edits.reduce<EditorState>(editorReducer, state)
}
const opened = () => openEditor(testSheet(), DEFAULT_SETTINGS)
const productNames = ({ draft }: EditorState) => draft.lines.map(({ product }) => product?.name ?? null)

describe('undo', () => {
  test('a figure typed letter by letter is one step', () => {
    const key = testId(1)
    const typed = edit(
      opened(),
      { type: 'line-changed', key, change: { quantity: 2 } },
      { type: 'line-changed', key, change: { quantity: 25 } },
      { type: 'line-changed', key, change: { quantity: 250 } },
    )
    expect(edit(typed, { type: 'undone' }).draft.lines[0]?.quantity).toBe(1)
  })

  test('two cells are two steps', () => {
    const typed = edit(
      opened(),
      { type: 'line-changed', key: testId(1), change: { quantity: 2 } },
      { type: 'line-changed', key: testId(2), change: { quantity: 3 } },
      { type: 'undone' },
    )
    expect(typed.draft.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1])
  })

  test('what was undone can be done again, until something else is done', () => {
    const back = edit(opened(), { type: 'line-removed', key: testId(1) }, { type: 'undone' })
    expect(productNames(back)).toHaveLength(3)
    expect(productNames(edit(back, { type: 'redone' }))).toEqual(['Produit 2', 'Produit 3'])
    const elsewhere = edit(back, { type: 'fact-changed', change: { portions: 4 } }, { type: 'redone' })
    expect(productNames(elsewhere)).toHaveLength(3)
  })

  test('with nothing to undo nothing happens', () => {
    const state = opened()
    expect(edit(state, { type: 'undone' })).toBe(state)
    expect(edit(state, { type: 'redone' })).toBe(state)
  })
})

describe('unsaved work', () => {
  test('a sheet just opened has none', () => {
    expect(hasUnsavedWork(opened())).toBe(false)
    expect(hasUnsavedWork(openEditor(emptySheet(), DEFAULT_SETTINGS))).toBe(false)
  })

  test('a typed figure is, and typing the old one again is none', () => {
    const typed = edit(opened(), { type: 'line-changed', key: testId(1), change: { quantity: 2 } })
    expect(hasUnsavedWork(typed)).toBe(true)
    const back = edit(typed, { type: 'line-changed', key: testId(1), change: { quantity: 1 } })
    expect(hasUnsavedWork(back)).toBe(false)
  })

  test('the order of the lines is work', () => {
    expect(hasUnsavedWork(edit(opened(), { type: 'line-moved', key: testId(1), to: 2 }))).toBe(true)
  })

  test('spaces round a text and empty steps are none', () => {
    const spaced = edit(opened(), {
      type: 'fact-changed',
      change: { title: ' Blanquette de veau ', steps: '\n\n', method: '\n' },
    })
    expect(hasUnsavedWork(spaced)).toBe(false)
  })
})
