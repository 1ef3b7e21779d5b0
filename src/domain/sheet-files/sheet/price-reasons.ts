import { foldForSearch } from '../../catalogue/fold-for-search.ts'
import { otherCurrencySign } from '../../tables/currencies.ts'
import { figureOf } from '../grid/cell-figure.ts'
import { sameToTheCent } from '../grid/cents.ts'
import { cellsOf } from '../grid/grid.ts'
import type { Grid, GridCell } from '../grid/grid.ts'
import { costOfLines } from '../lines/found-line.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { ScoredReading } from '../roles/reading.ts'
import type { TableLines } from '../roles/table-lines.ts'
import { behindLabel, labelOf } from '../tables/labels.ts'
import type { LabelKind } from '../tables/labels.ts'
import type { SheetRegion } from '../tables/sheet-region.ts'
import { headsPlace } from '../tables/sheet-table.ts'
import type { SheetTable } from '../tables/sheet-table.ts'
import type { DraftReason } from './sheet-draft.ts'
import {
  isBareTax,
  isCostWithoutTax,
  isCostWithTax,
  isTaxRemark,
  saysNet,
  saysPurchase,
  saysSale,
  saysTax,
} from './tax-words.ts'

/** The cells about a sheet: of its table, and around it. */
type SheetCells = Pick<SheetRegion, 'grid' | 'fromRow' | 'toRow' | 'fromColumn' | 'toColumn'>

/** What the heads of prices and costs, and their cells, say of them: another currency, or VAT in them. */
export function priceReasons(
  { table, figures }: TableLines,
  { price, cost }: Pick<ScoredReading, 'price' | 'cost'>,
): DraftReason[] {
  const columns = [price, cost].filter((column) => column !== null)
  const heads = columns.map(({ column }) => table.heads[column - table.from] ?? '')
  const cells = columns.flatMap((column) => column.cells.filter((cell) => cell !== null))
  const named = cells.filter(({ figure }) => figure?.currency != null)
  const texts = [...heads.map(foldForSearch), ...named.flatMap(({ words, format }) => [words, format.words])]
  const currency = texts.map(otherCurrencySign).find((sign) => sign !== null) ?? null
  const withTax =
    figures.length > 0 &&
    (columns.some(({ column }) => isColumnWithTax(table, column)) || cells.some(isCellWithTax))
  return [
    ...(currency === null ? [] : [{ reason: 'other-currency' as const, currency }]),
    ...(withTax ? [{ reason: 'prices-with-tax' as const }] : []),
  ]
}

/** '12 € TTC', as a text or by its format. */
export const isCellWithTax = ({ text, isText, format }: GridCell) =>
  (isText && saysTax(text)) || saysTax(format.words)

/** Whether the head of a column, or the one above it, says that its figures are with VAT. */
export function isColumnWithTax(table: SheetTable, column: number): boolean {
  return saysTax(table.heads[column - table.from] ?? '') || saysTaxAbove(table, column)
}

/** The cells of a whole tab. */
export const wholeTab = (grid: Grid): SheetCells => ({
  grid,
  fromRow: 0,
  toRow: grid.rows - 1,
  fromColumn: 0,
  toColumn: grid.width - 1,
})

/** 'Prix TTC' above 'Unitaire | Total', and no label of a figure. */
function saysTaxAbove(table: SheetTable, column: number): boolean {
  const { grid } = table
  const { row: headRow, height: headHeight } = headsPlace(table)
  if (headHeight === 0 || headRow === 0) return false
  const merge = grid.mergeAt(headRow - 1, column)
  const above = merge === null ? grid.cell(headRow - 1, column) : grid.cell(merge.fromRow, merge.fromColumn)
  const beside = grid.cell(headRow - 1, (merge?.toColumn ?? column) + 1)
  return (
    above.isText &&
    above.figure === null &&
    beside.figure === null &&
    saysTax(above.text) &&
    !saysSale(above.text) &&
    !saysNet(above.text)
  )
}

/** Labels whose text is no remark: it is about their figure, or about one that is not filled in. */
const LABELS: ReadonlySet<LabelKind> = new Set([
  'total',
  'subtotal',
  'portion-cost',
  'coefficient',
  'vat',
  'vat-amount',
  'margin',
  'margin-percent',
  'cost-percent',
  'charges',
])
const SALE_LABELS: ReadonlySet<LabelKind> = new Set(['price', 'price-ht', 'price-ttc'])

/**
 * What remarks around a table, in it and behind its lines say of purchase prices. One that names no purchases is not of
 * prices whose heads say that they are without VAT.
 * @param columns of prices and costs
 */
export function remarkReasons(
  table: SheetTable,
  columns: readonly (number | null | undefined)[],
  cells: SheetCells,
): DraftReason[] {
  const headOf = (column: number) => table.heads[column - table.from] ?? ''
  const isNet = columns.some((column) => column != null && saysNet(headOf(column)))
  const isHead = (row: number) => row >= table.headRow && row < table.headRow + table.headHeight
  for (let row = cells.fromRow; row <= cells.toRow; row += 1) {
    if (isHead(row)) continue
    for (const cell of filledCells(cells, row)) {
      const { text, isText, figure, place } = cell
      if (!isText || figure !== null || !isTaxRemark(text)) continue
      const kind = labelOf(text)
      if (kind !== null && SALE_LABELS.has(kind) && !saysPurchase(text)) continue
      if (kind !== null && LABELS.has(kind) && behindLabel(text) === null) continue
      const isOfTable = row > table.headRow && row < table.bodyTo
      // '(€ TTC)' under 'PV', and a unit beside a figure.
      if (isBareTax(text) && isOfTable && saysSale(headOf(place.column))) continue
      if (hasFigureBeside(cells, cell)) continue
      if (!isNet || saysPurchase(text)) return [{ reason: 'prices-with-tax' }]
    }
  }
  return []
}

const filledCells = ({ grid, fromColumn, toColumn }: SheetCells, row: number) =>
  cellsOf(grid, row, fromColumn, Math.min(toColumn, grid.width - 1)).filter(({ text }) => text !== '')

function hasFigureBeside(cells: SheetCells, { text, place: { row, column } }: GridCell): boolean {
  const filled = filledCells(cells, row)
  const at = filled.findIndex(({ place }) => place.column === column)
  return (
    filled[at + 1]?.figure != null ||
    (isBareTax(text) && filled[at - 1]?.figure != null) ||
    ((filled.length > 1 || labelOf(text) !== null) && cells.grid.cell(row + 1, column).figure !== null)
  )
}

/**
 * Whether a total or a cost of a portion that the file says is with VAT is what the lines cost: their prices are then
 * with VAT too. Where a line has no cost, such a total says it unless another one is beside it.
 * @param isLine whether a row has a line, whose figures are no totals
 */
export function taxedTotalReasons(
  lines: readonly FoundLine[],
  portions: number | null,
  cells: SheetCells,
  isLine: (row: number) => boolean,
): DraftReason[] {
  const taxed: number[] = []
  const others: number[] = []
  for (let row = cells.fromRow; row <= cells.toRow; row += 1) {
    if (isLine(row)) continue
    for (const { label, value } of labelsWithFigures(cells, row, isLine)) {
      if (isCostWithTax(label)) taxed.push(value)
      else if (isCostWithoutTax(label) || labelOf(label) === 'total') others.push(value)
    }
  }
  const cost = costOfLines(lines)
  const rounded = lines.reduce((sum, line) => sum + (line.statedCost?.value ?? line.cost ?? 0), 0)
  const costs = cost === null ? [] : [cost, rounded].flatMap((each) => [each, each / (portions ?? 1)])
  const isCost = (value: number) => costs.some((each) => sameToTheCent(each, value))
  const isTaxed = cost === null ? taxed.length > 0 && others.length === 0 : taxed.some(isCost)
  const isNet = cost !== null && others.some(isCost)
  return isTaxed && !isNet ? [{ reason: 'prices-with-tax' }] : []
}

/** The figures of a row, each with the texts in front of it, a sign behind it, or the label above it. */
function labelsWithFigures(
  cells: SheetCells,
  row: number,
  isLine: (row: number) => boolean,
): { label: string; value: number }[] {
  const filled = filledCells(cells, row)
  const found: { label: string; value: number }[] = []
  const isOfSale = filled.some(({ text }) => saysSale(text))
  let before = ''
  filled.forEach((cell, at) => {
    const { text, isText, figure, format, place } = cell
    const inside = isText ? behindLabel(text) : null
    const own = inside === null ? null : figureOf(inside, format)
    if (own !== null) found.push({ label: text.replace(/\s*[:=].*$/su, ''), value: own.value })
    else if (figure !== null) {
      const behind = filled[at + 1]?.text ?? ''
      const label = isBareTax(behind) || (isText && saysTax(text)) ? `${before} ttc` : before
      found.push({ label: label.trim(), value: figure.value })
    } else if (isText) {
      before = filled[at - 1]?.figure == null ? `${before} ${text}` : text
      const under = cells.grid.cell(row + 1, place.column).figure
      if (filled.every((other) => other.figure === null) && under !== null && !isLine(row + 1))
        found.push({ label: text, value: under.value })
    }
  })
  return isOfSale ? found.filter(({ label }) => saysSale(label) || !isBareTax(label)) : found
}
