import { createAtom } from '@tanstack/store'
import { useMemo, useState } from 'react'
import { useAtomValue } from '#web/lib/store/use-atom-value.ts'
import type { CellState, RefusedCell } from './cell-states.ts'
import type { ProductCells } from './use-product-cells.ts'

const NONE: ReadonlyMap<string, CellState> = new Map()

function useStates(cells: ProductCells | undefined) {
  const [nothing] = useState(() => createAtom(NONE))
  return useAtomValue(cells?.states.all ?? nothing)
}

/** What could not be saved, by product. */
export function useRefusals(cells: ProductCells | undefined): ReadonlyMap<string, RefusedCell[]> {
  const all = useStates(cells)
  return useMemo(() => {
    const refusals = new Map<string, RefusedCell[]>()
    for (const state of all.values()) {
      if (state.is !== 'refused') continue
      const { id } = state.opened
      refusals.set(id, [...(refusals.get(id) ?? []), state])
    }
    return refusals
  }, [all])
}

/** Whether anything typed in a cell is not stored yet. */
export function useUnsavedCells(cells: ProductCells): boolean {
  return Array.from(useStates(cells).values()).some(({ is }) => is !== 'editing')
}
