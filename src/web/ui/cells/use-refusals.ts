import { createAtom } from '@tanstack/store'
import { useMemo, useState } from 'react'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import type { CellState, Editing, RefusedCell } from './cell-states.ts'
import type { Cells } from './use-cells.ts'

function useStates<Of extends Editing>(cells: Cells<Of> | undefined) {
  const [nothing] = useState(() => createAtom<ReadonlyMap<string, CellState<Of>>>(new Map()))
  return useAtomValue(cells?.states.all ?? nothing)
}

/** What could not be saved, by row. */
export function useRefusals<Of extends Editing>(
  cells: Cells<Of> | undefined,
): ReadonlyMap<string, RefusedCell<Of>[]> {
  const all = useStates(cells)
  return useMemo(() => {
    const refusals = new Map<string, RefusedCell<Of>[]>()
    for (const state of all.values()) {
      if (state.is !== 'refused') continue
      const { id } = state.opened
      refusals.set(id, [...(refusals.get(id) ?? []), state])
    }
    return refusals
  }, [all])
}

/** Whether anything typed in a cell is not stored yet. */
export function useUnsavedCells<Of extends Editing>(cells: Cells<Of>): boolean {
  return Array.from(useStates(cells).values()).some(({ is }) => is !== 'editing')
}
