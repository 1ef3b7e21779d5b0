import type { CarteChange } from '#contract/cartes.ts'

export type CarteSetting = Omit<CarteChange, 'id'>

/** How the settings of a carte stand: what is on the screen and not stored yet, and how storing it goes. */
export interface Keeping {
  unsaved: CarteSetting
  state: 'still' | 'waiting' | 'saving' | 'failed'
  savedAt: Date | null
  failure: unknown
}

const QUIET_MS = 600

/**
 * Stores settings as they are chosen, one request at a time: what is chosen meanwhile goes with the next. A failed
 * one keeps every choice, and the next choice, or `retry`, sends them all again.
 */
export function createSettingsKeeper(send: (change: CarteSetting) => Promise<unknown>) {
  let keeping: Keeping = { unsaved: {}, state: 'still', savedAt: null, failure: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const tell = (change: Partial<Keeping>) => {
    keeping = { ...keeping, ...change }
    for (const listener of listeners) listener()
  }

  const save = async () => {
    clearTimeout(timer)
    const { unsaved: sent, state } = keeping
    if (state === 'saving' || Object.keys(sent).length === 0) return
    tell({ state: 'saving', failure: null })
    try {
      await send(sent)
    } catch (failure) {
      tell({ state: 'failed', failure })
      return
    }
    const left = without(keeping.unsaved, sent)
    tell({ unsaved: left, state: 'still', savedAt: new Date() })
    await save()
  }

  return {
    keeping: () => keeping,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** A choice is stored at once; what is typed, when the typing rests. */
    change: (change: CarteSetting, typed = false) => {
      const saving = keeping.state === 'saving'
      tell({ unsaved: { ...keeping.unsaved, ...change }, ...(!saving && { state: 'waiting' }) })
      clearTimeout(timer)
      if (typed) timer = setTimeout(() => void save(), QUIET_MS)
      else void save()
    },
    /** Stores what waits, now. */
    retry: () => void save(),
  }
}

/** What was changed again while it was being sent is still to be sent. */
function without(unsaved: CarteSetting, sent: CarteSetting): CarteSetting {
  const stored = new Map<string, unknown>(Object.entries(sent))
  return Object.fromEntries(Object.entries(unsaved).filter(([name, value]) => stored.get(name) !== value))
}
