import { createAtom, type Readable } from '@tanstack/store'
import { z } from 'zod'
import type { Timer } from '#domain/kitchen/timer.ts'
import {
  draftKey,
  readStoredDraft,
  removeStoredDraft,
  writeStoredDraft,
} from '#web/lib/storage/draft-storage.ts'

const named = { id: z.string(), name: z.string(), seconds: z.number().positive() }
const stored = z.array(
  z.union([z.object({ ...named, endsAt: z.number() }), z.object({ ...named, leftMs: z.number() })]),
)

/** The timers of an account in this browser: the same in all its tabs, and after a reload. */
export class TimerStore {
  readonly #timers = createAtom<readonly Timer[]>([])
  readonly #key: string | null

  /** @param account null for the demo, which keeps nothing */
  constructor(account: string | null) {
    this.#key = account === null ? null : draftKey(account, 'timers')
    this.#read()
    globalThis.addEventListener('storage', ({ key }) => {
      if (key === this.#key || key === null) this.#read()
    })
  }

  get timers(): Readable<readonly Timer[]> {
    return this.#timers
  }

  change(changed: (timers: readonly Timer[]) => readonly Timer[]): void {
    // Another tab may have changed them since.
    this.#read()
    const next = changed(this.#timers.get())
    this.#timers.set(next)
    if (this.#key === null) return
    if (next.length === 0) removeStoredDraft(this.#key)
    else writeStoredDraft(this.#key, JSON.stringify(next))
  }

  #read(): void {
    if (this.#key === null) return
    const text = readStoredDraft(this.#key)
    const next = text === null ? [] : timersIn(text)
    if (JSON.stringify(next) !== JSON.stringify(this.#timers.get())) this.#timers.set(next)
  }
}

/** What is no list of timers is none. */
function timersIn(text: string): Timer[] {
  try {
    return stored.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}

const stores = new Map<string | null, TimerStore>()

export function timersOf(account: string | null): TimerStore {
  const store = stores.get(account) ?? new TimerStore(account)
  stores.set(account, store)
  return store
}
