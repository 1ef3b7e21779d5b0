import type { ReactNode } from 'react'
import classes from './cells.module.css'
import type { Column, RowPlace } from './column.ts'

/** What a cell holds: its text, or what is more than one, and what is beside it. */
export function cellContent<Row>(column: Column<Row>, row: Row, place: RowPlace): ReactNode {
  const { cell, text, isEmpty, aside } = column
  const beside = aside?.(row) ?? null
  return (
    <>
      {cell ? (
        cell(row, place)
      ) : (
        <span className={isEmpty?.(row) ? classes.dimmed : undefined}>{text?.(row)}</span>
      )}
      {beside !== null && <span className={classes.dimmed}> {beside}</span>}
    </>
  )
}
