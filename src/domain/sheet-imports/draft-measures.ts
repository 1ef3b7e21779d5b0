import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MAX_QUANTITY, MIN_QUANTITY, QUANTITY_DECIMALS } from '../quantity/limits.ts'
import { UNITS } from '../quantity/unit.ts'
import type { Unit } from '../quantity/unit.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import { conversion } from '../sheet-files/grid/line-measure.ts'
import type { FoundLine } from '../sheet-files/lines/found-line.ts'
import type { LineMeasure } from '../sheet-files/grid/line-measure.ts'

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

/**
 * A line as one whose loss the account's formula charges to what the file charges. By another formula the quantity is what
 * the file charges for, and the loss is a note: the cost is the file's in any case.
 */
export function lineByMethod(line: FoundLine, method: WastageMethod): FoundLine {
  const { quantity, grossLoss, lossPercent } = line
  const loss = grossLoss ?? lossPercent
  if (quantity === null || loss === null || loss.value === 0) return line
  const share = loss.value / 100
  const noted = { ...line, lossPercent: null, lossNoted: `Perte : ${String(loss.value).replace('.', ',')} %` }
  const times = (factor: number) => ({
    ...quantity,
    value: roundHalfAwayFromZero(quantity.value * factor, QUANTITY_DECIMALS),
  })
  if (grossLoss !== undefined)
    return method === 'rendement' ? { ...line, quantity: times(1 - share), lossPercent: grossLoss } : noted
  const charged = timesCharged(line)
  if (charged === null || isSame(charged, method === 'rendement' ? 1 / (1 - share) : 1 + share)) return line
  return { ...noted, quantity: times(charged) }
}

/** How many times its quantity a line is charged for; null where its cost does not say it. */
function timesCharged({ quantity, unit, price, priceUnit, cost }: FoundLine): number | null {
  const factor = unit === null || priceUnit === null ? 1 : conversion(unit, priceUnit)
  const bare =
    factor === null || quantity === null || price === null ? 0 : quantity.value * factor * price.value
  return cost === null || !(bare > 0) ? null : cost / bare
}

const isSame = (one: number, other: number) => Math.abs(one / other - 1) < 1e-6

/** A figure within its bounds; null for any other. */
export function within(value: number | null, least: number, most: number): number | null {
  return value !== null && value >= least && value <= most ? value : null
}
