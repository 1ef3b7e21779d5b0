import { CONTAINERS } from '../../imports/counted-words.ts'
import { isAtWill } from '../../imports/at-will.ts'
import { conversion, usualPriceUnit } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import { unitInName, unitOfName } from '../grid/named-unit.ts'
import { headUnit, unitColumn, unitOfLine } from '../roles/line-values.ts'
import type { Reading } from '../roles/reading.ts'
import type { FigureColumn, TableLines } from '../roles/table-lines.ts'
import { LUMP } from './line-charge.ts'
import type { LineDoubt } from './line-reason.ts'

/** The quantity and the price of a row that are written, and are no figures that are read. */
export function unreadCells({ table }: TableLines, reading: Reading, row: number): LineDoubt[] {
  const unread = (column: FigureColumn | null, reason: 'quantity-unclear' | 'price-unclear'): LineDoubt[] => {
    if (column === null || column.parts.length > 0) return []
    const { figure, text, words } = table.grid.cell(row, column.column)
    const isUnread =
      figure === null
        ? text !== '' && !isAtWill(text) && /[\p{L}\d?]/u.test(text) && !LUMP.test(words)
        : figure.value < 0
    return isUnread ? [{ reason, written: text }] : []
  }
  return [...unread(reading.quantity, 'quantity-unclear'), ...unread(reading.price, 'price-unclear')]
}

/** The quantity and the price of a line that can be read in two ways: '500/600 g', '1.500'. */
export function unclearCells({ quantity, price }: Reading, at: number): LineDoubt[] {
  const unclear = (
    column: FigureColumn | null,
    reason: 'quantity-unclear' | 'price-unclear',
  ): LineDoubt[] => {
    const cell = column?.cells[at]
    const isUnclear =
      cell?.figure?.unclear === true &&
      column !== null &&
      (isRange(cell.words) || cell.figure.size !== undefined || !showsDecimals(column))
    return isUnclear ? [{ reason, written: cell.text }] : []
  }
  return [...unclear(quantity, 'quantity-unclear'), ...unclear(price, 'price-unclear')]
}

/** '4 à 6' */
const isRange = (words: string) => /\d ?(?:a|ou|to|or|[–—/-]) ?\d/u.test(words)

/** Whether a column shows how it separates decimals, as '0,75' does: then '1,125' is no thousand. */
function showsDecimals({ cells }: FigureColumn): boolean {
  return cells.some((cell) => /(?:[.,]\d{1,2}|[.,]\d{4,}|(?<!\d)0[.,]\d{3})(?!\d)/u.test(cell?.words ?? ''))
}

/** What the file has for a unit that is none, or several: 'bte'. */
export function unknownUnit(lines: TableLines, row: number): { written?: string } {
  const column = unitColumn(lines)
  const { text = '' } = column === null ? {} : lines.table.grid.cell(row, column)
  return text === '' ? {} : { written: text }
}

const isMeasured = (unit: LineMeasure) => ['kg', 'L'].includes(usualPriceUnit(unit))

/**
 * A quantity whose unit in the name is another one than that of the table: 'Lait (L)' under 'Quantité (cl)', and
 * 'Gélatine (feuilles)' in centilitres. None where one of the two is certain: six sheets under 'Quantité (cl)'.
 */
export function otherUnit(lines: TableLines, reading: Reading, at: number): LineDoubt[] {
  const { quantity } = reading
  const cell = quantity?.cells[at]
  if (quantity == null || cell?.figure == null || cell.figure.unit !== null) return []
  const { text } = lines.table.grid.cell(lines.rows[at]?.row ?? 0, lines.name)
  const inName = unitInName(text)?.measure ?? null
  const named = unitOfName(text)?.measure ?? null
  const head = headUnit(lines, quantity.column)
  const own = unitOfLine(lines, reading, at)
  if (named === null || own === null) return []
  const isTaken = own === inName
  const other = isTaken ? head : named
  if (other === null || other === own) return []
  // Of the unit of a line, what is in brackets may be what is bought: a bottle, or slices by weight.
  const isUnlikely = isTaken
    ? isMeasured(own) || CONTAINERS.has(own) || !Number.isInteger(cell.figure.value)
    : usualPriceUnit(own) === 'L' && !isMeasured(named) && !CONTAINERS.has(named)
  const isHead = !isTaken && own === head && unitColumn(lines) === null
  if (!isUnlikely && !isHead) return []
  // 'Farine (kg)' with a column of units that says grams is bought by the kilo.
  if (!isTaken && !isHead && conversion(own, named) !== null) return []
  const figure = cell.text.replace('.', ',')
  return [{ reason: 'quantity-unclear', written: `${text} ${figure} ${isTaken ? other : own}` }]
}

/** A loss or yield of a column that has shares and percentages: 1 beside 85, 0.4 beside 15; and one in words: '5-8 %'. */
export function unclearLoss({ loss }: Reading, at: number, { table, rows }: TableLines): LineDoubt[] {
  const own = loss?.cells[at]
  if (loss !== null && own == null) {
    const { text } = table.grid.cell(rows[at]?.row ?? 0, loss.column)
    return /\d/u.test(text) ? [{ reason: 'loss-unclear', written: text }] : []
  }
  const plain = (loss?.cells ?? []).flatMap((cell) =>
    cell?.figure?.kind === 'plain' && cell.figure.value > 0 ? [cell.figure.value] : [],
  )
  if (own?.figure?.kind !== 'plain' || own.figure.value <= 0 || own.figure.value > 1) return []
  return plain.some((value) => value > 1) && plain.some((value) => value <= 1)
    ? [{ reason: 'loss-unclear', written: own.text }]
    : []
}
