import { createAtom, type Readable } from '@tanstack/store'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import { useAtomValue } from '../store/use-atom-value.ts'

type Focus = () => void

/**
 * What was typed on a page and refused at its field. No draft holds it, and it is no more saved than what one holds:
 * the page asks before it is left, and a save focuses the field instead.
 */
export class InvalidFields {
  readonly #fields = createAtom<readonly Focus[]>([])
  readonly any: Readable<boolean> = createAtom(() => this.#fields.get().length > 0)

  /** `focus` focuses the field and shows its error. Returns a function that removes the entry. */
  add(focus: Focus): () => void {
    this.#fields.set((others) => [...others, focus])
    return () => this.#fields.set((others) => others.filter((other) => other !== focus))
  }

  /** Focuses the first field; false when there is none. */
  focusFirst(): boolean {
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
export function useReportInvalid(refused: boolean, focus: Focus): void {
  const entries = use(InvalidFieldsContext)
  const onFocus = useEffectEvent(focus)
  useEffect(() => (refused ? entries.add(() => onFocus()) : undefined), [entries, refused])
}
