import type { Editing } from './cell-states.ts'

interface CellPlace<Of extends Editing> {
  cell: HTMLElement
  fact: Of['fact']
  row: Of['row']
}

/** The cell of a table that an element is in, and whose it is. */
export function cellPlace<Of extends Editing>(
  target: EventTarget | null,
  rows: readonly Of['row'][],
  facts: readonly Of['fact'][],
): CellPlace<Of> | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const fact = facts.find((each) => each === cell?.dataset.cell)
  const place = cell?.closest<HTMLElement>('[data-row]')
  const row = rows.find(({ id }) => id === place?.dataset.row)
  return cell && fact && row ? { cell, fact, row } : undefined
}
