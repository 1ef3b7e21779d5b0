import { useQueryClient } from '@tanstack/react-query'
import { createAtom } from '@tanstack/store'
import { useState } from 'react'
import type { Carte, CarteSettings } from '#contract/cartes.ts'
import { useAutosave } from '#web/lib/autosave/use-autosave.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { comparedParts, type Merge, mergeVersions } from '#web/lib/form/merge-versions.ts'
import type { Conflict, ConflictState } from '#web/lib/form/use-conflict.ts'
import { useMergedText } from '#web/ui/conflict/use-merged-text.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { carteSet, useChangeCarte } from '../cartes-api.ts'
import { type Settings, useCarteParts } from './use-carte-parts.ts'

type Changes = Partial<Settings>

/**
 * A carte with the settings chosen on this screen, which are saved automatically. A save names the version that the
 * choices were made from: other settings that another window has changed are taken over, and one that both have changed
 * is not written before its user has chosen.
 */
export function useCarteSettings(stored: Carte) {
  const mergedText = useMergedText()
  const queryClient = useQueryClient()
  const { mutateAsync } = useChangeCarte()
  const parts = useCarteParts()
  // The settings that choices are made from.
  const [base] = useState(() => createAtom<CarteSettings>(stored))
  const [aside, setAside] = useState<Changes | null>(null)

  const merge = (changes: Changes, current: CarteSettings) => {
    const opened = base.get()
    return mergeVersions<Settings>({ opened, mine: { ...opened, ...changes }, stored: current }, parts)
  }
  const send = async (changes: Changes): Promise<void> => {
    const { id, version } = base.get()
    try {
      base.set(await mutateAsync({ ...changes, id, version }))
    } catch (failure) {
      const found = storedVersionOf(failure)
      if (found === undefined) throw failure
      const current = found as CarteSettings
      const merged = merge(changes, current)
      if (merged.clashing.length > 0) throw failure
      const labels = merged.taken.map(({ label }) => label)
      if (labels.length > 0) notifySuccess(mergedText(labels))
      carteSet(queryClient, current)
      base.set(current)
      const left = pick(changes, differing(merged, current))
      if (Object.keys(left).length > 0) await send(left)
    }
  }
  const autosave = useAutosave<Changes>(send)
  const { unsaved, status, failure } = autosave
  const found = status === 'failed' ? storedVersionOf(failure) : undefined
  const current = found === undefined ? null : (found as CarteSettings)
  const asked = current && merge(unsaved, current)

  const change = (changes: Changes, typed = false) => {
    // What is chosen next is made from what is shown now.
    if (Object.keys(unsaved).length === 0 && stored.version > base.get().version) base.set(stored)
    setAside(null)
    autosave.change(changes, typed)
  }
  const stateOf = (): ConflictState => {
    if (current === null || asked === null) return { is: aside === null ? 'none' : 'storedTaken' }
    return {
      is: 'asked',
      times: current.version,
      rows: comparedParts<Settings>(asked.clashing, { ...current, ...unsaved }, current),
      taken: asked.taken.map(({ label }) => label),
    }
  }
  const takeOver = (settings: CarteSettings, keep: readonly (keyof Settings)[]) => {
    base.set(settings)
    carteSet(queryClient, settings)
    autosave.discard(namesOf(unsaved).filter((name) => !keep.includes(name)))
  }
  const conflict: Conflict = {
    state: stateOf(),
    keepMine: () => {
      if (current === null || asked === null) return
      takeOver(current, differing(asked, current))
      void autosave.flush()
    },
    takeStored: () => {
      if (current === null || asked === null) return
      setAside(pick(unsaved, differing(asked, current)))
      takeOver(current, [])
    },
    swap: () => {
      if (aside !== null) change(aside)
    },
  }

  return {
    carte: { ...stored, ...unsaved },
    change,
    retry: () => void autosave.flush(),
    autosave,
    conflict,
  }
}

export type CarteSettingsOnScreen = ReturnType<typeof useCarteSettings>

function namesOf(settings: Changes): (keyof Settings)[] {
  return Object.keys(settings) as (keyof Settings)[]
}

/** The settings in which a merge is another than what is stored. */
function differing({ values }: Merge<Settings>, stored: CarteSettings): (keyof Settings)[] {
  return namesOf(values).filter((name) => JSON.stringify(values[name]) !== JSON.stringify(stored[name]))
}

function pick(changes: Changes, names: readonly (keyof Settings)[]): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([name]) => names.includes(name as keyof Settings)),
  )
}
