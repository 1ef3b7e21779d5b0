import type { Unit } from '../quantity/unit.ts'
import { isAtWill } from './at-will.ts'
import { isContent } from './count-behind.ts'
import type { WrittenQuantity } from './plain-quantity.ts'
import { readQuantity } from './read-quantity.ts'
import { withoutAbout } from './recipe-name.ts'
import { readMeasure } from './recipe-units.ts'
import { isHead, tableColumns } from './table-columns.ts'
import type { TableColumns } from './table-columns.ts'

interface Row {
  written: WrittenQuantity | null
  name: string
  notes: string[]
  /** The head of its quantities where they are of one guest: 'Qté / pers.'. */
  perGuest: string | null
}

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim())
const isRow = (line: string) => cellsOf(line).filter((cell) => cell !== '').length > 1
const SUM = /^(?:sous[- ]?)?(?:total|totaux)\b|^(?:co[ûu]t|prix)\b/iu

/** 'BOUCHERIE' between the rows of a table. */
const isSection = (line: string) =>
  /\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/[\d\t]/u.test(line) && line.length <= 40

/** A line of a pasted text. */
export interface PastedLine {
  line: string
  /** Whether a head above it says that it is of one guest. */
  ofOne: boolean
  /** The unit that a head above it states for bare figures; null without one. */
  unit: Unit | null
}

interface LineOfTable extends PastedLine {
  /** Null for a line of no table. */
  columns: TableColumns | null
}

/** Each line with the columns of its table; the heads, the sections and the sums of tables are left out. */
export function linesOfTables(lines: readonly PastedLine[], guests: number | null = null): LineOfTable[] {
  const read: LineOfTable[] = []
  let table: PastedLine[] = []
  for (const pasted of lines) {
    if (pasted.line.includes('\t') || (table.length > 0 && isSection(pasted.line))) {
      table.push(pasted)
      continue
    }
    read.push(...rowsOf(table, guests), { ...pasted, columns: null })
    table = []
  }
  read.push(...rowsOf(table, guests))
  return read
}

function rowsOf(table: readonly PastedLine[], guests: number | null): LineOfTable[] {
  if (table.length === 0) return []
  const rows = table.flatMap(({ line }) => (isRow(line) ? [cellsOf(line)] : []))
  // The heads may follow titles and single cells.
  const from = Math.max(0, rows.findIndex(isHead))
  const columns = tableColumns(rows.slice(from), guests)
  const isLeftOut = (line: string) => {
    const cells = cellsOf(line)
    const isSum = () => SUM.test(cells.find((cell) => cell !== '') ?? '')
    return isHead(cells) || (columns.headed && (isSection(line.trim()) || isSum()))
  }
  return table
    .filter(({ line }) => !isLeftOut(line))
    .map((pasted) => ({ ...pasted, columns: isRow(pasted.line) ? columns : null }))
}

/** The quantity and the name of a row, by the columns of its table, else by what its own cells hold. */
export function fromColumns(text: string, known: TableColumns | null): Row | null {
  if (!isRow(text)) return null
  const cells = cellsOf(text)
  const columns = known !== null && hasName(cells[known.name]) ? known : tableColumns([cells])
  const cell = (at: number | null) => (at === null ? '' : (cells[at] ?? ''))
  const notes = columns.notes.map(cell).filter((note) => note !== '' && note !== cell(columns.name))
  if (isAtWill(cell(columns.quantity))) notes.push(cell(columns.quantity))
  const name = cell(columns.name) || notes.shift() || ''
  const { count, content } = countAndContent(cell(columns.quantity))
  return {
    written: quantityOf(count, cell(columns.unit) || columns.headUnit, columns),
    // Behind the name it is read as in '24 blancs (720 g)'.
    name: `${name} ${content}`.trim(),
    notes,
    perGuest: columns.perGuest,
  }
}

/** Whether a cell names something: a row that is written in other columns than its table has a unit there, or nothing. */
const hasName = (cell = ''): boolean => cell !== '' && readMeasure(cell)?.rest.trim() !== ''

const COUNT_AND_ASIDE = /^(\d+(?:[.,]\d+)?)\s*(\([^()]*\))$/u

/** '24' and '(720 g)' of a cell '24 (720 g)'; any other cell without a content. */
function countAndContent(cell: string): { count: string; content: string } {
  const [, count = '', content = ''] = COUNT_AND_ASIDE.exec(cell) ?? []
  return isContent(content) ? { count, content } : { count: cell, content: '' }
}

function quantityOf(cell: string, unit: string, columns: TableColumns): WrittenQuantity | null {
  const { doubtful, decimals } = columns
  // A fourth decimal says that the comma separates decimals.
  const figure = decimals ? cell.replace(/^\d{1,3}[.,]\d{3}$/u, '$&0') : cell
  const alone = readQuantity(figure)
  if (alone === null) return null
  const rest = withoutAbout(`${alone.inName}${alone.rest}`).trim()
  // '2 jaunes' in a column of quantities.
  if (rest !== '')
    return {
      ...alone,
      notes: [...alone.notes, rest],
      doubt: alone.doubt ?? { reason: 'several', written: cell },
    }
  const isBare = alone.unit === null && alone.counted === null && alone.quantity !== null
  const whole = isBare && readMeasure(unit)?.rest.trim() === '' ? readQuantity(`${figure} ${unit}`) : null
  const written = whole ?? alone
  if (isBare && whole === null && unit !== '')
    return { ...alone, doubt: { reason: 'abbreviated', written: `${figure} ${unit}` } }
  const isOpen = written.doubt === null || written.doubt.reason === 'counted'
  return doubtful && isOpen ? { ...written, doubt: { reason: 'several', written: figure } } : written
}
