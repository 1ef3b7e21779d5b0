import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { openEditor } from './editor-state.ts'
import { createEditorStore } from './editor-store.ts'
import { testSheet } from '#tests/fixtures/sheet.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what may follow later follows once after the last of several keystrokes', () => {
  const store = createEditorStore(openEditor(testSheet(), DEFAULT_SETTINGS))
  const follow = vi.fn()
  store.subscribeAfterPause(follow)
  for (const title of ['B', 'Bl', 'Bla']) {
    store.dispatch({ type: 'fact-changed', change: { title } })
    vi.advanceTimersByTime(200)
    expect(follow).not.toHaveBeenCalled()
  }
  vi.advanceTimersByTime(200)
  expect(follow).toHaveBeenCalledOnce()
})
