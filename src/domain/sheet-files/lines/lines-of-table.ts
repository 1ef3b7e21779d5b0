import { phaseColumns } from '../roles/phase-columns.ts'
import { isNamed } from '../roles/read-table.ts'
import type { ReadTable } from '../roles/read-table.ts'
import type { ScoredReading } from '../roles/reading.ts'
import type { TableLines } from '../roles/table-lines.ts'
import { chargesOf } from './charges.ts'
import type { FoundCharge, ReadLines } from './found-line.ts'
import { isSheet, isUnknownSheet } from './is-sheet.ts'
import { withLosses } from './line-losses.ts'
import { withNet } from './net-quantities.ts'
import { packPriceReasons } from './pack-price-reasons.ts'
import { quantitySums } from './quantity-sums.ts'
import { readLines } from './read-lines.ts'
import { shareRows } from './share-rows.ts'

/** The lines of a sheet that is a table, and its costs that are no material. */
export interface SheetLines extends ReadLines {
  table: ReadTable
  charges: FoundCharge[]
}

/** The lines with what is left of their gross quantities, and with the losses that their costs do not charge. */
export function linesWithLosses(
  lines: TableLines,
  reading: ScoredReading,
  totals: readonly number[],
): ReadLines {
  const read = readLines(lines, reading, totals)
  const net = withNet(lines, reading, read.lines)
  return { lines: withLosses(lines, reading, net.lines), reasons: [...read.reasons, ...net.reasons] }
}

/** The lines of a table whose columns are read; null where they are not those of a sheet. */
export function linesOfTable(table: ReadTable): SheetLines | null {
  const { found, lines, reading, totals } = table
  const { scanned, chargeRows, labelled, region } = found
  const read = linesWithLosses(lines, reading, totals)
  const isFound = isSheet(
    read.lines,
    reading,
    isNamed(found.table, reading.price),
    phaseColumns(lines) !== null,
  )
  if (!isFound && !isUnknownSheet(lines, read)) return null
  const withShares = shareRows(found.table, scanned, reading, read.lines, region)
  const rows = chargeRows.map((row) => ({ row, name: scanned.name }))
  return {
    table,
    lines: withShares.lines,
    charges: chargesOf(found.table, rows, reading, labelled),
    reasons: [
      ...read.reasons,
      ...quantitySums(lines, reading),
      ...withShares.reasons,
      ...packPriceReasons(lines, reading, withShares.lines),
    ],
  }
}
