import { MAX_CELLS, MAX_ROWS } from '#domain/tables/limits.ts'
import type { Cell } from '#domain/tables/cell.ts'
import { columnAt } from '#domain/tables/column-letter.ts'
import type { NumberFormat } from '#domain/tables/number-format.ts'
import { shiftFormula } from '#domain/tables/shift-formula.ts'
import type { CellRange, Tab, TabCell } from '#domain/tables/tab.ts'
import { formatOfStyle } from './workbook-styles.ts'
import { readXml } from './xml-events.ts'

/** What all tabs of a workbook share. */
export interface WorkbookParts {
  texts: readonly string[]
  formats: readonly NumberFormat[]
  /** Whether days are counted from 1904. */
  from1904: boolean
}

export type XlsxTab = Omit<Tab, 'name' | 'hidden' | 'hasPicture'> & { drawing: string | null }

/** More than any tab has; each is looked up in its rows. */
const MOST_MERGES = 100_000
const MOST_COLUMNS = 16_384
const DAY = 86_400_000

interface OpenCell {
  row: number
  column: number
  type: string
  format: NumberFormat
  value: string
  formula: string
  hasFormula: boolean
  shared: string | null
}

/**
 * The cells of a sheet's part, with the formulas that cells share written out for each.
 * @returns 'too-many-cells' where they reach further out than a table may
 */
export function xlsxTab(xml: string, workbook: WorkbookParts): XlsxTab | 'too-many-rows' | 'too-many-cells' {
  const cells: (TabCell | undefined)[][] = []
  const merges: CellRange[] = []
  const hiddenRows = new Set<number>()
  const hiddenColumns = new Set<number>()
  const shared = new Map<string, { formula: string; row: number; column: number }>()
  let drawing: string | null = null
  let row = -1
  let column = -1
  let width = 0
  let tooFar: 'too-many-rows' | 'too-many-cells' | null = null
  let cell: OpenCell | null = null
  let into: 'value' | 'formula' | null = null

  const finish = (open: OpenCell) => {
    const formula = formulaOf(open)
    const value = valueOf(open, workbook)
    if (value === null && formula === null) return
    width = Math.max(width, open.column + 1)
    if (open.row >= MAX_ROWS) tooFar = 'too-many-rows'
    else if (open.column >= MOST_COLUMNS) tooFar = 'too-many-cells'
    if (tooFar !== null) return
    while (cells.length <= open.row) cells.push([])
    const failed = open.type === 'e' || (formula?.includes('[') === true && value === null)
    const full: TabCell = { value, formula, format: open.format }
    const ofRow = cells[open.row]
    if (ofRow !== undefined) ofRow[open.column] = failed ? { ...full, failed } : full
  }
  const formulaOf = ({ hasFormula, formula, shared: key, row: at, column: across }: OpenCell) => {
    if (!hasFormula) return null
    if (key === null) return formula
    const first = shared.get(key)
    if (formula !== '' || first === undefined) {
      shared.set(key, { formula, row: at, column: across })
      return formula
    }
    return shiftFormula(first.formula, at - first.row, across - first.column)
  }

  readXml(xml, {
    open: (name, attribute, isEmpty) => {
      if (name === 'row') {
        row = attribute('r') === null ? row + 1 : Number(attribute('r')) - 1
        column = -1
        if (isTrue(attribute('hidden'))) hiddenRows.add(row)
      } else if (name === 'c') {
        const [, letters, number] = /^([A-Z]{1,3})(\d{1,7})$/u.exec(attribute('r') ?? '') ?? []
        column = letters === undefined ? column + 1 : columnAt(letters)
        // A cell that is only coloured.
        if (isEmpty) return
        cell = {
          row: number === undefined ? row : Number(number) - 1,
          column,
          type: attribute('t') ?? 'n',
          format: formatOfStyle(workbook.formats, attribute('s')),
          value: '',
          formula: '',
          hasFormula: false,
          shared: null,
        }
      } else if (name === 'f' && cell !== null) {
        cell.hasFormula = true
        cell.shared = attribute('t') === 'shared' ? attribute('si') : null
        into = isEmpty ? null : 'formula'
      } else if ((name === 'v' || name === 't') && cell !== null) into = isEmpty ? null : 'value'
      else if (name === 'mergeCell' && merges.length < MOST_MERGES) {
        const range = rangeOf(attribute('ref') ?? '')
        if (range !== null) merges.push(range)
      } else if (name === 'col' && isTrue(attribute('hidden'))) {
        const last = Math.min(Number(attribute('max')), MOST_COLUMNS)
        for (let at = Number(attribute('min')); at <= last; at += 1) hiddenColumns.add(at - 1)
      } else if (name === 'drawing') drawing = attribute('r:id')
    },
    close: (name) => {
      if (name === 'c' && cell !== null) {
        finish(cell)
        cell = null
      } else if (name === 'f' || name === 'v' || name === 't') into = null
    },
    text: (text) => {
      if (cell === null || into === null) return
      if (into === 'value') cell.value += text
      else cell.formula += text
    },
  })
  if (tooFar !== null) return tooFar
  if (cells.length * width > MAX_CELLS) return 'too-many-cells'
  return { cells, merges, hiddenRows, hiddenColumns, drawing }
}

const isTrue = (attribute: string | null) => attribute === '1' || attribute === 'true'

function rangeOf(reference: string): CellRange | null {
  const [, from, fromRow, to, toRow] = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/u.exec(reference) ?? []
  if (from === undefined || to === undefined) return null
  return {
    fromRow: Number(fromRow) - 1,
    fromColumn: columnAt(from),
    toRow: Number(toRow) - 1,
    toColumn: columnAt(to),
  }
}

function valueOf({ type, value, format }: OpenCell, { texts, from1904 }: WorkbookParts): Cell {
  if (type === 'e') return null
  if (type === 's') return texts[Number(value)] ?? null
  if (type === 'str' || type === 'inlineStr') return value === '' ? null : value
  if (type === 'd') return new Date(value)
  if (value.trim() === '') return null
  if (type === 'b') return value.trim() === '1'
  const figure = Number(value)
  if (!Number.isFinite(figure)) return null
  // Day 60 of 1900 never was: from it on the count is one too high.
  const days = from1904 ? figure - 24_107 : figure - 25_569
  return format.kind === 'date' ? new Date(Math.round(days * DAY)) : figure
}
