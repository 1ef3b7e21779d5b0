import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#contract/testing/default-settings.ts'
import { draftKey, removeStoredDrafts } from '#web/lib/storage/draft-storage.ts'
import { isStored, openEditor } from '../../editor/state/editor-state.ts'
import { createEditorStore } from '../../editor/state/editor-store.ts'
import { testLine, testSheet } from '#tests/fixtures/sheet.ts'
import { blankSheet } from '../blank-sheet.ts'
import { createLocalDraft } from './local-draft.ts'
import { readDraft } from './stored-draft.ts'

const NEW = draftKey('camille', 'new')
let browser: Map<string, string>
let full: boolean
let signedIn: boolean

beforeEach(() => {
  browser = new Map()
  full = false
  signedIn = true
  vi.useFakeTimers()
  const storage = {
    getItem: (key: string) => browser.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      browser.set(key, text)
    },
    removeItem: (key: string) => browser.delete(key),
  }
  // As in a browser, what is kept are the object's own keys.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...browser.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  const page = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener)
  vi.stubGlobal('removeEventListener', page.removeEventListener)
  vi.stubGlobal('requestAnimationFrame', vi.fn())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  const store = createEditorStore(openEditor(blankSheet(DEFAULT_SETTINGS, new Date()), DEFAULT_SETTINGS))
  const localDraft = createLocalDraft({
    store,
    keyOf: (stored) => draftKey('camille', isStored(stored) ? stored.id : 'new'),
    mayKeep: () => signedIn,
    resumedAt: null,
  })
  const stop = localDraft.start()
  const type = (title: string) => {
    store.dispatch({ type: 'fact-changed', change: { title } })
    vi.advanceTimersByTime(1_000)
  }
  return { store, localDraft, stop, type }
}

const keptTitle = () => readDraft(browser.get(NEW) ?? null)?.draft.title

test('what is typed is stored, and removed once nothing of it is left to save', () => {
  const { localDraft, type } = open()
  type('Bisque')
  expect(keptTitle()).toBe('Bisque')
  expect(localDraft.status.get().state).toBe('kept')
  type('')
  expect(browser.size).toBe(0)
  expect(localDraft.status.get().state).toBe('nothing')
})

test('what was typed last is kept when the page is left at once', () => {
  const { store, stop } = open()
  store.dispatch({ type: 'fact-changed', change: { title: 'Bisque' } })
  expect(keptTitle()).toBeUndefined()
  stop()
  expect(keptTitle()).toBe('Bisque')
})

test('the first save moves what was typed meanwhile to the sheet that was made', () => {
  const { store, type } = open()
  type('Bisque')
  const sent = store.state().draft
  type('Bisque de homard')
  const sheet = testSheet({ title: 'Bisque', ingredients: [testLine(1)] })
  store.dispatch({ type: 'saved', sheet, sent, at: new Date() })
  vi.advanceTimersByTime(1_000)
  expect([...browser.keys()]).toEqual([draftKey('camille', sheet.id)])
})

test('a window does not overwrite the draft of another unless it takes over', () => {
  const { localDraft, type } = open()
  type('Bisque')
  browser.set(NEW, 'the other')
  localDraft.onStorage({ key: NEW, newValue: 'the other' })
  type('Bisque de homard')
  expect(browser.get(NEW)).toBe('the other')
  expect(localDraft.status.get().state).toBe('elsewhere')
  localDraft.takeOver()
  expect(keptTitle()).toBe('Bisque de homard')
})

test('the warning of another window’s draft ends when this one is saved, which leaves that draft unchanged', () => {
  const { store, localDraft, type } = open()
  const save = (title: string, version: number) => {
    const sent = store.state().draft
    const sheet = testSheet({ title, version, ingredients: [testLine(1)] })
    store.dispatch({ type: 'saved', sheet, sent, at: new Date() })
    return draftKey('camille', sheet.id)
  }
  const otherTypes = (key: string) => {
    browser.set(key, 'the other')
    localDraft.onStorage({ key, newValue: 'the other' })
  }
  type('Bisque')
  otherTypes(NEW)
  expect(localDraft.status.get().state).toBe('elsewhere')
  const own = save('Bisque', 1)
  expect(localDraft.status.get().state).toBe('nothing')
  expect(browser.get(NEW)).toBe('the other')

  type('Bisque de homard')
  expect(readDraft(browser.get(own) ?? null)?.draft.title).toBe('Bisque de homard')
  otherTypes(own)
  save('Bisque de homard', 2)
  otherTypes(own)
  expect(localDraft.status.get().state).toBe('nothing')
  type('Bisque de crabe')
  expect(localDraft.status.get().state).toBe('elsewhere')
  expect(browser.get(own)).toBe('the other')
})

test('a browser that stores nothing is no failure, but is reported', () => {
  full = true
  const { localDraft, type } = open()
  type('Bisque')
  expect(localDraft.status.get().state).toBe('refused')
  full = false
  type('Bisque de homard')
  expect(localDraft.status.get().state).toBe('kept')
})

test('signing out forgets the drafts of that account alone, and none comes back', () => {
  const { store, stop, type } = open()
  type('Bisque')
  const other = draftKey('dominique', 'new')
  browser.set(other, 'a draft')
  store.dispatch({ type: 'fact-changed', change: { title: 'Bisque de homard' } })
  signedIn = false
  removeStoredDrafts('camille')
  stop()
  expect([...browser.keys()]).toEqual([other])
})
