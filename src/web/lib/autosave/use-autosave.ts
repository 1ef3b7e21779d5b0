import { notifyManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAtomValue } from '../store/use-atom-value.ts'
import { createAutosave } from './autosave.ts'

/**
 * An autosave for as long as the page is shown: the browser asks before it is closed with unsaved changes, unmounting
 * sends them, and so does a network that has come back. `send` of the first render is used.
 */
export function useAutosave<Changes extends object>(send: ((changes: Changes) => Promise<unknown>) | null) {
  const [autosave] = useState(() => createAutosave(send && andShown(send)))
  const state = useAtomValue(autosave.state)
  const isPending = send !== null && Object.keys(state.unsaved).length > 0

  const confirmBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isPending) event.preventDefault()
  })
  useEffect(() => {
    const flush = () => void autosave.flush()
    addEventListener('beforeunload', confirmBeforeUnload)
    addEventListener('online', flush)
    return () => {
      removeEventListener('beforeunload', confirmBeforeUnload)
      removeEventListener('online', flush)
      flush()
    }
  }, [autosave])

  return { ...state, change: autosave.change, discard: autosave.discard, flush: autosave.flush }
}

/** Sends, and waits until the queries show what the answer has put into the cache: a field would show its old value in between. */
function andShown<Changes>(send: (changes: Changes) => Promise<unknown>) {
  return async (changes: Changes) => {
    await send(changes)
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  }
}
