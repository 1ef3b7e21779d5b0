import type { Cell } from '#domain/tables/cell.ts'
import { neutraliseCell } from '#domain/tables/neutralise-cell.ts'

/** A column of an exported file: its French header and its cells. */
export type ExportColumn<Item> = readonly [header: string, valueOf: (item: Item) => string | number | null]

const cell = (value: string | number | null) => (typeof value === 'string' ? neutraliseCell(value) : value)

/** A list as the rows of a file, its header first; no text of it can run in a spreadsheet. */
export function tableOf<Item>(columns: readonly ExportColumn<Item>[], items: readonly Item[]): Cell[][] {
  return [
    columns.map(([header]) => header),
    ...items.map((item) => columns.map(([, valueOf]) => cell(valueOf(item)))),
  ]
}
