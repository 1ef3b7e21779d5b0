import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ConversionUnknownReason } from '../quantity/converted-quantity.ts'
import type { LineUnit, Unit } from '../quantity/unit.ts'

/** The facts of a sheet that determine its cost as an ingredient of another: a stock in a sauce, a dough in a tart. */
export interface CostedPreparation {
  /** EUR without VAT for the whole sheet, as it is stored. */
  coutMatiere: number
  /** Lines of it without a cost; its own cost is then not known either. */
  uncostedLines: number
  portions: number
  /** What the whole sheet gives after cooking, in `yieldUnit`; null while unknown. */
  yieldQuantity: number | null
  yieldUnit: Unit | null
}

/**
 * Why a preparation's cost in a line is not known.
 * - `preparation-incomplete`: a line of the preparation itself has no cost
 * - `yield-missing`: the line is in a unit, and the sheet has no yield
 */
export const PREPARATION_UNKNOWN_REASONS = ['preparation-incomplete', 'yield-missing'] as const
export type PreparationUnknownReason = (typeof PREPARATION_UNKNOWN_REASONS)[number]

export interface PreparationPrice {
  /** EUR per `unit`, without VAT, unrounded. */
  price: number
  unit: LineUnit
  /** The line's quantity in `unit`. */
  quantity: number
}

/**
 * The price of a preparation and a line's quantity of it, in one unit: portions by the sheet's portions, other units by
 * its yield. A weight is not guessed from a volume: a preparation has no density.
 */
export function preparationPrice(
  quantity: number,
  unit: LineUnit,
  preparation: CostedPreparation,
): PreparationPrice | PreparationUnknownReason | ConversionUnknownReason {
  const { coutMatiere, uncostedLines, portions, yieldQuantity, yieldUnit } = preparation
  if (uncostedLines > 0) return 'preparation-incomplete'
  if (unit === 'portion') return { price: coutMatiere / portions, unit, quantity }
  if (yieldQuantity === null || yieldUnit === null || !(yieldQuantity > 0)) return 'yield-missing'
  const converted = convertedQuantity(quantity, unit, yieldUnit, {
    unit: yieldUnit,
    densityKgPerL: null,
    contentQuantity: null,
    contentUnit: null,
  })
  if (typeof converted === 'string') return converted
  return { price: coutMatiere / yieldQuantity, unit: yieldUnit, quantity: converted }
}
