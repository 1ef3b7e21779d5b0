import { VisuallyHidden } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { moveTo } from './move-to.ts'
import { useDragToReorder } from './use-drag-to-reorder.ts'

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

interface Reordering {
  /** The kind of rows, where sortable rows are nested in sortable rows. */
  rows?: string
  ids: readonly string[]
  nameOf: (id: string) => string
  /** Shows the new order at once, before it returns; false when it is refused. */
  onOrder: (ids: readonly string[]) => boolean | void
}

/**
 * Rows that change places: dragged by their handle, by Alt and an arrow anywhere in a row, by an arrow on the handle.
 * Their common element takes `listProps`, each row `data-id`, its handle is a `DragHandle`; render `announcement` once.
 */
export function useReorder({ rows = '[data-id]', ids, nameOf, onOrder }: Reordering) {
  const t = useTranslations('common.reorder')
  const [announcement, say] = useState('')

  const move = (id: string, to: number) => {
    const order = moveTo(ids, id, to)
    if (order === ids) return
    const focused = document.activeElement
    if (flushSync(() => onOrder(order)) === false) return
    // An element that is moved within the document loses the focus.
    if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
    say(t('moved', { name: nameOf(id), place: String(to + 1), count: String(ids.length) }))
  }

  const dragging = useDragToReorder({
    rows,
    handle: '[data-handle]',
    onMove: (row, to) => move(row.dataset['id'] ?? '', to),
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, altKey } = event
    const step = STEPS[key]
    if (step === undefined || event.defaultPrevented || !(target instanceof HTMLElement)) return
    const id = target.closest<HTMLElement>(rows)?.dataset['id']
    if (id === undefined || !(altKey || 'handle' in target.dataset)) return
    event.preventDefault()
    move(id, ids.indexOf(id) + step)
  }

  return {
    listProps: { ...dragging, onKeyDown },
    announcement: <VisuallyHidden aria-live="assertive">{announcement}</VisuallyHidden>,
  }
}
