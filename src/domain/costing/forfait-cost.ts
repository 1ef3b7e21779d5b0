import type { ForfaitCosting } from './line-costing.ts'

/**
 * Why a forfait has no cost.
 * - `forfait-missing`: its amount is not typed
 * - `base-missing`: it is a percentage, and no other line of the sheet has a cost
 */
export const FORFAIT_UNKNOWN_REASONS = ['forfait-missing', 'base-missing'] as const
type ForfaitUnknownReason = (typeof FORFAIT_UNKNOWN_REASONS)[number]

/** What the percentages of a sheet are taken of: its other lines, without any percentage. */
export interface PercentBase {
  /** EUR without VAT, of the lines whose cost is known. */
  cost: number
  /** How many lines those are; QS, which always costs nothing, is not among them. */
  costedLines: number
  /** Lines left out of `cost`. */
  uncostedLines: number
}

interface Charged {
  known: true
  /** EUR without VAT for the whole sheet, unrounded. */
  cost: number
}
interface PortionsCost extends Charged {
  costing: 'forfait-portion'
  /** EUR for each of the `portions`. */
  forfait: number
  portions: number
}
interface WholeCost extends Charged {
  costing: 'forfait-sheet'
}
interface PercentCost extends Charged {
  costing: 'forfait-percent'
  percent: number
  /** EUR without VAT that it is a percentage of. */
  base: number
  /** True when `base` leaves out a line without a cost: the amount is too low. */
  partial: boolean
}
export type ForfaitCost = PortionsCost | WholeCost | PercentCost

interface UnknownForfaitCost {
  known: false
  reason: ForfaitUnknownReason
}

/**
 * What a forfait costs in a sheet of so many portions. A percentage is of `base` alone, so that two of them do not
 * compound.
 * @param forfait EUR without VAT, or percent
 */
export function forfaitCost(
  costing: ForfaitCosting,
  forfait: number | null,
  portions: number,
  base: PercentBase,
): ForfaitCost | UnknownForfaitCost {
  if (forfait === null || !(forfait > 0)) return { known: false, reason: 'forfait-missing' }
  switch (costing) {
    case 'forfait-portion':
      return { known: true, costing, cost: forfait * portions, forfait, portions }
    case 'forfait-sheet':
      return { known: true, costing, cost: forfait }
    case 'forfait-percent':
      if (base.costedLines === 0) return { known: false, reason: 'base-missing' }
      return {
        known: true,
        costing,
        cost: (base.cost * forfait) / 100,
        percent: forfait,
        base: base.cost,
        partial: base.uncostedLines > 0,
      }
  }
}
