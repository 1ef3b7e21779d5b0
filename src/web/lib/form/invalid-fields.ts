import { createAtom, type Readable } from '@tanstack/store'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import { useAtomValue } from '../store/use-atom-value.ts'

type FocusFirst = () => void

/**
 * What was typed on a page and refused at its field. No draft holds it, and it is no more saved than what one holds:
 * the page asks before it is left, and a save leads there first.
 */
export class InvalidFields {
  readonly #fields = createAtom<readonly FocusFirst[]>([])
  readonly any: Readable<boolean> = createAtom(() => this.#fields.get().length > 0)

  /** `focusFirst` focuses the field and shows its error. Returns a function that removes the entry. */
  add(focusFirst: FocusFirst): () => void {
    this.#fields.set((others) => [...others, focusFirst])
    return () => this.#fields.set((others) => others.filter((other) => other !== focusFirst))
  }

  /** Leads to the first, if there is one. */
  lead(): boolean {
    const [first] = this.#fields.get()
    first?.()
    return first !== undefined
  }
}

/** Those of the page around; none where nothing that is typed is to be saved. */
export const InvalidFieldsContext = createContext(new InvalidFields())

export function useHasInvalidFields(entries: InvalidFields): boolean {
  return useAtomValue(entries.any)
}

/** For a field that holds, or has just given back, what it refuses. */
export function useReportInvalid(refused: boolean, lead: FocusFirst): void {
  const entries = use(InvalidFieldsContext)
  const onLead = useEffectEvent(lead)
  useEffect(() => (refused ? entries.add(() => onLead()) : undefined), [entries, refused])
}
