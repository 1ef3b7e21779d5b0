import { useMemo } from 'react'
import { keysOf } from '#contract/facts/fact.ts'
import { cellContent } from '../table/cell-content.tsx'
import type { Column } from '../table/column.ts'
import type { Editing } from './cell-states.ts'
import { EditedCell } from './edited-cell.tsx'
import type { Cells } from './use-cells.ts'
import type { CellTexts } from './use-save-cell.ts'

/** The columns of a table, those edited in it with the cells that edit them. */
export function useCellColumns<Of extends Editing, Sort extends string>(
  columns: readonly Column<Of['row'], Sort>[],
  cells: Cells<Of> | undefined,
  texts: CellTexts<Of>,
): readonly Column<Of['row'], Sort>[] {
  return useMemo(() => {
    if (cells === undefined) return columns
    return columns.map((column) => {
      const fact = keysOf(cells.facts).find((each) => each === column.key)
      if (fact === undefined) return column
      return {
        ...column,
        editable: true,
        cell: (row, place) => (
          <EditedCell row={row} fact={fact} cells={cells} texts={texts}>
            {cellContent(column, row, place)}
          </EditedCell>
        ),
      }
    })
  }, [columns, cells, texts])
}
