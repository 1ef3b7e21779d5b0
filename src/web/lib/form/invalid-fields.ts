import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

type Lead = () => void

/**
 * What was typed on a page and refused at its field. No draft holds it, and it is no more saved than what one holds:
 * the page asks before it is left, and a save leads there first.
 */
export class InvalidFields {
  readonly #leads = new Set<Lead>()
  readonly #listeners = new Set<() => void>()

  readonly any = (): boolean => this.#leads.size > 0

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** `lead` focuses the field and shows its error. Returns a function that removes the entry. */
  add(focusFirst: Lead): () => void {
    this.#leads.add(focusFirst)
    this.#tell()
    return () => {
      this.#leads.delete(focusFirst)
      this.#tell()
    }
  }

  /** Leads to the first, if there is one. */
  lead(): boolean {
    const [first] = this.#leads
    first?.()
    return first !== undefined
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** Those of the page around; none where nothing that is typed is to be saved. */
export const InvalidFieldsContext = createContext(new InvalidFields())

export function useHasInvalidFields(entries: InvalidFields): boolean {
  return useSyncExternalStore(entries.subscribe, entries.any)
}

/** For a field that holds, or has just given back, what it refuses. */
export function useReportInvalid(refused: boolean, lead: Lead): void {
  const entries = use(InvalidFieldsContext)
  const onLead = useEffectEvent(lead)
  useEffect(() => (refused ? entries.add(() => onLead()) : undefined), [entries, refused])
}
