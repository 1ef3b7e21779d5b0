import type { CellRange } from '#domain/tables/tab.ts'
import type { TabPicture } from '../reading/tab-picture.ts'

/** As in tab-grid.module.css. */
export const ROW_HEIGHT = 28
export const HEAD_HEIGHT = 26
export const GUTTER_WIDTH = 46
const CHARACTER_WIDTH = 7.4
const PADDING = 14

/** A cell of the tab that is shown: row and column from 0. */
export interface GridPlace {
  row: number
  column: number
}

export const columnWidth = (characters: number) => Math.round(characters * CHARACTER_WIDTH) + PADDING

/** Where merged cells are: of each place the cells that it is one of. */
export function mergeIndex({ merges }: TabPicture) {
  const byRow = new Map<number, CellRange[]>()
  for (const merge of merges)
    for (let row = merge.fromRow; row <= Math.min(merge.toRow, merge.fromRow + 2000); row += 1) {
      const known = byRow.get(row)
      if (known === undefined) byRow.set(row, [merge])
      else known.push(merge)
    }
  const at = ({ row, column }: GridPlace): CellRange | null =>
    byRow.get(row)?.find(({ fromColumn, toColumn }) => fromColumn <= column && column <= toColumn) ?? null
  return {
    at,
    /** The place that stands for all cells that are merged with one. */
    firstOf: (place: GridPlace): GridPlace => {
      const merge = at(place)
      return merge === null ? place : { row: merge.fromRow, column: merge.fromColumn }
    },
    /** Merged cells that begin above or left of a window and reach into it. */
    reaching: (rows: readonly number[], columns: readonly number[]): CellRange[] => {
      const [top = 0, left = 0] = [rows[0], columns[0]]
      const right = columns.at(-1) ?? 0
      return [...new Set(rows.flatMap((row) => byRow.get(row) ?? []))].filter(
        ({ fromRow, fromColumn, toColumn }) =>
          toColumn >= left && fromColumn <= right && (fromRow < top || fromColumn < left),
      )
    },
  }
}

export type MergeIndex = ReturnType<typeof mergeIndex>

/** Where an arrow key leads from a cell, past the cells that are merged with it; null for another key. */
export function nextPlace(
  key: string,
  from: GridPlace,
  { rows, widths }: TabPicture,
  merges: MergeIndex,
  pageRows: number,
): GridPlace | null {
  const own = merges.at(from)
  const [bottom, right] = own === null ? [from.row, from.column] : [own.toRow, own.toColumn]
  const to = (row: number, column: number) =>
    merges.firstOf({
      row: Math.min(rows - 1, Math.max(0, row)),
      column: Math.min(widths.length - 1, Math.max(0, column)),
    })
  switch (key) {
    case 'ArrowUp':
      return to(from.row - 1, from.column)
    case 'ArrowDown':
      return to(bottom + 1, from.column)
    case 'ArrowLeft':
      return to(from.row, from.column - 1)
    case 'ArrowRight':
      return to(from.row, right + 1)
    case 'Home':
      return to(from.row, 0)
    case 'End':
      return to(from.row, widths.length - 1)
    case 'PageUp':
      return to(from.row - pageRows, from.column)
    case 'PageDown':
      return to(from.row + pageRows, from.column)
    default:
      return null
  }
}
