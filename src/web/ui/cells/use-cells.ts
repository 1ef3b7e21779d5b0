import { type ReactNode, useEffect, useRef, useState } from 'react'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { type CellState, CellStates, type Editing, type RefusedCell } from './cell-states.ts'
import { type StoredRows, useSaveCell } from './use-save-cell.ts'
import type { AnnounceUndoable } from './use-undo-stack.ts'

export interface CellFieldProps<Of extends Editing> {
  label: string
  /** What the field begins with. */
  draft: Of['draft']
  onCommit: (change: Partial<Of['draft']>) => void
  onGiveUp: () => void
}

/** One fact that is edited in its cells. */
interface CellFact<Of extends Editing> {
  /** The first character of what is typed in the cell. Another one stays a shortcut of the page. */
  first: RegExp
  field: (props: CellFieldProps<Of>) => ReactNode
}

/** What a cell of words and one of an amount begin with. */
export const FIRST_OF_WORDS = /^[\p{L}\p{N}]$/u
export const FIRST_OF_AMOUNT = /^[\d.,−-]$/u

/** Which facts of a row are edited, in the order of their cells. */
export type CellFacts<Of extends Editing> = Readonly<Record<Of['fact'], CellFact<Of>>>

/** The cells of a table that are edited, and what is done in them. */
export interface Cells<Of extends Editing> {
  states: CellStates<Of>
  facts: CellFacts<Of>
  draftOf: (row: Of['row']) => Of['draft']
  /** Begins to edit a cell, with what was refused in it, if anything was. Nothing in the demo, which says so. */
  begin: (row: Of['row'], fact: Of['fact']) => void
  commit: (fact: Of['fact'], opened: Of['row'], change: Partial<Of['draft']>) => void
  giveUp: (id: string, fact: Of['fact']) => void
  retry: (cell: RefusedCell<Of>) => void
  /** Stores what was typed over what another window has stored. */
  keepMine: (cell: RefusedCell<Of>, stored: Of['row']) => void
}

/** Made once: the rows of the table are not rendered for what happens in another cell. */
export function useCells<Of extends Editing>(
  facts: CellFacts<Of>,
  rows: StoredRows<Of>,
  announce: AnnounceUndoable,
): Cells<Of> {
  const [states] = useState(() => new CellStates<Of>())
  const { save, draftOver } = useSaveCell(states, rows, announce)
  const latest = useRef({ save, draftOver })
  useEffect(() => {
    latest.current = { save, draftOver }
  })
  const [cells] = useState((): Cells<Of> => {
    const { draftOf } = rows
    const saveDraft = (fact: Of['fact'], opened: Of['row'], draft: Of['draft']) => {
      if (!refusedInDemo()) latest.current.save(fact, opened, draft)
    }
    /** What is typed in a cell already. Where another window was in the way, its user has read what that has stored. */
    const typedIn = (state: CellState<Of> | undefined) => {
      if (state?.is !== 'refused' || state.stored === undefined) return state
      const { stored, fact, draft } = state
      return { opened: stored, draft: latest.current.draftOver(stored, fact, draft) }
    }
    return {
      states,
      facts,
      draftOf,
      begin: (row, fact) => {
        const state = states.get(row.id, fact)
        if (state?.is === 'editing' || refusedInDemo()) return
        const { opened, draft } = typedIn(state) ?? { opened: row, draft: draftOf(row) }
        states.set(row.id, fact, { is: 'editing', fact, opened, draft })
      },
      commit: (fact, opened, change) => saveDraft(fact, opened, { ...draftOf(opened), ...change }),
      giveUp: (id, fact) => states.set(id, fact, undefined),
      retry: ({ fact, opened, draft }) => saveDraft(fact, opened, draft),
      keepMine: ({ fact, draft }, stored) =>
        saveDraft(fact, stored, latest.current.draftOver(stored, fact, draft)),
    }
  })
  return cells
}
