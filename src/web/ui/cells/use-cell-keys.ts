import { useEffect, useEffectEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { keysOf } from '#contract/facts/fact.ts'
import { cellPlace } from './cell-place.ts'
import type { Editing } from './cell-states.ts'
import type { Cells } from './use-cells.ts'

const OPENING = ['Enter', 'F2', 'Delete', 'Backspace']
/** These open the field alone; what else opens it is typed in it. */
const SILENT = ['Enter', 'F2']

/**
 * With the cursor on a cell, Enter, F2, a double click or typing begins to edit it, and one click where it invites to;
 * Escape drops what was refused.
 */
export function useCellKeys<Of extends Editing>(
  list: RefObject<HTMLElement | null>,
  rows: readonly Of['row'][],
  cells: Cells<Of>,
): void {
  const placeOf = (target: EventTarget | null) => cellPlace<Of>(target, rows, keysOf(cells.facts))
  // At once, so that the key that opens the field is typed in it.
  const begin = (row: Of['row'], fact: Of['fact']) => flushSync(() => cells.begin(row, fact))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const place = placeOf(event.target)
    if (place === undefined || place.cell !== event.target || event.isComposing) return
    const { fact, row } = place
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape' && cells.states.get(row.id, fact)?.is === 'refused')
      return cells.giveUp(row.id, fact)
    const typed = cells.facts[fact].first.test(event.key)
    if (!typed && !OPENING.includes(event.key)) return
    if (SILENT.includes(event.key)) event.preventDefault()
    // The page has shortcuts of one letter.
    event.stopPropagation()
    if (!event.repeat) begin(row, fact)
  })
  const onClick = useEffectEvent(({ type, target }: MouseEvent) => {
    const invites = type === 'dblclick' || (target instanceof Element && target.closest('[data-invites]'))
    const place = invites ? placeOf(target) : undefined
    if (place !== undefined && !(target instanceof HTMLInputElement)) begin(place.row, place.fact)
  })
  useEffect(() => {
    const element = list.current
    const stop = new AbortController()
    element?.addEventListener('keydown', onKey, { signal: stop.signal })
    element?.addEventListener('click', onClick, { signal: stop.signal })
    element?.addEventListener('dblclick', onClick, { signal: stop.signal })
    return () => stop.abort()
  }, [list])
}
