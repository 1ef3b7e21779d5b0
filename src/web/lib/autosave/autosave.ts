import { createAtom, type Readable } from '@tanstack/store'

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
 * request every change is kept, and the next change, or `flush`, sends them all again.
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

  const patch = (part: Partial<AutosaveState<Changes>>) => state.set((before) => ({ ...before, ...part }))

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    const { unsaved: sent, status } = state.get()
    if (send === null || status === 'saving' || Object.keys(sent).length === 0) return
    patch({ status: 'saving', failure: null })
    try {
      await send(sent)
    } catch (failure) {
      patch({ status: 'failed', failure })
      return
    }
    patch({ unsaved: changedSince(sent, state.get().unsaved), status: 'idle', savedAt: new Date() })
    await flush()
  }

  return {
    state: state as Readable<AutosaveState<Changes>>,
    /** A choice is sent at once; what is `typed`, after a pause in typing. */
    change: (changes: Changes, typed = false): void => {
      const { unsaved, status } = state.get()
      patch({ unsaved: { ...unsaved, ...changes }, status: status === 'saving' ? status : 'waiting' })
      clearTimeout(timer)
      if (typed) timer = setTimeout(() => void flush(), DEBOUNCE_MS)
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
    flush,
  }
}

function changedSince<Changes extends object>(sent: Changes, unsaved: Changes): Changes {
  const stored = new Map<string, unknown>(Object.entries(sent))
  const left = Object.entries(unsaved).filter(
    ([name, value]) => !stored.has(name) || stored.get(name) !== value,
  )
  return Object.fromEntries(left) as Changes
}
