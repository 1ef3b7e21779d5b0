import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MAX_QUANTITY, MIN_QUANTITY, QUANTITY_DECIMALS } from '../quantity/limits.ts'
import { UNITS } from '../quantity/unit.ts'
import type { Unit } from '../quantity/unit.ts'
import type { FoundLine, LineMeasure } from '../sheet-files/found-sheet.ts'

const isUnit = (measure: LineMeasure | null): measure is Unit => UNITS.some((unit) => unit === measure)

interface Measured {
  quantity: number | null
  unit: Unit
  /** What a price of the line is for. */
  priceUnit: Unit
  /** What the unit does not say: '3 gousses'. */
  note: string | null
}

/**
 * In units of Gramme. A word that counts becomes a piece where the price is for the same word; a count of what is bought
 * by weight has no quantity, and stays as a note, so that the line is marked as one without a cost.
 */
export function measured({ quantity, unit, price, priceUnit }: FoundLine): Measured {
  const value = within(quantity?.value ?? null, MIN_QUANTITY, MAX_QUANTITY)
  const each = price === null ? unit : (priceUnit ?? unit)
  if (unit === null || isUnit(unit)) {
    const own = unit ?? (isUnit(each) ? each : 'unité')
    return { quantity: value, unit: own, priceUnit: isUnit(each) ? each : own, note: null }
  }
  if (!isUnit(each)) return { quantity: value, unit: 'unité', priceUnit: 'unité', note: unit }
  return {
    quantity: null,
    unit: each,
    priceUnit: each,
    note: value === null ? unit : `${String(value).replace('.', ',')} ${unit}`,
  }
}

/** A line with a gross quantity as one with what is left of it, which costs the same with its loss. */
export function netLine(line: FoundLine): FoundLine {
  const { quantity, grossLoss } = line
  if (quantity === null || grossLoss === undefined) return line
  const left = roundHalfAwayFromZero(quantity.value * (1 - grossLoss.value / 100), QUANTITY_DECIMALS)
  return { ...line, quantity: { ...quantity, value: left }, lossPercent: grossLoss }
}

/** A figure within its bounds; null for any other. */
export function within(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null
}
