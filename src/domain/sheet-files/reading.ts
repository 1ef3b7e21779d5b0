import type { LossModel } from './line-cost-of-file.ts'
import type { FigureColumn } from './table-lines.ts'

/** Which column is what. Null where the table has no such column. */
export interface Reading {
  quantity: FigureColumn | null
  price: FigureColumn | null
  /** The file's own cost of each line. */
  cost: FigureColumn | null
  loss: FigureColumn | null
  lossModel: LossModel | null
  packFirst: boolean
}
