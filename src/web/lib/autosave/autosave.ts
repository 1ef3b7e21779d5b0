import { createAtom, type Readable } from '@tanstack/store'
import { retryAfterMs } from '../failure/retry-after.ts'

/** Changes that are shown and not stored yet, and the state of storing them. */
export interface AutosaveState<Changes extends object> {
  unsaved: Changes
  status: 'idle' | 'waiting' | 'saving' | 'failed'
  savedAt: Date | null
  failure: unknown
}

/** Milliseconds after the last key before typed text is sent. */
const DEBOUNCE_MS = 600

/**
 * Sends changes as they are made, one request at a time: changes during a request are sent by the next. After a failed
 * request every change is kept, and the next change, or `flush`, sends them all again. So does the autosave itself
 * at the Retry-After of an unavailable server.
 * @param send null in the demo, where changes stay on the screen
 */
export function createAutosave<Changes extends object>(
  send: ((changes: Changes) => Promise<unknown>) | null,
) {
  const state = createAtom<AutosaveState<Changes>>({
    unsaved: {} as Changes,
    status: 'idle',
    savedAt: null,
    failure: null,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The Retry-After of an unavailable server, in milliseconds since 1970. */
  let notBefore = 0

  const patch = (part: Partial<AutosaveState<Changes>>) => state.set((before) => ({ ...before, ...part }))

  const later = (ms: number, byItself = false) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(byItself), ms)
  }

  /** @param byItself the failure stays shown until the changes are stored */
  const flush = async (byItself = false): Promise<void> => {
    clearTimeout(timer)
    notBefore = 0
    const { unsaved: sent, status } = state.get()
    if (send === null || status === 'saving' || Object.keys(sent).length === 0) return
    patch({ status: 'saving', ...(!byItself && { failure: null }) })
    try {
      await send(sent)
    } catch (failure) {
      patch({ status: 'failed', failure })
      const pauseMs = retryAfterMs(failure)
      if (pauseMs !== undefined) {
        notBefore = Date.now() + pauseMs
        later(pauseMs, true)
      }
      return
    }
    patch({
      unsaved: changedSince(sent, state.get().unsaved),
      status: 'idle',
      savedAt: new Date(),
      failure: null,
    })
    await flush()
  }

  return {
    state: state as Readable<AutosaveState<Changes>>,
    /** A choice is sent at once; what is `typed`, after a pause in typing. */
    change: (changes: Changes, typed = false): void => {
      const { unsaved, status } = state.get()
      const awayMs = notBefore - Date.now()
      const stays = status === 'saving' || awayMs > 0
      patch({ unsaved: { ...unsaved, ...changes }, status: stays ? status : 'waiting' })
      if (awayMs > 0) later(Math.max(awayMs, typed ? DEBOUNCE_MS : 0), true)
      else if (typed) later(DEBOUNCE_MS)
      else void flush()
    },
    /** Gives up changes that are not stored; nothing is sent for them. */
    discard: (names: readonly (keyof Changes)[]): void => {
      const { unsaved } = state.get()
      const left = Object.entries(unsaved).filter(([name]) => !names.includes(name as keyof Changes))
      const idle = left.length === 0 && ({ status: 'idle', failure: null } as const)
      if (left.length === 0) clearTimeout(timer)
      patch({ unsaved: Object.fromEntries(left) as Changes, ...idle })
    },
    /** Sends at once what is not stored yet. */
    flush: () => flush(),
  }
}

function changedSince<Changes extends object>(sent: Changes, unsaved: Changes): Changes {
  const stored = new Map<string, unknown>(Object.entries(sent))
  const left = Object.entries(unsaved).filter(
    ([name, value]) => !stored.has(name) || stored.get(name) !== value,
  )
  return Object.fromEntries(left) as Changes
}
