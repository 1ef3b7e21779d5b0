import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ConversionUnknownReason } from '../quantity/converted-quantity.ts'
import { bareMeasures } from '../quantity/product-measures.ts'
import type { LineUnit, Unit } from '../quantity/unit.ts'

/** How much a whole sheet gives. */
export interface SheetYield {
  portions: number
  /** After cooking, in `yieldUnit`; null while unknown. */
  yieldQuantity: number | null
  yieldUnit: Unit | null
}

/** The facts of a sheet that determine its cost as an ingredient of another: a stock in a sauce, a dough in a tart. */
export interface CostedPreparation extends SheetYield {
  /** EUR without VAT for the whole sheet, as it is stored. */
  coutMatiere: number
  /** Lines of it without a cost; its own cost is then not known either. */
  uncostedLines: number
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
  const { coutMatiere, uncostedLines } = preparation
  if (uncostedLines > 0) return 'preparation-incomplete'
  const measured = measuredByYield(quantity, unit, preparation)
  if (typeof measured === 'string') return measured
  return { price: coutMatiere / measured.whole, unit: measured.unit, quantity: measured.quantity }
}

interface MeasuredByYield {
  /** The line's quantity in `unit`. */
  quantity: number
  /** What the whole sheet gives, in `unit`. */
  whole: number
  unit: LineUnit
}

/** A line's quantity of a preparation beside what the whole preparation gives, in one unit. */
function measuredByYield(
  quantity: number,
  unit: LineUnit,
  { portions, yieldQuantity, yieldUnit }: SheetYield,
): MeasuredByYield | 'yield-missing' | ConversionUnknownReason {
  if (unit === 'portion') return { quantity, whole: portions, unit }
  if (yieldQuantity === null || yieldUnit === null || !(yieldQuantity > 0)) return 'yield-missing'
  const converted = convertedQuantity(quantity, unit, yieldUnit, bareMeasures(yieldUnit))
  if (typeof converted === 'string') return converted
  return { quantity: converted, whole: yieldQuantity, unit: yieldUnit }
}

/**
 * How many times a preparation has to be made for a line.
 * @returns 0.2 for a litre of a stock that yields five; or why it is not known
 */
export function timesOfPreparation(
  quantity: number,
  unit: LineUnit,
  preparation: SheetYield,
): number | 'yield-missing' | ConversionUnknownReason {
  const measured = measuredByYield(quantity, unit, preparation)
  return typeof measured === 'string' ? measured : measured.quantity / measured.whole
}
