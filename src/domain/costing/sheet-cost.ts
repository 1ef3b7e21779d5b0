import { COST_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { lineCost } from './line-cost.ts'
import type { CostLine, LineCost } from './line-cost.ts'
import type { WastageMethod } from './wastage-method.ts'

export interface SheetCost {
  /** EUR without VAT for the whole sheet: the lines whose cost is known, summed, with ten decimals. */
  costTotal: number
  /** Lines left out of `costTotal`; more than 0 makes the sheet 'Coût incomplet'. */
  uncostedLines: number
  /** The cost of each line, in the order of the lines, unrounded. */
  lines: LineCost[]
}

/** What a whole sheet costs: the sum of its lines, by the account's method. A sheet without lines costs 0. */
export function sheetCost(sheetLines: readonly CostLine[], method: WastageMethod): SheetCost {
  const lines: LineCost[] = []
  let sum = 0
  let uncostedLines = 0
  for (const line of sheetLines) {
    const cost = lineCost(line, method)
    lines.push(cost)
    if (cost.known) sum += cost.cost
    else uncostedLines += 1
  }
  return { costTotal: roundHalfAwayFromZero(sum, COST_DECIMALS), uncostedLines, lines }
}
