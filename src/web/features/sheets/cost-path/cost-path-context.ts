import type { LineProduct } from '#contract/sheet-lines.ts'
import type { TechSheet } from '#contract/sheets.ts'
import type { WastageMethod } from '#domain/costing/wastage-method.ts'
import type { SheetViewLineSource } from '../sheet-view-line.ts'

/** What of a sheet its amounts are made of. */
export interface PathSheet {
  title: string
  portions: number
  ingredients: readonly SheetViewLineSource[]
}

/** What is the same at every depth of a cost. */
export interface CostPathContext {
  method: WastageMethod
  /** The preparations that have been read, by their ids. */
  tree: ReadonlyMap<string, TechSheet>
  /** What was missing of a product has been filled in. */
  onProduct?: ((product: LineProduct) => void) | undefined
}

export const NO_TREE: CostPathContext['tree'] = new Map()
