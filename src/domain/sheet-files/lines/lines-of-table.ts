import { isNamed } from '../roles/read-table.ts'
import type { ReadTable } from '../roles/read-table.ts'
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

/** The lines of a table whose columns are read; null where they are not those of a sheet. */
export function linesOfTable(table: ReadTable): SheetLines | null {
  const { found, lines, reading, totals } = table
  const { scanned, chargeRows, labelled, region } = found
  const read = readLines(lines, reading, totals)
  if (!isSheet(read.lines, reading, isNamed(found.table, reading.price)) && !isUnknownSheet(lines, read))
    return null
  const net = withNet(lines, reading, read.lines)
  const withShares = shareRows(found.table, scanned, reading, withLosses(lines, reading, net.lines), region)
  const rows = chargeRows.map((row) => ({ row, name: scanned.name }))
  return {
    table,
    lines: withShares.lines,
    charges: chargesOf(found.table, rows, reading, labelled),
    reasons: [
      ...read.reasons,
      ...net.reasons,
      ...quantitySums(lines, reading),
      ...withShares.reasons,
      ...packPriceReasons(lines, reading, withShares.lines),
    ],
  }
}
