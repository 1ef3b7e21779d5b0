import type { PointerEvent } from 'react'
import { givesWay, slotAt } from './drag-slots.ts'
import type { Slot } from './drag-slots.ts'
import { scrollAtEdges } from './scroll-at-edges.ts'

interface Reordering {
  /** What the rows are, below the element that takes the pointer. */
  rows: string
  handle: string
  onMove: (row: HTMLElement, to: number) => void
  /** Before the rows are measured. */
  onStart?: () => void
  onEnd?: () => void
}

/**
 * Rows that are dragged by a handle: give what it returns to their common element. The rows themselves
 * move by transforms only; the caller changes their order on drop.
 */
export function useDragToReorder({ rows: rowSelector, handle, onMove, onStart, onEnd }: Reordering) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>(handle) : null
    const row = grip?.closest<HTMLElement>(rowSelector)
    if (!grip || !row || event.button !== 0) return
    event.preventDefault()
    onStart?.()
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)]
    drag(grip, event, rows, row, (to) => {
      if (to !== null) onMove(row, to)
      onEnd?.()
    })
  }
  return { onPointerDown }
}

function drag(
  grip: HTMLElement,
  { pointerId, clientY }: PointerEvent,
  rows: readonly HTMLElement[],
  dragged: HTMLElement,
  /** Null where it stays in its place. */
  onDrop: (to: number | null) => void,
) {
  const from = rows.indexOf(dragged)
  const slots: Slot[] = rows.map((row) => ({
    top: row.getBoundingClientRect().top + scrollY,
    height: row.offsetHeight,
  }))
  const [first, second] = slots
  const gap = first && second ? second.top - first.top - first.height : 0
  const height = (slots[from]?.height ?? 0) + gap
  const startY = clientY + scrollY
  let pointerY = clientY
  let to = from

  const follow = () => {
    const by = pointerY + scrollY - startY
    to = slotAt(slots, from, by)
    rows.forEach((row, index) => {
      const way = row === dragged ? by : givesWay(index, from, to, height)
      row.style.translate = way === 0 ? '' : `0 ${String(way)}px`
    })
  }
  const stopScrolling = scrollAtEdges(() => pointerY, follow)
  const end = new AbortController()
  const { signal } = end

  const finish = (drops: boolean) => {
    end.abort()
    stopScrolling()
    delete dragged.dataset['dragging']
    for (const row of rows) {
      delete row.dataset['givesWay']
      row.style.translate = ''
    }
    onDrop(drops && to !== from ? to : null)
  }

  grip.setPointerCapture(pointerId)
  dragged.dataset['dragging'] = ''
  for (const row of rows) if (row !== dragged) row.dataset['givesWay'] = ''
  grip.addEventListener(
    'pointermove',
    (event) => {
      pointerY = event.clientY
      follow()
    },
    { signal },
  )
  grip.addEventListener('pointerup', () => finish(true), { signal })
  grip.addEventListener('pointercancel', () => finish(false), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') finish(false)
    },
    { signal },
  )
}
