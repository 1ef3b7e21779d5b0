import type { Matrix } from '#domain/tables/cell.ts'
import type { MergedCells } from '#domain/tables/fill-merged.ts'
import type { TableRefusal } from '#domain/tables/limits.ts'

export interface Sheet {
  /** Of a workbook; '' for the one table of a text. */
  name: string
  rows: Matrix
  /** Cells of a workbook that are one over several rows. */
  merges?: readonly MergedCells[]
}

export type OpenedFile = { known: true; sheets: Sheet[] } | { known: false; reason: TableRefusal }
