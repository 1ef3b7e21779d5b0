import { isAtWill, withoutAtWill } from '../../imports/at-will.ts'
import { readPack } from '../../price-lists/read-pack.ts'
import { MEASURES } from '../../quantity/measure.ts'
import type { GridCell } from '../grid/grid.ts'
import { keepByText } from '../grid/keep-by-text.ts'
import { measureOf } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import { pricedMeasure } from '../grid/price-words.ts'
import { headWords } from '../tables/head-words.ts'
import type { SheetTable, ScannedRows } from '../tables/sheet-table.ts'

/** A column of figures, and what its head and its cells say of it. */
export interface FigureColumn {
  column: number
  /** Of each line; null where its cell has none. */
  cells: (GridCell | null)[]
  money: boolean
  percent: boolean
  /** Columns of one quantity in parts, which are summed; empty for a column of the file. */
  parts: number[]
}

/** The lines of a table by columns. */
export interface TableLines {
  table: SheetTable
  rows: { row: number; section: string | null }[]
  name: number
  units: number[]
  pack: number | null
  figures: FigureColumn[]
}

/** A part of a table with the lines of one sheet. */
export function tableLines(
  table: SheetTable,
  { name, lines }: Pick<ScannedRows, 'name' | 'lines'>,
): TableLines {
  const { grid, from, to, hints } = table
  const columns = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const hintOf = (column: number) => hints[column - from] ?? {}
  const free = columns.filter(
    (column) => column !== name && hintOf(column).steps === undefined && hintOf(column).dish === undefined,
  )
  const units = free.filter((column) => isUnitColumn(lines, (row) => grid.cell(row, column), hintOf(column)))
  const pack = free.find((column) => hintOf(column).pack !== undefined) ?? null
  const figures = free
    .filter((column) => !units.includes(column) && column !== pack && hintOf(column).other === undefined)
    .map((column): FigureColumn => {
      const cells = lines.map(({ row }) => {
        const cell = grid.cell(row, column)
        return cell.figure === null ? null : cell
      })
      const filled = cells.filter((cell) => cell !== null)
      const most = (test: (cell: GridCell) => boolean) => filled.filter(test).length * 2 > filled.length
      return {
        column,
        cells,
        money: most(({ figure }) => figure?.kind === 'money'),
        percent: most(({ figure }) => figure?.kind === 'percent'),
        parts: [],
      }
    })
    .filter(({ cells }) => cells.some((cell) => cell !== null))
  return { table, rows: lines, name, units, pack, figures }
}

function isUnitColumn(
  lines: ScannedRows['lines'],
  cellAt: (row: number) => GridCell,
  hint: Partial<Record<string, number>>,
): boolean {
  const texts = lines.map(({ row }) => cellAt(row)).filter(({ text }) => text !== '')
  const measures = texts.filter(({ text, isText }) => isText && measureOf(text) !== null)
  if (hint['priceUnit'] !== undefined && texts.some(({ words }) => pricedMeasure(words) !== null)) return true
  if (hint['unit'] !== undefined || hint['priceUnit'] !== undefined) return measures.length > 0
  return texts.length > 0 && measures.length * 5 >= texts.length * 3
}

/** The columns of prices and costs of which no formula has a value. */
export function failedColumns({ table, figures, rows }: TableLines): number[] {
  return table.hints.flatMap((hint, at) => {
    const column = table.from + at
    const isMoney = hint.price !== undefined || hint.packPrice !== undefined || hint.lineCost !== undefined
    const isRead = figures.some((figure) => figure.column === column)
    return isMoney && !isRead && rows.some(({ row }) => table.grid.cell(row, column).failed) ? [column] : []
  })
}

/** The unit that the head of a column states: 'Poids (g)', 'Qté kg', 'PU €/kg', 'prix_kg'. */
export const unitInHead = keepByText(unitOfHead)

function unitOfHead(text: string): LineMeasure | null {
  const words = headWords(text)
  const [, inside] = /\(\s*(?:en |€ ?\/ ?)?([^()]*?)\s*\)/u.exec(words) ?? []
  const [, last = ''] = /(?:^|[\s/]|€)(\p{L}+)\)?$/u.exec(words) ?? []
  for (const word of [inside, last]) {
    const read = word === undefined ? null : measureOf(word)
    // 'Prix unité' is of any unit.
    if (
      read !== null &&
      read.factor === 1 &&
      read.measure in MEASURES &&
      MEASURES[read.measure as 'kg'] !== null
    )
      return read.measure
  }
  return null
}

/** For how many of its unit the prices under a head are: 100 for 'Prix aux 100 g', else 1. */
export const pricedCount = keepByText(countOfHead)

function countOfHead(head: string): number {
  const [, count] =
    /(?:\/|\b(?:aux|les|par|pour|per|por)\b) ?(\d{1,4}) ?(?:k?gr?|[cm]l|l)\)?$/u.exec(headWords(head)) ?? []
  return Math.max(1, Number(count ?? 1))
}

/** What one pack holds, in a unit that is weighed or measured or counted. */
export interface PackContent {
  value: number
  unit: LineMeasure | null
}

/** The content in a cell of packs or in a name: '5 kg', 'carton 4 x 2,5 kg', 'sac 25kg', 6. */
export function packContent(cell: GridCell): PackContent | null {
  if (cell.figure !== null) return { value: cell.figure.value, unit: cell.figure.unit }
  return cell.isText ? contentOfText(cell.text) : null
}

export const contentOfText = keepByText(contentInText)

function contentInText(text: string): PackContent | null {
  const read = readPack(text)
  if (!read.known || read.pack.ambiguous) return null
  const { levels } = read.pack
  let count = 1
  for (const level of levels) {
    count *= level.count
    if (level.each !== null) {
      const { dimension, amount } = level.each
      return { value: (count * amount) / 1000, unit: dimension === 'weight' ? 'kg' : 'L' }
    }
  }
  return count > 1 ? { value: count, unit: 'pièce' } : null
}

/** Whether a row leaves its quantity to the cook: 'PM', 'QS' in a cell of it or behind its name. */
export function saysAtWill(lines: TableLines, row: number): boolean {
  const { grid, from, to } = lines.table
  for (let column = from; column <= to; column += 1)
    if (column !== lines.name && isAtWill(grid.cell(row, column).text)) return true
  return withoutAtWill(grid.cell(row, lines.name).text) !== null
}
