import { cellContent } from './cell-content.tsx'
import { type Column, isGrid, type RowPlace } from './column.ts'
import classes from './long-table.module.css'

export interface RowCellsProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  place: RowPlace
}

/** The cells of a row. */
export function RowCells<Row>({ columns, row, place }: RowCellsProps<Row>) {
  const grid = isGrid(columns)
  return columns.map((column) => {
    const { key, end, text, isEmpty, aside, editable } = column
    const words = text?.(row)
    return (
      <td
        key={key}
        {...(editable ? { 'data-cell': key, tabIndex: -1 } : grid && { 'aria-readonly': true })}
        className={end ? classes.end : words === undefined ? undefined : classes.cut}
        title={
          words === undefined || isEmpty?.(row)
            ? undefined
            : [words, aside?.(row)].filter(Boolean).join(' · ')
        }
      >
        {cellContent(column, row, place)}
      </td>
    )
  })
}
