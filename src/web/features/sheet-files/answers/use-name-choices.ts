import { useMemo } from 'react'
import type { Dispatch, SetStateAction } from 'react'
import type { NameChoice, NameChoices } from '../names/named-groups.ts'

export interface NameChoicesControl {
  choices: NameChoices
  change: (key: string, part: Partial<NameChoice>) => void
  /** Decides several at once. */
  decideAll: (decisions: ReadonlyMap<string, NameChoice['decision']>) => void
}

const NONE: NameChoice = { decision: null, category: null }

/** What the user chose for names, by the keys of their groups: kept when other files are chosen or added. */
export function useNameChoices(
  choices: NameChoices,
  setChoices: Dispatch<SetStateAction<NameChoices>>,
): NameChoicesControl {
  return useMemo(() => {
    const changeAll = (parts: Iterable<[string, Partial<NameChoice>]>) =>
      setChoices((before) => {
        const after = new Map(before)
        for (const [key, part] of parts) after.set(key, { ...NONE, ...before.get(key), ...part })
        return after
      })
    return {
      choices,
      change: (key, part) => changeAll([[key, part]]),
      decideAll: (decisions) =>
        changeAll(
          [...decisions].map(([key, decision]): [string, Partial<NameChoice>] => [key, { decision }]),
        ),
    }
  }, [choices, setChoices])
}
