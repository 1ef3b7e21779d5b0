import type { Unit } from '../../quantity/unit.ts'
import type { HeadHints } from './head-words.ts'

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

/** A head as tables of the same layout have it: folded, in this column. */
export interface LayoutHead {
  column: number
  words: string
}

/** A layout whose columns the user named: of every table with these heads in a row. */
export interface FixedLayout {
  heads: LayoutHead[]
  /** Where tables have no heads: `heads` are what their columns hold. */
  headless?: boolean
  columns: FixedColumn[]
}
