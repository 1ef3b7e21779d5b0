import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Carte } from '#contract/cartes.ts'
import { useChangeCarte } from '../cartes-api.ts'
import { createSettingsKeeper } from './settings-keeper.ts'

/** A carte as it is set on this screen, and what sets it; everything stores itself. */
export function useCarteSettings(stored: Carte) {
  const { mutateAsync } = useChangeCarte()
  const [keeper] = useState(() => createSettingsKeeper((change) => mutateAsync({ ...change, id: stored.id })))
  const { unsaved, ...keeping } = useSyncExternalStore(keeper.subscribe, keeper.keeping)
  const pending = Object.keys(unsaved).length > 0

  const guard = useEffectEvent((event: BeforeUnloadEvent) => {
    if (pending) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('beforeunload', guard)
    addEventListener('online', keeper.retry)
    return () => {
      removeEventListener('beforeunload', guard)
      removeEventListener('online', keeper.retry)
      // Leaving the page in the middle of a word does not lose the word.
      keeper.retry()
    }
  }, [keeper])

  return {
    carte: { ...stored, ...unsaved },
    change: keeper.change,
    retry: keeper.retry,
    keeping,
  }
}

export type CarteSettingsOnScreen = ReturnType<typeof useCarteSettings>
