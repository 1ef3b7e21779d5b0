import { convertedQuantity } from '../quantity/converted-quantity.ts'
import type { ConversionUnknownReason } from '../quantity/converted-quantity.ts'
import { MEASURES } from '../quantity/measure.ts'
import { bareMeasures } from '../quantity/product-measures.ts'
import type { LineUnit } from '../quantity/unit.ts'
import { inUnitOfLine } from './in-unit-of-line.ts'
import type { ScaledLine, ScaledSheet } from './scaled-sheet.ts'

export type SheetGives =
  | {
      known: true
      quantity: number
      /** The sum of what goes in: what cooking takes away from it is not known. */
      estimated: boolean
    }
  | {
      known: false
      reason: ConversionUnknownReason | 'yield-missing' | 'quantity-missing'
      /** The line without a weight that keeps the sum from being known. */
      lineId: string | null
    }

/**
 * What the whole sheet gives, in a unit: its yield; or where that says nothing of a weight, the sum of its lines, which
 * is an estimate. A sum that would leave a line out is not known.
 */
export function sheetGives(sheet: ScaledSheet, unit: LineUnit): SheetGives {
  const { yieldQuantity, yieldUnit, portions, lines } = sheet
  if (unit === 'portion') return { known: true, quantity: portions, estimated: false }
  const stated = yieldQuantity !== null && yieldUnit !== null && yieldQuantity > 0
  const given = stated
    ? convertedQuantity(yieldQuantity, yieldUnit, unit, bareMeasures(yieldUnit))
    : 'yield-missing'
  if (typeof given === 'number') return { known: true, quantity: given, estimated: false }
  const measure = MEASURES[unit]
  if (measure?.dimension !== 'weight') return { known: false, reason: given, lineId: null }
  const sum = summedWeight(lines)
  return sum.known ? { ...sum, quantity: sum.quantity / measure.amount, estimated: true } : sum
}

/** In grams. A line 'QS' and a forfait, which have no quantity, add nothing. */
function summedWeight(lines: readonly ScaledLine[]) {
  let quantity = 0
  for (const line of lines) {
    if (line.costing !== 'quantity') continue
    const weight = weightOf(line)
    if (typeof weight === 'string') return { known: false, reason: weight, lineId: line.id } as const
    quantity += weight
  }
  return quantity > 0
    ? ({ known: true, quantity } as const)
    : ({ known: false, reason: 'yield-missing', lineId: null } as const)
}

function weightOf(line: ScaledLine) {
  const { quantity } = line
  if (quantity === null || !(quantity > 0)) return 'quantity-missing'
  const ofOneGram = inUnitOfLine(1, 'g', line)
  return typeof ofOneGram === 'string' ? ofOneGram : quantity / ofOneGram
}
