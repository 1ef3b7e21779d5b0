import { useCallback, useMemo, useState } from 'react'
import { useRowSelection } from '#web/lib/selection/use-row-selection.ts'
import type { ImportTypes } from '../import-types.ts'

/** Which lines of the plan become true, and how those that may be several things are settled. */
export function useTicks<Types extends ImportTypes>(
  lines: readonly Types['line'][],
  shown: readonly Types['line'][],
  isTaken: (kind: Types['line']['kind']) => boolean,
) {
  const [known, setKnown] = useState<readonly Types['line'][]>([])
  const { ids, choose, step, select, deselect, replace } = useRowSelection(shown)
  const [resolved, setResolved] = useState<ReadonlyMap<string, Types['choice']>>(new Map())
  if (known !== lines) {
    // Compared again: what the user had chosen of the same rows stays chosen.
    const before = new Set(known.map(({ id }) => id))
    const ticked = lines.filter(({ id, kind }) => (before.has(id) ? ids.has(id) : isTaken(kind)))
    setKnown(lines)
    replace(ticked.map(({ id }) => id))
    setResolved(new Map())
  }

  const allTicked = useMemo(() => shown.length > 0 && shown.every(({ id }) => ids.has(id)), [shown, ids])
  const toggleAll = () => {
    const all = shown.map(({ id }) => id)
    if (allTicked) deselect(all)
    else select(all)
  }
  const resolve = useCallback(
    (id: string, choice: Types['choice'] | null) =>
      setResolved((before) => {
        const after = new Map(before)
        if (choice === null) after.delete(id)
        else after.set(id, choice)
        return after
      }),
    [],
  )
  return { ids, resolved, choose, step, allTicked, toggleAll, resolve }
}

export type Ticks<Types extends ImportTypes> = ReturnType<typeof useTicks<Types>>
