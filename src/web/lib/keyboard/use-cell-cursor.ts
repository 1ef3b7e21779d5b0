import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

export interface CellCursorOptions {
  enabled: boolean
  /** What of a row is reached beside its cells, as a selector. */
  target: string
  items: readonly { id: string }[]
}

/** Where the cursor was, to be found again in other rows. */
interface Place {
  id: string
  index: number
  cell: string
}

/**
 * Lets the cursor go from cell to cell of a row, by the arrows, Home and End, and keeps it where it is when the rows
 * are read again. The cursor is the focus: no row is rendered for it.
 */
export function useCellCursor(
  list: RefObject<HTMLElement | null>,
  { enabled, target, items }: CellCursorOptions,
): void {
  const last = useRef<Place | null>(null)

  const move = useEffectEvent((event: KeyboardEvent) => {
    if (
      !enabled ||
      event.defaultPrevented ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return
    if (!(event.target instanceof HTMLElement)) return
    const row = event.target.closest<HTMLElement>('[data-row]')
    if (row === null) return
    const stops = [...row.querySelectorAll<HTMLElement>(`${target}:not([tabindex="-1"]), [data-cell]`)]
    const at = stops.indexOf(event.target)
    const next = at < 0 ? undefined : nextStop(event.key, stops, at)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  })
  const remember = useEffectEvent(({ target: focused }: FocusEvent) => {
    const cell = focused instanceof Element ? focused.closest<HTMLElement>('[data-cell]') : null
    const row = cell?.closest<HTMLElement>('[data-row]')
    last.current =
      cell && row
        ? { id: row.dataset.row ?? '', index: Number(row.dataset.index), cell: cell.dataset.cell ?? '' }
        : null
  })
  useEffect(() => {
    const element = list.current
    // Where a click or another page takes the focus from the cells, it is not theirs any more.
    const leave = ({ target: pressed }: Event) => {
      if (pressed instanceof Element && pressed.closest('[data-cell]') === null) last.current = null
    }
    const stop = new AbortController()
    const { signal } = stop
    element?.addEventListener('keydown', move, { signal })
    document.addEventListener('focusin', remember, { signal })
    document.addEventListener('pointerdown', leave, { signal })
    return () => stop.abort()
  }, [list])

  useLayoutEffect(() => {
    const place = last.current
    if (place === null) return
    const cellOf = (row: string) =>
      list.current?.querySelector<HTMLElement>(`${row} [data-cell="${place.cell}"]`)
    const row = items.findIndex(({ id }) => id === place.id)
    if (row >= 0) place.index = row
    if (document.activeElement !== document.body) return
    // A row that is gone leaves the cursor to the one in its place.
    const cell =
      cellOf(`[data-row="${place.id}"]`) ??
      cellOf(`[data-index="${String(Math.max(0, Math.min(place.index, items.length - 1)))}"]`)
    cell?.focus({ preventScroll: true })
  }, [list, items])
}

function nextStop(key: string, stops: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return stops[at + 1]
    case 'ArrowLeft':
      return stops[at - 1]
    case 'Home':
      return stops[0]
    case 'End':
      return stops.at(-1)
    default:
      return undefined
  }
}
