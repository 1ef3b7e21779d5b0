import { createAtom } from '@tanstack/store'
import { removeStoredDraft, writeStoredDraft } from '#web/lib/storage/draft-storage.ts'
import { hasUnsavedWork } from '../../editor/state/editor-state.ts'
import type { EditorState } from '../../editor/state/editor-state.ts'
import type { EditorStore } from '../../editor/state/editor-store.ts'
import { writeDraft } from './stored-draft.ts'

const QUIET_MS = 500

/**
 * kept: stored at that moment. refused: the browser has no storage. elsewhere: another window stores its own
 * draft of this sheet, so that the unsaved work of this one is not stored.
 */
export type LocalDraftStatus = { state: 'nothing' | 'refused' | 'elsewhere' } | { state: 'kept'; at: Date }

const NOTHING: LocalDraftStatus = { state: 'nothing' }
const ELSEWHERE: LocalDraftStatus = { state: 'elsewhere' }

interface LocalDraftOptions {
  store: EditorStore
  /** Where the draft of a sheet is kept; it moves once a new sheet is stored. */
  keyOf: (stored: EditorState['stored']) => string
  /** Whether the one who types is still signed in. */
  mayKeep: () => boolean
  /** When the draft on the screen was stored, if it comes from the storage. */
  resumedAt: Date | null
}

/** Stores a draft of the unsaved work in this browser, as long as there is some. */
export function createLocalDraft({ store, keyOf, mayKeep, resumedAt }: LocalDraftOptions) {
  const keyNow = () => keyOf(store.state().stored)
  const status = createAtom<LocalDraftStatus>(resumedAt === null ? NOTHING : { state: 'kept', at: resumedAt })
  /** What this window has stored. */
  let written = resumedAt === null ? null : { key: keyNow(), draft: store.state().draft }
  /** Where another window keeps a draft, which this one does not write over. */
  let theirs: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const discard = () => {
    if (written !== null) removeStoredDraft(written.key)
    written = null
  }

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const state = store.state()
    const key = keyNow()
    if (!mayKeep()) return
    if (written !== null && written.key !== key) discard()
    if (!hasUnsavedWork(state)) {
      discard()
      status.set(NOTHING)
    } else if (theirs === key) {
      status.set(ELSEWHERE)
    } else if (written?.draft !== state.draft) {
      const at = new Date()
      const kept = writeStoredDraft(key, writeDraft(state, at))
      if (kept) written = { key, draft: state.draft }
      status.set(kept ? { state: 'kept', at } : { state: 'refused' })
    }
  }

  const onChange = () => {
    if (!hasUnsavedWork(store.state())) write()
    else timer ??= setTimeout(write, QUIET_MS)
  }

  /** Comes from other windows only. Storage that was cleared as a whole names no key. */
  const onStorage = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key !== null && key !== keyNow()) return
    written = null
    theirs = newValue === null ? null : key
    status.set(theirs !== null && hasUnsavedWork(store.state()) ? ELSEWHERE : NOTHING)
  }

  const onHide = () => {
    if (document.visibilityState === 'hidden') write()
  }

  return {
    status,
    /** Stores this window's draft instead of the other's. */
    takeOver: () => {
      theirs = null
      status.set(NOTHING)
      write()
    },
    onStorage,
    /** @returns what ends it, after it has stored what was typed last. */
    start: () => {
      const unsubscribe = store.subscribe(onChange)
      addEventListener('storage', onStorage)
      addEventListener('pagehide', write)
      document.addEventListener('visibilitychange', onHide)
      return () => {
        write()
        unsubscribe()
        removeEventListener('storage', onStorage)
        removeEventListener('pagehide', write)
        document.removeEventListener('visibilitychange', onHide)
      }
    },
  }
}
