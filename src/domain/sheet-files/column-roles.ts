import type { Unit } from '../quantity/unit.ts'
import type { LineMeasure } from './found-sheet.ts'
import type { HeadHints } from './head-words.ts'
import { headsPlace } from './heads-place.ts'
import type { Reading } from './reading.ts'
import { headUnit, unitColumn } from './line-values.ts'
import type { TableLines } from './table-lines.ts'

/**
 * What a column of a table of lines is read as.
 * - `quantity`: what is costed; of several such columns the sum, as of the phases of a dish
 * - `netQuantity`: what is left of a gross quantity, which is compared and not costed
 * - `loss`: percent that is lost; `yield`: percent that is left
 * - `price` of a unit; `packPrice` of a pack whose content `pack` holds; `priceUnit` the unit of the price
 * - `cost`: the file's own cost of the line; `portionCost` that of one portion, which is compared and not costed
 * - `dish`: the sheet that a row belongs to, or is
 * - `lines`: lines of a sheet that is a row, one or several in a cell
 */
export const COLUMN_ROLES = [
  'name',
  'quantity',
  'unit',
  'netQuantity',
  'loss',
  'yield',
  'price',
  'packPrice',
  'priceUnit',
  'pack',
  'cost',
  'portionCost',
  'dish',
  'lines',
  'steps',
  'note',
  'unused',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** A column with what it was read as. */
interface ReadColumn {
  column: number
  /** As the file writes it; '' without a head. */
  head: string
  role: ColumnRole
  /** Of its figures, where their cells name none. */
  unit: LineMeasure | null
}

/** The columns of the table that contains the lines of a sheet. */
export interface ReadColumns {
  /** The row of the heads; the first of the lines where there is none. */
  headRow: number
  /** 0 without heads. */
  headHeight: number
  columns: ReadColumn[]
}

/** A role that the user gave to a column. */
export interface FixedColumn {
  column: number
  role: ColumnRole
  /** Of figures whose cells name none. */
  unit: Unit | null
}

/** The hints that stand for a role. */
export const HINTS_OF_ROLES: Readonly<Record<ColumnRole, HeadHints>> = {
  name: { name: 10 },
  quantity: { quantity: 10 },
  unit: { unit: 10 },
  netQuantity: { net: 10 },
  loss: { loss: 10 },
  yield: { yield: 10 },
  price: { price: 10 },
  packPrice: { packPrice: 10 },
  priceUnit: { priceUnit: 10 },
  pack: { pack: 10 },
  cost: { lineCost: 10 },
  portionCost: { portionCost: 10 },
  dish: { dish: 10 },
  lines: { other: 10 },
  steps: { steps: 10 },
  note: { note: 10 },
  unused: { other: 10 },
}

/** What each column of a table was read as. */
export function readColumns(lines: TableLines, reading: Reading): ReadColumns {
  const { from, to, hints, heads } = lines.table
  const { row: headRow, height: headHeight } = headsPlace(lines.table)
  const columns = Array.from({ length: to - from + 1 }, (_, at): ReadColumn => {
    const column = from + at
    const role = roleOf(lines, reading, column, hints[at] ?? {})
    const measured = role === 'quantity' || role === 'price' || role === 'packPrice' || role === 'netQuantity'
    return { column, head: heads[at] ?? '', role, unit: measured ? headUnit(lines, column) : null }
  })
  return { headRow, headHeight, columns }
}

function roleOf(lines: TableLines, reading: Reading, column: number, hints: HeadHints): ColumnRole {
  const { quantity, price, cost, loss, lossModel, packFirst } = reading
  if (column === lines.name) return 'name'
  if (quantity !== null && [quantity.column, ...quantity.parts].includes(column)) return 'quantity'
  if (column === price?.column) return packFirst ? 'packPrice' : 'price'
  if (column === cost?.column) return 'cost'
  if (column === loss?.column) return lossModel === 'yield' ? 'yield' : 'loss'
  if (column === lines.pack) return 'pack'
  if (lines.units.includes(column)) return column === unitColumn(lines) ? 'unit' : 'priceUnit'
  const isGross =
    quantity !== null && (lines.table.hints[quantity.column - lines.table.from] ?? {}).gross !== undefined
  if (isGross && hints.loss !== undefined) return 'loss'
  if (isGross && hints.yield !== undefined) return 'yield'
  if (hints.dish !== undefined) return 'dish'
  if (hints.steps !== undefined) return 'steps'
  if (hints.note !== undefined) return 'note'
  if (hints.portionCost !== undefined) return 'portionCost'
  return hints.net === undefined ? 'unused' : 'netQuantity'
}
