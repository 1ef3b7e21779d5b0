import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { openEditor } from './editor-state.ts'
import { createEditorStore } from './editor-store.ts'
import { testSheet } from '#tests/fixtures/sheet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openStore() {
  const store = createEditorStore(openEditor(testSheet(), DEFAULT_SETTINGS))
  const follow = vi.fn()
  store.subscribeAfterPause(follow)
  const key = store.state().draft.lines[0]?.key ?? ''
  const type = (quantity: number) => store.dispatch({ type: 'line-changed', key, change: { quantity } })
  return { store, follow, type }
}

test('what may follow later follows once after the last of several keystrokes', () => {
  const { follow, type } = openStore()
  for (const quantity of [2, 25, 250]) {
    type(quantity)
    vi.advanceTimersByTime(200)
    expect(follow).not.toHaveBeenCalled()
  }
  vi.advanceTimersByTime(200)
  expect(follow).toHaveBeenCalledOnce()
})

test('it follows at once when the field is left, and nothing follows when nothing was typed', () => {
  const { store, follow, type } = openStore()
  store.pause()
  expect(follow).not.toHaveBeenCalled()
  type(2)
  store.pause()
  vi.advanceTimersByTime(400)
  expect(follow).toHaveBeenCalledOnce()
})

test('it follows at once what is not typed in a line', () => {
  const { store, follow } = openStore()
  store.dispatch({ type: 'fact-changed', change: { sellingPriceHt: 12 } })
  expect(follow).toHaveBeenCalledOnce()
})
