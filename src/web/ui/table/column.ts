import type { ReactNode } from 'react'
import type { ExportColumn } from '#web/lib/export/table-of.ts'

/** Where a row is: its index among all rows, from 0, and whether it is selected. */
export interface RowPlace {
  index: number
  selected: boolean
}

/** One column of a table, which is also a part of its card on a phone and of its exported file. */
export interface Column<Row, Sort extends string = string> {
  key: string
  /** Undefined for what has no column: it is in the card or in the file alone. */
  head?: ReactNode
  /** CSS width; one column has none and takes the rest. */
  width?: string
  /** In a long table: its cells take the cursor, and what they hold is edited in them. */
  editable?: boolean
  /** Aligned like figures. */
  end?: boolean
  /** In a short table: its cell is the head of its row. */
  namesRow?: boolean
  /** In a short table: drawn for the eye, and not read out. */
  drawn?: boolean
  /** The order of the first click on the head, and the one that the second turns it to. */
  sort?: readonly [first: Sort, second: Sort]
  /** The cell as text, cut where there is no room. */
  text?: (row: Row) => string
  /** Whether the text only says that there is nothing. */
  isEmpty?: (row: Row) => boolean
  /** The cell where it is more than a text. */
  cell?: (row: Row, place: RowPlace) => ReactNode
  /** Beside the cell, dimmed; on a card among its facts. */
  aside?: (row: Row) => string | null
  /**
   * Where it is on a card: before it, its name, one of the facts below, a separate line, or at the end. A long list has
   * one line of facts, which begins with what elsewhere is a separate line.
   */
  card?: 'start' | 'name' | 'fact' | 'line' | 'end'
  /** Its columns of the exported file. */
  file?: readonly ExportColumn<Row>[]
}

/** Those that are columns of the table. */
export function shownColumns<Row, Sort extends string>(columns: readonly Column<Row, Sort>[]) {
  return columns.filter(({ head }) => head !== undefined)
}

/** Whether the cursor goes from cell to cell of the table. */
export function isGrid<Row, Sort extends string>(columns: readonly Column<Row, Sort>[]): boolean {
  return columns.some(({ editable = false }) => editable)
}

/** The columns of the exported file, in the order of the table. */
export function fileColumns<Row>(columns: readonly Column<Row>[]): ExportColumn<Row>[] {
  return columns.flatMap(({ file }) => file ?? [])
}
