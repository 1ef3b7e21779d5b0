import type { GridCell } from '../grid/grid.ts'
import { conversion, measureOf, usualPriceUnit } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import { unitBehindName, unitInName } from '../grid/named-unit.ts'
import { pricedMeasure } from '../grid/price-words.ts'
import { headWords } from '../tables/head-words.ts'
import { withPieces } from './counted-lines.ts'
import type { LineValues } from './line-cost.ts'
import type { Reading } from './reading.ts'
import { contentOfText, packContent, pricedCount, unitInHead } from './table-lines.ts'
import type { FigureColumn, PackContent, TableLines } from './table-lines.ts'

/** What a line of a table says by a reading of its columns. */
export function valuesOf(lines: TableLines, reading: Reading, at: number): LineValues {
  const row = lines.rows[at]?.row ?? 0
  const { grid } = lines.table
  const { quantity, factor, unit } = ofQuantity(lines, reading, at)
  const price = priceOf(lines, reading, at)
  const content = lines.pack === null ? null : contentIn(lines, grid.cell(row, lines.pack))
  return {
    quantity: quantity === null ? null : quantity * factor,
    unit: unit ?? countedByPrice(reading, at),
    writtenFactor: factor,
    price: price?.value ?? null,
    per: price?.per ?? null,
    perColumn:
      reading.price?.cells[at]?.figure?.per == null &&
      (isPerColumn(lines, reading) || pricedByPack(lines, at) !== null),
    content: content ?? (reading.packFirst ? contentOfText(grid.cell(row, lines.name).text) : null),
    loss: lossOf(reading, at),
    stated: reading.cost?.cells[at]?.figure?.value ?? null,
  }
}

interface QuantityOfLine {
  quantity: number | null
  /** How many of `unit` one of the quantity is. */
  factor: number
  unit: LineMeasure | null
}
const NO_QUANTITY: QuantityOfLine = { quantity: null, factor: 1, unit: null }

/** By table and column: many readings have the same quantities, which depend on nothing else of a reading. */
const known = new WeakMap<TableLines, Map<FigureColumn, QuantityOfLine[]>>()

function ofQuantity(lines: TableLines, { quantity }: Reading, at: number): QuantityOfLine {
  if (quantity === null) return NO_QUANTITY
  const ofTable = known.get(lines) ?? new Map<FigureColumn, QuantityOfLine[]>()
  known.set(lines, ofTable)
  const all = ofTable.get(quantity) ?? quantitiesOf(lines, quantity)
  ofTable.set(quantity, all)
  return all[at] ?? NO_QUANTITY
}

function quantitiesOf(lines: TableLines, quantity: FigureColumn): QuantityOfLine[] {
  const units = lines.rows.map((_, at) => unitOfLine(lines, { quantity }, at))
  const counted = withPieces(lines, quantity, units, unitColumn(lines))
  return lines.rows.map((_, at) => ({ ...scaledQuantity(lines, quantity, at), unit: counted[at] ?? null }))
}

/** The price of a line and its unit; of a hundred grams that of a kilo. */
function priceOf(
  lines: TableLines,
  reading: Reading,
  at: number,
): { value: number; per: LineMeasure | null } | null {
  const figure = reading.price?.cells[at]?.figure
  if (figure == null || reading.price === null) return null
  const further = figure.per === null ? pricedBeside(lines, at) : null
  if (further !== null) return { value: figure.value / further.count, per: further.measure }
  const per = figure.per ?? priceUnitOf(lines, reading, at)
  const { heads, from } = lines.table
  const count = pricedCount(heads[reading.price.column - from] ?? '')
  if (per === null || count === 1) return { value: figure.value, per }
  const usual = usualPriceUnit(per)
  return { value: figure.value / (count * (conversion(per, usual) ?? 1)), per: usual }
}

/** The content of a pack, in the unit of its cell or of the head: 'Contenance (cl)'. */
function contentIn(lines: TableLines, cell: GridCell): PackContent | null {
  const content = packContent(cell)
  return content === null || content.unit !== null
    ? content
    : { ...content, unit: headUnit(lines, cell.place.column) }
}

function scaledQuantity(lines: TableLines, column: FigureColumn, at: number) {
  const figure = column.cells[at]?.figure ?? null
  if (figure === null || figure.kind === 'percent') return { quantity: null, factor: 1 }
  const isScaled = figure.unit === null && !saysKilosOrLitres(lines, column)
  return { quantity: figure.value, factor: isScaled ? (unitCell(lines, at)?.factor ?? 1) : 1 }
}

/**
 * The unit of a line: beside its figure, in the column of units, in brackets behind its name, in the head of the
 * quantities, or the last word of its name.
 */
export function unitOfLine(
  lines: TableLines,
  { quantity }: Pick<Reading, 'quantity'>,
  at: number,
): LineMeasure | null {
  const glued = quantity?.cells[at]?.figure?.unit ?? null
  if (glued !== null || quantity === null) return glued
  const { text } = lines.table.grid.cell(lines.rows[at]?.row ?? 0, lines.name)
  const beside = unitCell(lines, at)?.measure ?? null
  if (beside !== null && saysKilosOrLitres(lines, quantity)) return usualPriceUnit(beside)
  return (
    beside ??
    unitInName(text)?.measure ??
    headUnit(lines, quantity.column) ??
    unitBehindName(text)?.measure ??
    null
  )
}

/** 'Qté totale (kg/L)', where the column of units is of another quantity. */
const KILOS_OR_LITRES = /[(/ ](?:en )?kg ?(?:\/|ou|et|or) ?(?:l|litres?)\)?$/u

function saysKilosOrLitres({ table }: TableLines, { column }: FigureColumn): boolean {
  return KILOS_OR_LITRES.test(headWords(table.heads[column - table.from] ?? ''))
}

/** '4' beside '0,22 € pièce': a count of what the price is of. */
function countedByPrice({ price }: Reading, at: number): LineMeasure | null {
  const per = price?.cells[at]?.figure?.per ?? null
  const usual = per === null ? null : usualPriceUnit(per)
  return usual === 'kg' || usual === 'L' ? null : per
}

/** The unit of the figures of a column whose cells name none: in its head, or as the user gave it. */
export function headUnit({ table }: TableLines, column: number): LineMeasure | null {
  const given = table.fixed?.columns.find((fixed) => fixed.column === column)?.unit ?? null
  return given ?? unitInHead(table.heads[column - table.from] ?? '')
}

/** The column of units of the quantities: the only one, or the one that its head does not give to the prices. */
export function unitColumn({ units, table }: TableLines): number | null {
  return units.find((column) => table.hints[column - table.from]?.priceUnit === undefined) ?? null
}

function unitCell(lines: TableLines, at: number) {
  const column = unitColumn(lines)
  if (column === null) return null
  return measureOf(lines.table.grid.cell(lines.rows[at]?.row ?? 0, column).text)
}

function isPerColumn(lines: TableLines, { price }: Reading): boolean {
  const own = unitColumn(lines)
  return (
    price !== null && !lines.units.some((column) => column !== own) && headUnit(lines, price.column) !== null
  )
}

/** What a price is of where a column says it: 'kg', '100 g'. */
function pricedBeside(lines: TableLines, at: number) {
  const own = unitColumn(lines)
  const further = lines.units.find((column) => column !== own)
  return further === undefined
    ? null
    : pricedMeasure(lines.table.grid.cell(lines.rows[at]?.row ?? 0, further).words)
}

/** The unit of a price in its own column, in its head, or beside a quantity that has its unit in its own cell. */
function priceUnitOf(lines: TableLines, { price, quantity }: Reading, at: number): LineMeasure | null {
  if (price === null) return null
  const { units, table, rows } = lines
  const own = unitColumn(lines)
  const further = units.find((column) => column !== own)
  const row = rows[at]?.row ?? 0
  if (further !== undefined) return null
  const head = headUnit(lines, price.column)
  if (head !== null) return head
  const isGlued = quantity?.cells[at]?.figure?.unit != null
  const beside = isGlued && own !== null ? measureOf(table.grid.cell(row, own).text) : null
  return beside?.measure ?? pricedByPack(lines, at)
}

/** What a price is of where the column of packs has one of a unit: 'kg', 'le kg', '1 kg' among 'sac 5 kg'. */
function pricedByPack({ table, rows, pack }: TableLines, at: number): LineMeasure | null {
  if (pack === null) return null
  const priced = pricedMeasure(table.grid.cell(rows[at]?.row ?? 0, pack).words)
  return priced?.count === 1 ? priced.measure : null
}

/** A share; '10' under 'Perte %' is 0.1, and so is 0.1. Of a yield 1 is all of it, of a loss 1 %. */
/** The loss of a line as a share of 1, or what is left of it by the model of yields; null without a figure. */
export function lossOf(
  { loss: column, lossModel }: Pick<Reading, 'loss' | 'lossModel'>,
  at: number,
): number | null {
  const figure = column?.cells[at]?.figure ?? null
  if (column === null || figure === null) return null
  if (figure.kind === 'percent') return figure.value
  const isPercent =
    lossModel === 'yield'
      ? figure.value > 1
      : column.cells.some((cell) => cell?.figure?.kind !== 'percent' && (cell?.figure?.value ?? 0) >= 1)
  return isPercent ? figure.value / 100 : figure.value
}
