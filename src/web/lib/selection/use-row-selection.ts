import { useCallback, useMemo, useState } from 'react'
import { extendTo, NOTHING_SELECTED, stepTo, toggle, withAll, withoutAll } from './selection.ts'

/**
 * The ids selected among rows; they stay selected while those are sorted, searched and read further.
 * @param rows those that are shown, in their order: the places of `choose` and `step` are theirs
 */
export function useRowSelection(rows: readonly { id: string }[]) {
  const [selection, setSelection] = useState(NOTHING_SELECTED)
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
  const changes = useMemo(
    () => ({
      select: (ids: readonly string[]) => setSelection((before) => withAll(before, ids)),
      deselect: (ids: readonly string[]) => setSelection((before) => withoutAll(before, ids)),
      /** These and no others. */
      replace: (ids: readonly string[]) => setSelection(withAll(NOTHING_SELECTED, ids)),
    }),
    [],
  )
  return { ids: selection.ids, choose, step, ...changes }
}
