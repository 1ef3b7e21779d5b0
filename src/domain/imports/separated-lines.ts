import { splitRows } from '../tables/split-rows.ts'
import { isAtWill } from './at-will.ts'
import { MAX_LINE_LENGTH } from './limits.ts'
import { readMeasure } from './recipe-units.ts'
import { isAmount, isHead } from './table-columns.ts'

type Separator = ';' | ','

/** Rows that make a table. */
const LEAST_ROWS = 2

/**
 * Lines with the cells of tables that semicolons or commas divide, 'Farine;500;g', as those of a spreadsheet: where lines
 * below each other have as many cells, one column amounts and another names.
 */
export function withCellsOfSeparators(lines: readonly string[]): string[] {
  const plain = lines.map((line) => (/^\ufeff?sep=[;,]\s*$/iu.test(line) ? '' : line))
  return withCellsOf(withCellsOf(plain, ';'), ',')
}

function withCellsOf(lines: readonly string[], separator: Separator): string[] {
  const cells = lines.map((line) => cellsOf(line, separator))
  const read: string[] = []
  let from = 0
  while (from < lines.length) {
    const width = cells[from]?.length ?? 0
    let to = from + 1
    if (width > 1) while (cells[to]?.length === width) to += 1
    const rows = cells.slice(from, to)
    read.push(...(isTable(rows, separator) ? inTabs(rows) : lines.slice(from, to)))
    from = to
  }
  return read
}

/** A comma between two digits is one of decimals. */
const DECIMAL = /(?<=\d),(?=\d)/gu
const MASK = '\u0001'

/** The cells of a line; none of one that the separator does not divide. */
function cellsOf(line: string, separator: Separator): string[] {
  if (!line.includes(separator) || line.includes('\t') || line.length > MAX_LINE_LENGTH) return []
  const masked = separator === ',' ? line.replaceAll(DECIMAL, MASK) : line
  const [row = []] = splitRows(masked, { separator, atMost: 1 })
  return row.map((cell) => cell.replaceAll(MASK, ',').trim())
}

function isTable(rows: readonly string[][], separator: Separator): boolean {
  const head = rows.findIndex(isHead)
  const data = rows.slice(head + 1).filter((row) => filled(row).length > 1)
  if (data.length < (head === -1 ? LEAST_ROWS : 1)) return false
  const [first = []] = data
  const columns = first.map((_, at) => data.flatMap((row) => (row[at] ? [row[at]] : [])))
  const areAmounts = columns.some(
    (column) =>
      column.some(isAmount) && column.every((cell) => isAmount(cell) || isAtWill(cell) || cell === '-'),
  )
  if (!areAmounts || !columns.some((column) => column.every(isName))) return false
  if (separator === ';') return true
  const hasUnits = columns.some((column) => column.length > 0 && column.every(isUnit))
  const hasDecimals = data.some((row) => row.some((cell) => /\d,\d/u.test(cell)))
  // 'Farine,500,12' without heads may have a price.
  if (hasDecimals && head === -1 && !hasUnits) return false
  return first.length > 2 || head !== -1 || data.every((row) => row.length === 2)
}

const isUnit = (cell: string): boolean => readMeasure(cell)?.rest.trim() === ''
const isName = (cell: string): boolean => /^\p{Letter}.*\p{Letter}/u.test(cell) && !isUnit(cell)

/** Rows with their cells between tabulators; what is above the heads, or alone above the first of several cells, is a line. */
function inTabs(rows: readonly string[][]): string[] {
  const head = rows.findIndex(isHead)
  const first = head === -1 ? rows.findIndex((row) => filled(row).length > 1) : head
  return rows.map((row, at) => {
    const cells = filled(row)
    // 'Portions;8' above the heads
    return at < first || cells.length === 0 ? cells.join(' : ') : row.join('\t')
  })
}

const filled = (row: readonly string[]): string[] => row.filter((cell) => cell !== '')
