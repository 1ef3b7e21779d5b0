import type { SheetTable } from './find-tables.ts'

/** The row of the heads of a table, and how many rows they are: 0 where it has none. */
export const headsPlace = ({ headRow, headHeight, sharedHead }: SheetTable) =>
  sharedHead ?? { row: headRow, height: headHeight }
