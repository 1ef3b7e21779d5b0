import { timesOfPreparation } from '../costing/preparation-cost.ts'
import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ConversionUnknownReason } from '../quantity/converted-quantity.ts'
import { bareMeasures } from '../quantity/product-measures.ts'
import { LINE_UNITS } from '../quantity/unit.ts'
import type { LineUnit } from '../quantity/unit.ts'
import type { ScaledLine } from './scaled-sheet.ts'

/**
 * A quantity of what a line takes, in the unit of the line: of a product by its content and density, of a preparation
 * by what its sheet gives.
 * @returns unrounded; or why it cannot be converted
 */
export function inUnitOfLine(
  quantity: number,
  from: LineUnit,
  { unit, product, preparation }: Pick<ScaledLine, 'unit' | 'product' | 'preparation'>,
): number | ConversionUnknownReason | 'yield-missing' {
  if (from === unit) return quantity
  if (from !== 'portion' && unit !== 'portion') {
    const converted = convertedQuantity(quantity, from, unit, product ?? bareMeasures(unit))
    if (typeof converted === 'number' || !preparation) return converted
  }
  if (!preparation) return 'units-unrelated'
  const times = timesOfPreparation(quantity, from, preparation)
  const timesOfOne = timesOfPreparation(1, unit, preparation)
  if (typeof times === 'string') return times
  return typeof timesOfOne === 'string' ? timesOfOne : times / timesOfOne
}

/** Every unit in which a quantity of the line can be written, in the order of the list; its own included. */
export function unitsOfLine(line: Pick<ScaledLine, 'unit' | 'product' | 'preparation'>): LineUnit[] {
  return LINE_UNITS.filter((unit) => typeof inUnitOfLine(1, unit, line) === 'number')
}
