import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { editorReducer } from '../../editor/state/editor-reducer.ts'
import { hasUnsavedWork, openEditor } from '../../editor/state/editor-state.ts'
import { ofProduct } from '../../editor/state/line-source.ts'
import { testPreparation, testProduct, testSheet } from '#tests/fixtures/sheet.ts'
import { blankSheet } from '../blank-sheet.ts'
import { readDraft, resume, writeDraft } from './stored-draft.ts'

const AT = new Date('2026-11-21T13:02:00Z')
const opened = () => openEditor(testSheet({ version: 3 }), DEFAULT_SETTINGS)
const written = () =>
  editorReducer(
    editorReducer(opened(), { type: 'fact-changed', change: { title: 'Blanquette', steps: 'Lier.\n' } }),
    { type: 'line-started', start: { source: ofProduct(testProduct(4)) } },
  )

function kept(state = written()) {
  const draft = readDraft(writeDraft(state, AT))
  if (draft === null) throw new Error('the draft cannot be read')
  return draft
}

describe('a draft kept in the browser', () => {
  it('comes back as it was left, to go on with', () => {
    const resumed = resume(opened(), kept())
    expect(resumed.draft).toEqual(written().draft)
    expect(hasUnsavedWork(resumed)).toBe(true)
    const next = editorReducer(resumed, {
      type: 'line-started',
      start: { source: ofProduct(testProduct(5)) },
    })
    expect(new Set(next.draft.lines.map(({ key }) => key)).size).toBe(5)
  })

  it('is based on the version it was made from when the sheet was saved since', () => {
    const newer = openEditor(testSheet({ version: 4, title: 'Blanquette de lotte' }), DEFAULT_SETTINGS)
    const resumed = resume(newer, kept())
    expect(resumed.stored.version).toBe(3)
    expect(resumed.outdated).toBe(true)
    const read = editorReducer(resumed, { type: 'sheet-read', sheet: newer.stored })
    expect(read.draft.title).toBe('Blanquette')
  })

  it('can be one of a sheet that was never stored', () => {
    const blank = openEditor(blankSheet(DEFAULT_SETTINGS, AT), DEFAULT_SETTINGS)
    const typed = editorReducer(blank, { type: 'fact-changed', change: { title: 'Bisque' } })
    expect(hasUnsavedWork(blank)).toBe(false)
    expect(resume(blank, kept(typed)).draft.title).toBe('Bisque')
  })

  it('keeps what could not be read when it was typed as nothing', () => {
    const [line] = written().draft.lines
    const unreadable = editorReducer(written(), {
      type: 'line-changed',
      key: line?.key ?? '',
      change: { quantity: Number.NaN, wastagePercent: Number.NaN },
    })
    expect(kept(unreadable).draft.lines[0]).toMatchObject({ quantity: null, wastagePercent: 0 })
  })

  it('of a version whose products and preparations had fewer fields is read, each missing field as empty', () => {
    const { brand: _brand, allergenFree: _allergenFree, ...product } = testProduct(4)
    const [line] = kept().draft.lines
    const { yieldQuantity: _yield, ...preparation } = testPreparation(1)
    const lines = [
      { ...line, product },
      { ...line, product: null, preparation },
    ]
    const draft = readDraft(JSON.stringify({ ...kept(), draft: { ...kept().draft, lines } }))
    expect(draft?.draft.lines).toMatchObject([
      { product: { ...product, brand: null, allergenFree: false } },
      { preparation: { ...preparation, yieldQuantity: null } },
    ])
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{"form":1'],
    ['another form', JSON.stringify({ ...kept(), form: 0 })],
    ['a draft with a part missing', JSON.stringify({ ...kept(), draft: { title: 'Bisque' } })],
    [
      'a category nobody knows',
      JSON.stringify({ ...kept(), draft: { ...kept().draft, category: 'Goûter' } }),
    ],
  ])('is let go when it is %s', (_, text) => {
    expect(readDraft(text)).toBeNull()
  })
})
