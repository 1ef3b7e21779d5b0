import { cellText, isEmptyRow, tidyRow } from './cell.ts'
import type { Cell, Matrix } from './cell.ts'
import { listColumns } from './list-columns.ts'
import type { ListColumns } from './list-columns.ts'
import type { ListRow, SkippedRow, SkipReason } from './list-row.ts'
import { hasDataRows, headersOf } from './find-header.ts'
import { hasPrices } from './has-prices.ts'
import { isProse } from './is-prose.ts'
import type { FileRefusal } from './limits.ts'
import { NO_DEFAULTS } from './propose-columns.ts'
import type { ListMapping } from './propose-columns.ts'
import { isRayon } from './read-category.ts'
import type { PriceBasis } from './pack-levels.ts'
import { readPack } from './read-pack.ts'
import { readRow } from './read-row.ts'
import type { RowContext } from './read-row.ts'
import { tableSizeRefusal } from './read-table.ts'
import { memoizeByText } from './memoize-by-text.ts'

export type ListReading =
  | { known: true; rows: ListRow[]; skipped: SkippedRow[] }
  | { known: false; reason: FileRefusal }

const LONGEST_HEADING = 60
const LONGEST_REMARK = 120
/** The fields that two duplicate rows have in common. */
const COMPARED_FIELDS = ['code', 'name', 'brand', 'packText', 'packPriceHt', 'unit', 'priceHt'] as const
/** Rows of the same code that a row is compared with: in a list with one code for all rows the nearest are enough. */
const MOST_COMPARED = 50
/** The number of rows that must agree on the unit of the prices, without an exception. */
const ENOUGH = 3

/** The products of a list, its columns read by the mapping. A rayon alone in a row applies to the rows below. */
export function readList(matrix: Matrix, mapping: ListMapping): ListReading {
  const columns = listColumns(matrix, mapping)
  const excess = tableSizeRefusal(matrix)
  if (excess !== null) return { known: false, reason: excess }
  const priced = columns.one('price') ?? columns.one('priceWithTax') ?? columns.one('unitPrice')
  const named = columns.one('name')
  if (
    isProse(matrix, headersOf(matrix, mapping.header)) ||
    (priced === null && named === null && mapping.header === null)
  )
    return { known: false, reason: 'not-a-table' }
  if (mapping.header !== null && !hasDataRows(matrix, mapping.header))
    return { known: false, reason: 'no-rows' }
  if (priced === null)
    return { known: false, reason: hasPrices(matrix, mapping) ? 'no-price-column' : 'no-prices' }
  if (named === null) return { known: false, reason: 'no-name-column' }

  const { header } = mapping
  const repeated = header === null ? null : textOf(matrix[header.row] ?? [])
  const context: RowContext = {
    columns,
    readPack: memoizeByText(readPack),
    usual: null,
    defaults: mapping.defaults ?? NO_DEFAULTS,
  }
  const counts = { whole: 0, piece: 0 }
  const open: { at: number; cells: readonly Cell[]; heading: string }[] = []
  const seen = new Map<string, ListRow | ListRow[]>()
  const rows: ListRow[] = []
  const skipped: SkippedRow[] = []
  // A column headed 'Fromages' or 'Vins' gives the rayon of all its rows.
  let heading = isRayon(named.header) ? named.header : ''
  for (let place = header === null ? 0 : header.row + header.height; place < matrix.length; place += 1) {
    const cells = tidyRow(matrix[place] ?? [])
    if (isEmptyRow(cells)) continue
    const skip = (reason: SkipReason) =>
      skipped.push({ row: place, reason, text: textOf(cells).slice(0, LONGEST_REMARK) })
    const alone = aloneIn(cells)
    if (alone !== null && isHeading(alone, cells, columns)) heading = alone
    else if (textOf(cells) === repeated) skip('repeated-header')
    else if (alone !== null && !isNamed(cells, columns)) skip('remark')
    else {
      const reading = readRow(cells, place, heading, context)
      if (!reading.known) skip(reading.reason)
      else if (isRepeated(reading.row, seen)) skip('repeated-row')
      else {
        if (reading.basis !== null) counts[reading.basis] += 1
        if (reading.row.check === null) open.push({ at: rows.length, cells, heading })
        rows.push(reading.row)
      }
    }
  }
  // What the printed prices of some rows show also applies to rows without one.
  const usual = usualOf(counts)
  for (const { at, cells, heading } of usual === null ? [] : open) {
    const reading = readRow(cells, rows[at]?.row ?? 0, heading, { ...context, usual })
    if (reading.known) rows[at] = reading.row
  }
  return { known: true, rows, skipped }
}

/** Whether a row repeats an earlier one; otherwise it is kept for later comparisons. */
function isRepeated(row: ListRow, seen: Map<string, ListRow | ListRow[]>): boolean {
  const key = row.code ?? row.name
  const earlier = seen.get(key)
  if (earlier === undefined) {
    seen.set(key, row)
    return false
  }
  const others = Array.isArray(earlier) ? earlier : [earlier]
  if (
    others.slice(-MOST_COMPARED).some((other) => COMPARED_FIELDS.every((fact) => other[fact] === row[fact]))
  )
    return true
  others.push(row)
  seen.set(key, others)
  return false
}

function usualOf({ whole, piece }: Record<PriceBasis, number>): PriceBasis | null {
  if (whole >= ENOUGH && piece === 0) return 'whole'
  return piece >= ENOUGH && whole === 0 ? 'piece' : null
}

function textOf(cells: readonly Cell[]): string {
  return cells
    .map(cellText)
    .filter((text) => text !== '')
    .join(' · ')
}

/** The only text of a row, which merged cells may repeat; null when there are several, or none. */
function aloneIn(cells: readonly Cell[]): string | null {
  let only: string | null = null
  for (const cell of cells) {
    const text = cellText(cell)
    if (text === '' || text === only) continue
    if (only !== null) return null
    only = text
  }
  return only
}

/** Whether the only text of a row is a heading: short and without figures, in capitals or with the words of a rayon. */
function isHeading(text: string, cells: readonly Cell[], columns: ListColumns): boolean {
  if (text.length > LONGEST_HEADING || /\d|[.:!]$/u.test(text) || !/\p{L}{2}/u.test(text)) return false
  return (
    text === text.toUpperCase() ||
    (isRayon(text) && (!isNamed(cells, columns) || text.split(' ').length <= 4))
  )
}

function isNamed(cells: readonly Cell[], columns: ListColumns): boolean {
  const name = columns.one('name')
  return name !== null && cellText(cells[name.at]) !== ''
}
