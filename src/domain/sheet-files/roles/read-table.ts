import { MAX_LINES } from '../../catalogue/sheet-limits.ts'
import { unitOfName } from '../grid/named-unit.ts'
import type { FoundTable } from '../tables/found-table.ts'
import type { ScannedRows, SheetTable } from '../tables/sheet-table.ts'
import { rowTotals } from '../tables/total-rows.ts'
import { bestReading } from './best-reading.ts'
import type { ColumnReason } from './column-reason.ts'
import { phaseColumns } from './phase-columns.ts'
import { readColumns } from './read-columns.ts'
import type { ReadColumns } from './read-columns.ts'
import type { ScoredReading } from './reading.ts'
import { tableLines } from './table-lines.ts'
import type { FigureColumn, TableLines } from './table-lines.ts'
import { unprovenLoss } from './unproven-loss.ts'
import { unreadColumns } from './unread-columns.ts'

/** A found table with what its columns are read as. */
export interface ReadTable {
  found: FoundTable
  lines: TableLines
  reading: ScoredReading
  /** The same for the screen, column by column. */
  columns: ReadColumns
  /** Figures of the file that may be the total of the lines. */
  totals: readonly number[]
  /** Other readings that reproduce as much of the file. */
  doubts: ColumnReason[]
  /** Columns that the reading does not use, though they say something of the lines. */
  unread: ColumnReason[]
}

/** The columns of a table by the reading that reproduces most of the file; null where none has quantities, or lines are too many. */
export function readTable(found: FoundTable): ReadTable | null {
  const { table, scanned, chargeRows, labelled } = found
  if (scanned.lines.length + chargeRows.length > MAX_LINES) return null
  const lines = tableLines(table, withoutUnused(table, scanned))
  const stated = labelled.flatMap((each) => (each.kind === 'total' ? [each.found] : []))
  const totals = [...stated, ...rowTotals(table, scanned)].map(({ value }) => value)
  const { reading, doubt } = bestReading(lines, totals)
  if (reading === null || !hasQuantities(lines, reading)) return null
  return {
    found,
    lines,
    reading,
    columns: readColumns(lines, reading),
    totals,
    doubts: doubt,
    unread: [...unreadColumns(lines, reading), ...unprovenLoss(lines, reading)],
  }
}

/** Figures without a head and a unit are quantities only where a cost proves it. */
function hasQuantities(lines: TableLines, { quantity, proven }: ScoredReading): boolean {
  const { grid } = lines.table
  return (
    isNamed(lines.table, quantity) ||
    proven > 0 ||
    (quantity?.parts.length ?? 0) > 0 ||
    (quantity !== null && phaseColumns(lines)?.total === quantity) ||
    lines.units.some((unit) => unit - 1 === quantity?.column) ||
    quantity?.cells.some((cell) => cell?.figure?.unit != null) === true ||
    lines.rows.filter(({ row }) => unitOfName(grid.cell(row, lines.name).text) !== null).length * 2 >
      lines.rows.length
  )
}

/** Whether the head of a column says what it holds. */
export function isNamed({ hints, from }: SheetTable, column: FigureColumn | null): boolean {
  return Object.keys(column === null ? {} : (hints[column.column - from] ?? {})).length > 0
}

/** A list of foods of which the dish takes a few: those without a quantity are not its lines. */
function withoutUnused(table: SheetTable, scanned: ScannedRows): ScannedRows {
  const lines = tableLines(table, scanned)
  const quantities = lines.figures.filter(
    ({ column, money }) =>
      !money &&
      table.hints[column - table.from]?.price === undefined &&
      table.hints[column - table.from]?.lineCost === undefined &&
      table.hints[column - table.from]?.packPrice === undefined,
  )
  const used = scanned.lines.filter((_, at) =>
    quantities.some(({ cells }) => (cells[at]?.figure?.value ?? 0) !== 0),
  )
  const isUnused = (at: number) => {
    const filled = lines.figures.filter(({ cells }) => (cells[at]?.figure?.value ?? 0) !== 0)
    const hasPrice = filled.length === 1
    return (
      quantities.length > 0 &&
      hasPrice &&
      !quantities.some(({ cells }) => (cells[at]?.figure?.value ?? 0) !== 0)
    )
  }
  const unused = scanned.lines.filter((_, at) => isUnused(at)).length
  if (unused < 4 || unused < used.length * 0.6) return scanned
  return { ...scanned, lines: scanned.lines.filter((_, at) => !isUnused(at)) }
}
