import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { type CellMove, focusCellFrom } from '#web/lib/keyboard/cell-focus.ts'

interface CellFieldOptions {
  onGiveUp: () => void
  /** Saves what is typed: false where it cannot be, which keeps the field. Without it, Enter alone changes nothing. */
  onCommit?: (input: HTMLInputElement) => boolean
}

/**
 * The keys of a field in a cell: Enter saves and goes down, Tab saves and goes right, with Shift left, Escape gives up.
 * The cursor is on a cell again before the field goes, so that it is nowhere else in between.
 */
export function useCellField({ onGiveUp, onCommit }: CellFieldOptions) {
  const ref = useRef<HTMLDivElement>(null)
  const move = useRef<CellMove>('stay')
  /** What leaves the field closes it once. */
  const closed = useRef(false)

  const close = (from: Element | null, how: CellMove, end: () => void) => {
    if (closed.current) return
    closed.current = true
    const cell = from?.closest<HTMLElement>('[data-cell]')
    if (cell) focusCellFrom(cell, how)
    end()
  }

  return {
    ref,
    /** A picker has chosen: by the key that was pressed last, or by the pointer. */
    choose: (save: () => void) => {
      const input = ref.current
      // Left meanwhile, it has no cursor to move.
      if (closed.current || input === null) save()
      else close(input, move.current, save)
    },
    /** Before a picker chooses by the key. */
    onKeyDownCapture: ({ key, shiftKey }: KeyboardEvent) => {
      move.current = key === 'Enter' ? 'down' : key === 'Tab' ? (shiftKey ? 'left' : 'right') : 'stay'
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { key, currentTarget: input } = event
      if (event.nativeEvent.isComposing) return
      if (key === 'Escape') {
        event.stopPropagation()
        return close(input, 'stay', onGiveUp)
      }
      // A picker that handles the key calls `choose`.
      if (move.current === 'stay' || event.defaultPrevented) return
      event.preventDefault()
      if (event.repeat) return
      const how = move.current
      if (onCommit === undefined) return close(input, how, onGiveUp)
      if (onCommit(input)) close(input, how, () => undefined)
    },
    /** A picker that is left without a choice. */
    onLeave: () => {
      if (closed.current) return
      closed.current = true
      onGiveUp()
    },
    /** A click elsewhere saves what was typed, as in a spreadsheet. */
    onBlurSaves: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (!closed.current && onCommit?.(currentTarget)) closed.current = true
    },
  }
}
