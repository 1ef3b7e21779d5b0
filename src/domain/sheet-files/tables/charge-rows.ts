import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { cellsOf } from '../grid/grid.ts'
import { isChargeName } from './charge-words.ts'
import type { ScannedRows, SheetTable } from './sheet-table.ts'

const HOURS = /^(?:\d+(?:[.,]\d+)? *)?(?:h|hrs?|heures?|hours?|horas?)\.?$/u

/** '0,5 h', 'heures' */
export const isHours = (words: string): boolean => HOURS.test(words)

type ScannedLine = ScannedRows['lines'][number]

/** Whether a row of a table is work, energy or another cost that is no material: by its name, its part, or hours. */
export function isCharge(
  { grid, from, to }: SheetTable,
  name: number,
  { row, section }: ScannedLine,
): boolean {
  if (isChargeName(grid.cell(row, name).words) || isChargeName(foldForSearch(section ?? ''))) return true
  const others = cellsOf(grid, row, from, to).filter(
    ({ place, text }) => place.column !== name && text !== '',
  )
  return others.some(({ words }) => isHours(words)) && others.some(({ figure }) => figure !== null)
}

/** The lines of a table that are materials, and those that are charges. */
export function withoutCharges(
  table: SheetTable,
  scanned: ScannedRows,
): { scanned: ScannedRows; charges: ScannedLine[] } {
  const isOwn = (line: ScannedLine) => isCharge(table, scanned.name, line)
  const lines = scanned.lines.filter((line) => !isOwn(line))
  return lines.length === scanned.lines.length || lines.length === 0
    ? { scanned, charges: [] }
    : { scanned: { ...scanned, lines }, charges: scanned.lines.filter(isOwn) }
}
