import { describe, expect, test } from 'vitest'
import { SHEET_FACT_NAMES } from '#contract/facts/sheet.ts'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { contentOf, type SheetContent } from './draft-content.ts'
import type { EditorAction } from './editor-action.ts'
import { editorReducer } from './editor-reducer.ts'
import { hasUnsavedWork, openEditor } from './editor-state.ts'
import type { EditorState } from './editor-state.ts'
import { ofProduct } from './line-source.ts'
import { testId, testLine, testProduct, testSheet } from '#tests/fixtures/sheet.ts'

const AT = new Date('2026-11-18T13:02:00Z')
function run(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state)
}
const opened = () => openEditor(testSheet(), DEFAULT_SETTINGS)
const quantityTyped = (quantity: number): EditorAction => ({
  type: 'line-changed',
  key: testId(1),
  change: { quantity },
})

describe('after a save', () => {
  test('nothing is left to save, and a new line is known by the id it is stored under', () => {
    const added = run(
      opened(),
      { type: 'line-started', start: { source: ofProduct(testProduct(4)) } },
      { type: 'save-started' },
    )
    const sheet = testSheet({ version: 2, ingredients: [1, 2, 3, 4].map((number) => testLine(number)) })
    const saved = run(added, { type: 'saved', sheet, sent: added.draft, at: AT })
    expect(hasUnsavedWork(saved)).toBe(false)
    expect(saved.saving).toBe(false)
    expect(contentOf(saved.draft, saved.lineIds).ingredients.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4].map(testId),
    )
  })

  test('what was typed while it was under way is kept and still to be saved', () => {
    const sent = run(opened(), quantityTyped(2)).draft
    const typing = run(opened(), quantityTyped(2), { type: 'save-started' }, quantityTyped(3))
    const saved = run(typing, { type: 'saved', sheet: testSheet({ version: 2 }), sent, at: AT })
    expect(saved.draft.lines[0]?.quantity).toBe(3)
    expect(hasUnsavedWork(saved)).toBe(true)
    expect(saved.stored.version).toBe(2)
  })

  test('a failed one leaves what was typed, and says why', () => {
    const failure = new TypeError('Failed to fetch')
    const failed = run(
      opened(),
      quantityTyped(2),
      { type: 'save-started' },
      { type: 'save-failed', failure, refused: [] },
    )
    expect(failed).toMatchObject({ saving: false, failure })
    expect(failed.draft.lines[0]?.quantity).toBe(2)
    expect(hasUnsavedWork(failed)).toBe(true)
  })
})

describe('a version from another window', () => {
  const theirs = testSheet({
    version: 5,
    title: 'Blanquette à l’ancienne',
    ingredients: [testLine(1, { quantity: 9 }), testLine(3)],
  })
  const inConflict = () =>
    run(opened(), quantityTyped(2), { type: 'save-started' }, { type: 'conflict-found', current: theirs })

  test('overwrites nothing by itself', () => {
    const state = inConflict()
    expect(state.draft.lines[0]?.quantity).toBe(2)
    expect(state.conflict).toBe(theirs)
    expect(state.stored.version).toBe(1)
  })

  test('mine kept is saved over it knowingly; a line deleted there is sent as a new one', () => {
    const { stored, draft, lineIds, conflict } = run(inConflict(), { type: 'conflict-settled', keep: 'mine' })
    expect(conflict).toBeNull()
    expect(stored.version).toBe(5)
    const { title, ingredients } = contentOf(draft, lineIds)
    expect(title).toBe('Blanquette de veau')
    expect(ingredients.map(({ id }) => id)).toEqual([testId(1), undefined, testId(3)])
  })

  test('theirs taken replaces the draft', () => {
    const state = run(inConflict(), { type: 'conflict-settled', keep: 'theirs' })
    expect(state.draft.title).toBe('Blanquette à l’ancienne')
    expect(hasUnsavedWork(state)).toBe(false)
  })

  test('editing goes on with the old version, so that the next save asks again', () => {
    const state = run(inConflict(), { type: 'conflict-settled', keep: 'both' })
    expect(state).toMatchObject({ conflict: null, outdated: true })
    expect(state.stored.version).toBe(1)
    expect(state.draft.lines[0]?.quantity).toBe(2)
  })

  test('a background refetch replaces an untouched sheet and leaves an edited one', () => {
    expect(run(opened(), { type: 'sheet-read', sheet: theirs }).draft.title).toBe('Blanquette à l’ancienne')
    const working = run(opened(), quantityTyped(2), { type: 'sheet-read', sheet: theirs })
    expect(working.draft.title).toBe('Blanquette de veau')
    expect(working.outdated).toBe(true)
  })

  test('an answer that arrives late is ignored', () => {
    const state = openEditor(theirs, DEFAULT_SETTINGS)
    expect(run(state, { type: 'sheet-read', sheet: testSheet() })).toBe(state)
  })
})

test('a price completed elsewhere reaches the line, and what undo brings back', () => {
  const priced = testProduct(2, { priceHt: 12 })
  const state = run(
    opened(),
    { type: 'line-removed', key: testId(2) },
    { type: 'undone' },
    quantityTyped(2),
    { type: 'source-read', source: ofProduct(priced) },
  )
  expect(state.draft.lines[1]?.product?.priceHt).toBe(12)
  expect(state.draft.lines[0]?.quantity).toBe(2)
  expect(run(state, { type: 'undone' }).draft.lines[1]?.product?.priceHt).toBe(12)
})

test('a product deleted elsewhere leaves its lines, which then say that one is missing', () => {
  const [first, , third] = testSheet().ingredients
  const state = run(opened(), quantityTyped(2), {
    type: 'sheet-read',
    sheet: testSheet({
      ingredients: [first, testLine(2, { product: null }), third].flatMap((line) => line ?? []),
    }),
  })
  expect(state.draft.lines.map(({ product }) => product?.name ?? null)).toEqual([
    'Produit 1',
    null,
    'Produit 3',
  ])
  expect(state.draft.lines[0]?.quantity).toBe(2)
})

test('what a save sends has every fact of a sheet', () => {
  const { storage: _storage, ...rest } = contentOf(opened().draft)
  // @ts-expect-error: the storage is missing
  const lacking: SheetContent = rest
  expect(Object.keys(lacking)).toHaveLength(SHEET_FACT_NAMES.length)
})
