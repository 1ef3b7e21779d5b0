import { COST_DECIMALS } from '../money/decimals.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { forfaitCost } from './forfait-cost.ts'
import type { PercentBase } from './forfait-cost.ts'
import { lineCost } from './line-cost.ts'
import type { CostLine, LineCost, QsCost } from './line-cost.ts'
import type { WastageMethod } from './wastage-method.ts'

export interface SheetCost {
  /** EUR without VAT for the whole sheet: the lines whose cost is known, summed, with ten decimals. */
  costTotal: number
  /** Lines left out of `costTotal`; more than 0 makes the sheet 'Coût incomplet'. */
  uncostedLines: number
  /** The cost of each line, in the order of the lines, unrounded. */
  lines: LineCost[]
}

const NOTHING: QsCost = { known: true, costing: 'qs', cost: 0 }

/**
 * What a whole sheet costs: the sum of its lines, by the account's method. A sheet without lines costs 0. Percentages
 * come last, each of what all lines without a percentage cost.
 * @param portions of the sheet, for its forfaits a portion
 */
export function sheetCost(
  sheetLines: readonly CostLine[],
  portions: number,
  method: WastageMethod,
): SheetCost {
  const base: PercentBase = { cost: 0, costedLines: 0, uncostedLines: 0 }
  let percentages = 0
  const lines = sheetLines.map((line): LineCost => {
    const { costing, forfait } = line
    if (costing === 'forfait-percent') percentages += 1
    if (costing === 'forfait-percent' || costing === 'qs') return NOTHING
    const cost =
      costing === 'quantity' ? lineCost(line, method) : forfaitCost(costing, forfait, portions, base)
    if (cost.known) {
      base.cost += cost.cost
      base.costedLines += 1
    } else base.uncostedLines += 1
    return cost
  })
  let sum = base.cost
  let { uncostedLines } = base
  if (percentages > 0) {
    for (const [index, { costing, forfait }] of sheetLines.entries()) {
      if (costing !== 'forfait-percent') continue
      const cost = forfaitCost(costing, forfait, portions, base)
      lines[index] = cost
      if (cost.known) sum += cost.cost
      else uncostedLines += 1
    }
  }
  return { costTotal: roundHalfAwayFromZero(sum, COST_DECIMALS), uncostedLines, lines }
}
