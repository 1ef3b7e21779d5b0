import { useEffect, useRef, useState } from 'react'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'

/** How far an act is. */
export type Acting =
  | { state: 'idle' | 'committing' | 'done' }
  | { state: 'sending'; sent: number; total: number }
  | { state: 'failed'; failure: unknown }

/** Of one attempt: whether it is still wanted, and what is shown of it. */
export interface Attempt {
  signal: AbortSignal
  show: (acting: Acting) => void
}

/**
 * Makes what a file brings true, once at a time; what failed can be tried again.
 * @param run also invalidates what it has changed, since the page may be left meanwhile
 */
export function useAct<Wanted, Done>(
  run: (wanted: Wanted, attempt: Attempt) => Promise<Done>,
  callbacks: {
    onDone: (done: Done) => void
    /** Whether a failure is dealt with, and not shown. */
    onFailure?: (failure: unknown) => boolean
  },
) {
  const [acting, setActing] = useState<Acting>({ state: 'idle' })
  const running = useRef<AbortController | null>(null)
  const [last, setLast] = useState<Wanted | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const act = async (wanted: Wanted) => {
    // The second click of a double one.
    if (running.current !== null || refusedInDemo()) return
    const own = new AbortController()
    running.current = own
    const { signal } = own
    setLast(wanted)
    setActing({ state: 'committing' })
    try {
      const done = await run(wanted, { signal, show: setActing })
      if (signal.aborted) return
      callbacks.onDone(done)
      setActing({ state: 'done' })
    } catch (failure) {
      if (signal.aborted) return
      setActing(callbacks.onFailure?.(failure) ? { state: 'idle' } : { state: 'failed', failure })
    } finally {
      if (running.current === own) running.current = null
    }
  }

  return {
    acting,
    busy: acting.state === 'committing' || acting.state === 'sending',
    act: (wanted: Wanted) => void act(wanted),
    /** What was wanted last, for another try. */
    last,
    cancel: () => {
      running.current?.abort()
      running.current = null
      setActing({ state: 'idle' })
    },
  }
}
