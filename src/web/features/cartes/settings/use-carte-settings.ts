import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Carte, CarteSettings } from '#contract/cartes.ts'
import { useDemo } from '#web/lib/demo/demo.ts'
import { useMergingAutosave } from '#web/ui/conflict/use-merging-autosave.ts'
import { carteSet, useChangeCarte } from '../cartes-api.ts'
import { type Settings, useCarteParts } from './use-carte-parts.ts'

/** A carte with the settings chosen on this screen, which are saved automatically. */
export function useCarteSettings<Carte extends CarteSettings>(stored: Carte) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useChangeCarte()
  const { change, autosave, conflict, flush } = useMergingAutosave<CarteSettings, Settings>({
    stored,
    valuesOf: (settings) => settings,
    parts: useCarteParts(),
    write: (changes, { id, version }) => mutateAsync({ ...changes, id, version }),
    show: (settings) => carteSet(queryClient, settings),
  })
  const demo = useDemo()
  const [tried, setTried] = useState<Partial<Settings>>({})
  return {
    carte: { ...stored, ...autosave.unsaved, ...tried },
    // A visitor of the demo looks at what the settings do; nothing of it is sent.
    change: demo
      ? (settings: Partial<Settings>) => setTried((before) => ({ ...before, ...settings }))
      : change,
    retry: flush,
    autosave,
    conflict,
  }
}

export type CarteSettingsOnScreen = ReturnType<typeof useCarteSettings<Carte>>
