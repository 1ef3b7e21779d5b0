import { cellsOf } from '../grid/grid.ts'
import type { Grid } from '../grid/grid.ts'
import { beginsWithCount, guestsIn } from './counted-portions.ts'
import { labelOf } from './labels.ts'
import type { LabelKind } from './labels.ts'
import type { SheetRegion } from './sheet-region.ts'
import type { SheetTable, ScannedRows } from './sheet-table.ts'

/** A table of a tab with its rows, and the cells around it that are about the same sheet. */
export interface PlacedTable {
  table: SheetTable
  scanned: ScannedRows
  region: SheetRegion
}

/** Facts that follow the lines of a sheet; the others begin the next one. */
const BEHIND: ReadonlySet<LabelKind> = new Set([
  'total',
  'total-ttc',
  'subtotal',
  'portion-cost',
  'portion-price',
  'coefficient',
  'price-ht',
  'price-ttc',
  'price',
  'vat',
  'vat-amount',
  'margin',
  'margin-percent',
  'cost-percent',
  'charges',
  'allergens',
  'steps',
  'notes',
  'other',
])

/** Gives each table of a tab the cells around it: above its head to the sheet before it, and below to the next. */
export function placeTables(tables: readonly { table: SheetTable; scanned: ScannedRows }[]): PlacedTable[] {
  return tables.map(({ table, scanned }) => {
    const { grid } = table
    const overlapping = tables.filter(
      (other) => other.table !== table && other.table.from <= table.to && other.table.to >= table.from,
    )
    const before = overlapping.findLast((other) => other.table.headRow < table.headRow)
    const next = overlapping.find((other) => other.table.headRow > table.headRow)
    const right = tables.filter((other) => other.table.from > table.to && touches(other.table, table))
    const left = tables.some((other) => other.table.to < table.from && touches(other.table, table))
    const from = left ? table.from : 0
    const to = right.length === 0 ? grid.width - 1 : Math.min(...right.map((other) => other.table.from)) - 1
    const fromRow =
      table.sharedHead?.titleRow ??
      (before === undefined ? 0 : beginOf(grid, before.scanned.end, table.headRow, from, to))
    const toRow =
      next === undefined ? grid.rows - 1 : beginOf(grid, scanned.end, next.table.headRow, from, to) - 1
    const steps = table.hints.flatMap((hint, at) => (hint.steps !== undefined ? [table.from + at] : []))
    // 'Total : 6,55 €' in one cell.
    const inOneCell = new Set(
      scanned.totals.flatMap(({ row }) =>
        cellsOf(grid, row, table.from, table.to).some(({ figure }) => figure !== null) ? [] : [row],
      ),
    )
    const isLine = (row: number, column: number) =>
      !inOneCell.has(row) &&
      row >= table.headRow &&
      row < scanned.end &&
      column >= table.from &&
      column <= table.to &&
      (!steps.includes(column) || row < table.bodyFrom)
    const titleRow =
      before === undefined && next !== undefined ? titleRowOf(table, next.table, toRow + 1) : null
    const cells = { grid, fromRow, toRow, fromColumn: from, toColumn: to, headRow: table.headRow, isLine }
    return { table, scanned, region: titleRow === null ? cells : { ...cells, titleRow } }
  })
}

/** The row as far above a head as the title of the next sheet is above its own; null where no text begins it. */
function titleRowOf(table: SheetTable, next: SheetTable, titleOfNext: number): number | null {
  const { grid, from, to } = table
  const row = table.headRow - (next.headRow - titleOfNext)
  if (row < 1 || row >= table.headRow) return null
  const [first] = cellsOf(grid, row, from, to).filter(({ text }) => text !== '')
  return first?.isText === true && first.figure === null && labelOf(first.text) === null ? row : null
}

/** Whether two tables have rows in common. */
function touches(one: SheetTable, other: SheetTable): boolean {
  return one.headRow < other.bodyTo && other.headRow < one.bodyTo
}

/** The row where what is about the next sheet begins, between the last line of one and the head of the next. */
function beginOf(grid: Grid, end: number, head: number, from: number, to: number): number {
  let empty = false
  let inText = false
  for (let row = end; row < head; row += 1) {
    const filled = cellsOf(grid, row, from, Math.min(to, grid.width - 1)).filter(({ text }) => text !== '')
    const [first] = filled
    if (first === undefined) {
      empty = true
      inText = false
      continue
    }
    const label = labelOf(first.text)
    if (label !== null && BEHIND.has(label)) {
      inText = label === 'steps' || label === 'notes' || label === 'allergens'
      empty = false
      continue
    }
    if (inText) continue
    // 'Tarte pomme (6 parts)' is the title of the next sheet.
    const isTitle = label === null && first.isText && !beginsWithCount(first.words)
    const isGuests = label === 'portions' || guestsIn(first, label) !== null
    if (isGuests && isTitle) return row
    if (isGuests && !empty) continue
    if (
      isGuests &&
      cellsOf(grid, row + 1, from, to).some(({ text }) => {
        const kind = labelOf(text)
        return kind !== null && BEHIND.has(kind) && kind !== 'other'
      })
    )
      continue
    if (first.isText) return row
  }
  return head
}
