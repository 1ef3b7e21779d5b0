import type { LineUnit } from '#domain/quantity/unit.ts'
import type { CostCause } from '#domain/sheet-imports/stored-costs.ts'

/** How a sheet will cost something else than in its file. */
export interface ShownStoredCost {
  /** Whether the file alone leaves nothing to look at. */
  wasExact: boolean
  /** Whether a line will have no cost. */
  isIncomplete: boolean
  causes: ShownCause[]
}

/** Why a line will cost something else. */
export interface ShownCause {
  cause: CostCause
  name: string
  /** EUR per `unit`, without VAT; null without a cost. */
  price: number | null
  /** The same by the cost that the file has. */
  inFile: number | null
  unit: LineUnit | null
  /** The name of the file, or the title of the sheet. */
  source: string
}

export interface StoredCosts {
  /** EUR of the whole sheet, by the file and once it is imported. */
  inFile: number
  stored: number
}
