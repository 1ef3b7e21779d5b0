import { useMemo } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import type { NameChoice, NameChoices } from '../names/named-groups.ts'

export interface NameChoicesControl {
  choices: NameChoices
  change: (key: string, part: Partial<NameChoice>) => void
}

const NONE: NameChoice = { decision: null, category: null }

/** What the user chose for names, by the keys of their groups: kept when other files are chosen or added. */
export function useNameChoices(
  choices: NameChoices,
  setChoices: Dispatch<SetStateAction<NameChoices>>,
): NameChoicesControl {
  return useMemo(() => {
    return {
      choices,
      change: (key, part) =>
        setChoices((before) => new Map(before).set(key, { ...NONE, ...before.get(key), ...part })),
    }
  }, [choices, setChoices])
}
