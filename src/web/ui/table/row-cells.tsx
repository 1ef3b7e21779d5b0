import type { Column, RowPlace } from './column.ts'
import classes from './long-table.module.css'

export interface RowCellsProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  place: RowPlace
}

/** The cells of a row. */
export function RowCells<Row>({ columns, row, place }: RowCellsProps<Row>) {
  return columns.map(({ key, end, text, isEmpty, cell, aside }) => {
    const beside = aside?.(row) ?? null
    const words = text?.(row)
    const dimmed = isEmpty?.(row) ? classes.dimmed : undefined
    return (
      <td
        key={key}
        className={end ? classes.end : words === undefined ? undefined : classes.cut}
        title={words === undefined || dimmed ? undefined : [words, beside].filter(Boolean).join(' · ')}
      >
        {cell ? cell(row, place) : <span className={dimmed}>{words}</span>}
        {beside !== null && <span className={classes.dimmed}> {beside}</span>}
      </td>
    )
  })
}
