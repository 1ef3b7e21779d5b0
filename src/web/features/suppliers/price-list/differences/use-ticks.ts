import { useCallback, useMemo, useState } from 'react'
import {
  extendTo,
  NOTHING_SELECTED,
  stepTo,
  toggle,
  withAll,
  withoutAll,
} from '#web/lib/selection/selection.ts'
import type { Difference, DifferenceKind, Option } from '../reading/compare-with-catalogue.ts'

/** What a file brings is taken unless the user says no; what it no longer has stays unless the user says so. */
const TAKEN: ReadonlySet<DifferenceKind> = new Set(['new', 'dearer', 'cheaper', 'changed'])

/** Which differences become true, and how rows that are the same product are settled. */
export function useTicks(differences: readonly Difference[], shown: readonly Difference[]) {
  const [known, setKnown] = useState<readonly Difference[]>([])
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const [settled, setSettled] = useState<ReadonlyMap<string, Option>>(new Map())
  if (known !== differences) {
    // Compared again: what the user had chosen of the same rows stays chosen.
    const before = new Set(known.map(({ id }) => id))
    const ticked = differences.filter(({ id, kind }) =>
      before.has(id) ? selection.ids.has(id) : TAKEN.has(kind),
    )
    setKnown(differences)
    setSelection(
      withAll(
        NOTHING_SELECTED,
        ticked.map(({ id }) => id),
      ),
    )
    setSettled(new Map())
  }

  const rows = shown
  const choose = useCallback(
    (index: number, extending: boolean) =>
      setSelection((before) => {
        const row = rows[index]
        if (row === undefined) return before
        return extending ? extendTo(before, rows, index) : toggle(before, row)
      }),
    [rows],
  )
  const step = useCallback(
    (from: number, to: number, event: KeyboardEvent) => {
      if (event.shiftKey) setSelection((before) => stepTo(before, rows, from, to))
    },
    [rows],
  )
  const { ids } = selection
  const allTicked = useMemo(() => rows.length > 0 && rows.every(({ id }) => ids.has(id)), [rows, ids])
  const toggleAll = () => {
    const all = rows.map(({ id }) => id)
    setSelection((before) => (allTicked ? withoutAll(before, all) : withAll(before, all)))
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
