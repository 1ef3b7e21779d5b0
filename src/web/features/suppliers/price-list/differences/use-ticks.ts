import { useCallback, useMemo, useState } from 'react'
import { useRowSelection } from '#web/lib/selection/use-row-selection.ts'
import type { Difference, DifferenceKind, Option } from '../reading/compare-with-catalogue.ts'

/** What a file brings is taken unless the user says no; what it no longer has stays unless the user says so. */
const TAKEN: ReadonlySet<DifferenceKind> = new Set(['new', 'dearer', 'cheaper', 'changed'])

/** Which differences become true, and how rows that are the same product are settled. */
export function useTicks(differences: readonly Difference[], shown: readonly Difference[]) {
  const [known, setKnown] = useState<readonly Difference[]>([])
  const { ids, choose, step, select, deselect, replace } = useRowSelection(shown)
  const [settled, setSettled] = useState<ReadonlyMap<string, Option>>(new Map())
  if (known !== differences) {
    // Compared again: what the user had chosen of the same rows stays chosen.
    const before = new Set(known.map(({ id }) => id))
    const ticked = differences.filter(({ id, kind }) => (before.has(id) ? ids.has(id) : TAKEN.has(kind)))
    setKnown(differences)
    replace(ticked.map(({ id }) => id))
    setSettled(new Map())
  }

  const allTicked = useMemo(() => shown.length > 0 && shown.every(({ id }) => ids.has(id)), [shown, ids])
  const toggleAll = () => {
    const all = shown.map(({ id }) => id)
    if (allTicked) deselect(all)
    else select(all)
  }
  const settle = useCallback(
    (id: string, option: Option | null) =>
      setSettled((before) => {
        const after = new Map(before)
        if (option === null) after.delete(id)
        else after.set(id, option)
        return after
      }),
    [],
  )
  return { ids, settled, choose, step, allTicked, toggleAll, settle }
}

export type Ticks = ReturnType<typeof useTicks>
