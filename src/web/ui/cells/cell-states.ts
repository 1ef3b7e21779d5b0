import { createAtom } from '@tanstack/store'
import { useCallback, useSyncExternalStore } from 'react'

/** What the cells of a table edit: its rows as they are stored, what is typed of one, and the facts that have a cell. */
export interface Editing {
  row: { id: string; version: number }
  draft: object
  /** Also the key of its column. */
  fact: string
}

/** A row as a cell would leave it. */
interface Typed<Of extends Editing> {
  fact: Of['fact']
  /** As it was when the typing began. */
  opened: Of['row']
  draft: Of['draft']
}

export type CellState<Of extends Editing> =
  | ({ is: 'editing' } & Typed<Of>)
  | ({ is: 'saving' } & Typed<Of>)
  /** `why` the server refused it; or what another window has stored since. */
  | ({ is: 'refused'; why: string; stored?: undefined } & Typed<Of>)
  | ({ is: 'refused'; why?: undefined; stored: Of['row'] } & Typed<Of>)
export type RefusedCell<Of extends Editing> = Extract<CellState<Of>, { is: 'refused' }>

/** The cells that do not simply show what is stored. Each cell listens to its own state alone. */
export class CellStates<Of extends Editing> {
  readonly all = createAtom<ReadonlyMap<string, CellState<Of>>>(new Map())

  get(id: string, fact: Of['fact']): CellState<Of> | undefined {
    return this.all.get().get(keyOf(id, fact))
  }

  set(id: string, fact: Of['fact'], state: CellState<Of> | undefined): void {
    const states = new Map(this.all.get())
    if (state === undefined) states.delete(keyOf(id, fact))
    else states.set(keyOf(id, fact), state)
    this.all.set(states)
  }
}

export function useCellState<Of extends Editing>(states: CellStates<Of>, id: string, fact: Of['fact']) {
  const subscribe = useCallback(
    (listener: () => void) => states.all.subscribe(listener).unsubscribe,
    [states],
  )
  return useSyncExternalStore(subscribe, () => states.get(id, fact))
}

export function keyOf(id: string, fact: string): string {
  return `${id} ${fact}`
}
