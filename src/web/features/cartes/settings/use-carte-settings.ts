import type { Carte, CarteChange } from '#contract/cartes.ts'
import { useAutosave } from '#web/lib/autosave/use-autosave.ts'
import { useChangeCarte } from '../cartes-api.ts'

type CarteSettings = Omit<CarteChange, 'id'>

/** A carte with the settings chosen on this screen, which are saved automatically. */
export function useCarteSettings(stored: Carte) {
  const { mutateAsync } = useChangeCarte()
  const autosave = useAutosave<CarteSettings>((change) => mutateAsync({ ...change, id: stored.id }))
  return {
    carte: { ...stored, ...autosave.unsaved },
    change: autosave.change,
    retry: () => void autosave.flush(),
    autosave,
  }
}

export type CarteSettingsOnScreen = ReturnType<typeof useCarteSettings>
