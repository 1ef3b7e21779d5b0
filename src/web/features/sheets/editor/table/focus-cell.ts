import { focusInRow } from '#web/lib/keyboard/focus-in-row.ts'
import { makeWhole } from './use-whole-row.ts'

/** Cells are found by what they stand for: a sheet has one table, and rows come, go and move. */
function cellOf(key: string, column: string): HTMLElement | null {
  return rowOf(key)?.querySelector<HTMLElement>(`[data-column="${column}"]`) ?? null
}

/** The whole row, also one far from the window. */
function rowOf(key: string): HTMLElement | null {
  const find = () => document.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)
  const row = find()
  return row !== null && makeWhole(row) ? find() : row
}

export function focusCell(key: string, column: string): void {
  // Not every line has a note.
  const cell = cellOf(key, column) ?? cellOf(key, 'quantity')
  cell?.focus({ preventScroll: true })
  cell?.scrollIntoView({ block: 'nearest' })
}

/** The note of a line, which one that has none offers first. */
export function focusNote(key: string): void {
  rowOf(key)?.querySelector<HTMLElement>('[data-note-offer]')?.click()
  cellOf(key, 'note')?.focus()
}

/** The row at the end, where the next product is typed. */
export function focusEntry(): void {
  const entry = document.querySelector<HTMLElement>('[data-entry] input')
  entry?.focus({ preventScroll: true })
  entry?.scrollIntoView({ block: 'nearest' })
}

/** Where a key was pressed: the line's key and the column, or the row at the end. */
export function placeOf(target: EventTarget | null): { key: string | null; column: string } | null {
  if (!(target instanceof HTMLElement)) return null
  if (target.closest('[data-entry]') !== null) return { key: null, column: 'product' }
  const key = target.closest<HTMLElement>('[data-line]')?.dataset['line']
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column']
  return key === undefined ? null : { key, column: column ?? 'quantity' }
}

/** Back to where the focus was before something opened over the page; to the next line when that is gone. */
export function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected && element !== document.body) focusInRow(element)
  else focusEntry()
}
