import type { LossModel } from './line-cost.ts'
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

/** A reading with what it reproduces of the file. */
export interface ScoredReading extends Reading {
  score: number
  /** Lines whose stated cost it reproduces, and those that have one. */
  proven: number
  provable: number
  /** Whether all lines together come to a total of the file. */
  total: boolean
}
