/** Where the cursor goes from a cell that was left. */
export type CellMove = 'stay' | 'down' | 'right' | 'left'

/** What the cells of a column are found by in a row. */
export function cellSelector({ dataset: { cell = '' } }: HTMLElement): string {
  return `[data-cell="${cell}"]`
}

/** Puts the cursor on a cell beside this one: below it, or the next of all, row by row. At the end it stays on it. */
export function focusCellFrom(cell: HTMLElement, move: CellMove): void {
  const table = cell.closest('table')
  const row = cell.closest<HTMLElement>('[data-index]')
  if (table === null || row === null) return
  if (move === 'down') {
    const below = `[data-index="${String(Number(row.dataset.index) + 1)}"] ${cellSelector(cell)}`
    return (table.querySelector<HTMLElement>(below) ?? cell).focus()
  }
  const cells = [...table.querySelectorAll<HTMLElement>('[data-cell]')]
  const step = move === 'right' ? 1 : move === 'left' ? -1 : 0
  ;(cells[cells.indexOf(cell) + step] ?? cell).focus()
}
