import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import type { Edit } from './editor-action.ts'
import { editorReducer } from './editor-reducer.ts'
import { hasUnsavedWork, openEditor } from './editor-state.ts'
import type { EditorState } from './editor-state.ts'
import { ofPreparation, ofProduct } from './line-source.ts'
import {
  emptySheet,
  testId,
  testLine,
  testPreparation,
  testProduct,
  testSheet,
} from '#tests/fixtures/sheet.ts'

function edit(state: EditorState, ...edits: Edit[]): EditorState {
  return edits.reduce<EditorState>(editorReducer, state)
}
const opened = () => openEditor(testSheet(), DEFAULT_SETTINGS)
const left = (note: string) =>
  openEditor(testSheet({ ingredients: [testLine(2, { product: null, note })] }), DEFAULT_SETTINGS)
const linked = (note: string, number: number) =>
  edit(left(note), { type: 'source-chosen', key: testId(2), source: ofProduct(testProduct(number)) })
const productNames = ({ draft }: EditorState) => draft.lines.map(({ product }) => product?.name ?? null)

describe('products', () => {
  test('the first product of a new sheet takes the starter line, whose quantity is then to be typed', () => {
    const first = testProduct(7, { unit: 'L' })
    const { draft } = edit(openEditor(emptySheet(), DEFAULT_SETTINGS), {
      type: 'line-started',
      start: { source: ofProduct(first) },
    })
    expect(draft.lines).toHaveLength(1)
    expect(draft.lines[0]).toMatchObject({ key: testId(1), product: first, unit: 'L', quantity: null })
  })

  test('the next product adds a line at the end', () => {
    const state = edit(
      openEditor(emptySheet(), DEFAULT_SETTINGS),
      { type: 'line-started', start: { source: ofProduct(testProduct(7)) } },
      { type: 'line-started', start: { source: ofProduct(testProduct(8)) } },
    )
    expect(productNames(state)).toEqual(['Produit 7', 'Produit 8'])
    expect(new Set(state.draft.lines.map(({ key }) => key)).size).toBe(2)
  })

  test('twelve products make twelve lines that all have a product', () => {
    const added = Array.from({ length: 12 }, (_, index): Edit[] => [
      { type: 'line-started', start: { source: ofProduct(testProduct(index + 1)) } },
    ]).flat()
    const state = edit(openEditor(emptySheet(), DEFAULT_SETTINGS), ...added)
    expect(productNames(state)).toEqual(added.map((_, index) => `Produit ${String(index + 1)}`))
  })

  test('a starter line whose quantity was emptied is taken too, one with a quantity typed stays', () => {
    const starter = openEditor(emptySheet(), DEFAULT_SETTINGS)
    const with7: Edit = { type: 'line-started', start: { source: ofProduct(testProduct(7)) } }
    const quantified = (quantity: number | null) =>
      edit(starter, { type: 'line-changed', key: testId(1), change: { quantity } }, with7)
    expect(productNames(quantified(null))).toEqual(['Produit 7'])
    expect(productNames(quantified(250))).toEqual([null, 'Produit 7'])
  })

  test('another product keeps 300 g as they are and sets the loss to 0', () => {
    const { draft } = edit(
      opened(),
      { type: 'line-changed', key: testId(2), change: { quantity: 300, unit: 'g', wastagePercent: 12 } },
      { type: 'source-chosen', key: testId(2), source: ofProduct(testProduct(9)) },
    )
    expect(draft.lines[1]).toMatchObject({ quantity: 300, unit: 'g', wastagePercent: 0 })
  })

  test('a product sold by the bottle asks for the quantity again, and undo brings the 300 g back', () => {
    const chosen = edit(
      opened(),
      { type: 'line-changed', key: testId(2), change: { quantity: 300, unit: 'g' } },
      { type: 'source-chosen', key: testId(2), source: ofProduct(testProduct(9, { unit: 'bouteille' })) },
    )
    expect(chosen.draft.lines[1]).toMatchObject({ quantity: null, unit: 'bouteille' })
    expect(edit(chosen, { type: 'undone' }).draft.lines[1]).toMatchObject({ quantity: 300, unit: 'g' })
  })

  test.each([
    ['a stock that yields litres', { yieldUnit: 'L' as const }, 'cl' as const, 50, 'cl'],
    ['a stock that yields kilos', { yieldUnit: 'kg' as const }, 'cl' as const, null, 'kg'],
    ['a dish without a yield', { yieldQuantity: null, yieldUnit: null }, 'cl' as const, null, 'portion'],
    ['another dish', {}, 'portion' as const, 50, 'portion'],
  ])('%s takes the place of a product', (_, facts, unit, quantity, then) => {
    const { draft } = edit(
      opened(),
      { type: 'line-changed', key: testId(2), change: { quantity: 50, unit } },
      { type: 'source-chosen', key: testId(2), source: ofPreparation(testPreparation(1, facts)) },
    )
    expect(draft.lines[1]).toMatchObject({ quantity, unit: then })
  })

  test('choosing the same product again changes nothing', () => {
    const state = edit(opened(), { type: 'line-changed', key: testId(2), change: { wastagePercent: 12 } })
    expect(
      edit(state, { type: 'source-chosen', key: testId(2), source: ofProduct(testProduct(2)) }).draft.lines,
    ).toEqual(state.draft.lines)
  })
})

describe('preparations', () => {
  const stock = testPreparation(1, { title: 'Fond blanc' })

  test('a preparation adds a line in the unit of its yield', () => {
    const { draft } = edit(opened(), { type: 'line-started', start: { source: ofPreparation(stock) } })
    expect(draft.lines.at(-1)).toMatchObject({ product: null, preparation: stock, unit: 'L', quantity: null })
  })

  test('one without a yield is measured in portions', () => {
    const dough = testPreparation(2, { yieldQuantity: null, yieldUnit: null })
    const { draft } = edit(opened(), { type: 'line-started', start: { source: ofPreparation(dough) } })
    expect(draft.lines.at(-1)?.unit).toBe('portion')
  })

  test('a line goes from a product to a preparation and back, and undoing takes the same way', () => {
    const toStock: Edit = { type: 'source-chosen', key: testId(2), source: ofPreparation(stock) }
    const back: Edit = { type: 'source-chosen', key: testId(2), source: ofProduct(testProduct(9)) }
    const chosen = edit(opened(), toStock)
    expect(chosen.draft.lines[1]).toMatchObject({ product: null, preparation: stock, unit: 'L' })
    const again = edit(chosen, back)
    expect(again.draft.lines[1]).toMatchObject({ preparation: null, unit: 'kg' })
    expect(edit(again, { type: 'undone' }).draft).toEqual(chosen.draft)
    expect(hasUnsavedWork(edit(again, { type: 'undone' }, { type: 'undone' }))).toBe(false)
  })

  test('its new cost reaches the line, and a deleted one leaves its name', () => {
    const stored = testLine(2, { product: null, subSheetId: stock.id, preparation: stock, unit: 'L' })
    const state = openEditor(testSheet({ ingredients: [stored] }), DEFAULT_SETTINGS)
    const dearer = { ...stock, coutMatiere: 42 }
    const read = editorReducer(state, { type: 'source-read', source: ofPreparation(dearer) })
    expect(read.draft.lines[0]?.preparation).toBe(dearer)
    const without = testLine(2, { product: null, unit: 'L' })
    const gone = editorReducer(state, { type: 'sheet-read', sheet: testSheet({ ingredients: [without] }) })
    expect(gone.draft.lines[0]).toMatchObject({
      preparation: null,
      note: expect.stringContaining('Fond blanc'),
    })
  })
})

describe('a line whose product was deleted', () => {
  test.each([
    ['to the product of that name', 7, 'Produit 7', null],
    ['to another one', 8, 'Produit 7', null],
    ['to another one, with a remark', 8, 'Produit 7 · pommade', 'pommade'],
  ])('does not say its former name any more when it is linked %s', (_, number, note, remark) => {
    expect(linked(note, number).draft.lines[0]).toMatchObject({
      product: { name: `Produit ${String(number)}` },
      note: remark,
    })
    expect(edit(linked(note, number), { type: 'undone' }).draft).toEqual(left(note).draft)
  })

  test('keeps what is noted of a product that another one takes the place of', () => {
    const noted = openEditor(testSheet({ ingredients: [testLine(2, { note: 'pommade' })] }), DEFAULT_SETTINGS)
    const chosen = edit(noted, { type: 'source-chosen', key: testId(2), source: ofProduct(testProduct(8)) })
    expect(chosen.draft.lines[0]?.note).toBe('pommade')
  })
})

describe('moving and removing', () => {
  test('a line moves to a place and the others close up', () => {
    const state = edit(opened(), { type: 'line-moved', key: testId(3), to: 0 })
    expect(productNames(state)).toEqual(['Produit 3', 'Produit 1', 'Produit 2'])
  })

  test('a line moved beyond either end stays, and there is nothing to undo', () => {
    const state = opened()
    expect(edit(state, { type: 'line-moved', key: testId(1), to: -1 })).toBe(state)
    expect(edit(state, { type: 'line-moved', key: testId(3), to: 3 })).toBe(state)
  })

  test('undo restores a removed line at its position, with what was typed in it', () => {
    const typed = edit(opened(), { type: 'line-changed', key: testId(2), change: { quantity: 0.42 } })
    const line = typed.draft.lines[1]
    if (line === undefined) throw new Error('the sheet has three lines')
    const removed = edit(typed, { type: 'line-removed', key: testId(2) })
    expect(productNames(removed)).toEqual(['Produit 1', 'Produit 3'])
    const restored = edit(removed, { type: 'line-restored', line, index: 1 })
    expect(restored.draft.lines).toEqual(typed.draft.lines)
    expect(edit(restored, { type: 'line-restored', line, index: 1 })).toBe(restored)
  })
})
