import type { NetPriceUnknownReason } from '../costing/net-unit-price.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import type { ConversionUnknownReason } from '../quantity/converted-quantity.ts'
import { MAX_PORTIONS, MIN_QUANTITY, QUANTITY_DECIMALS } from '../quantity/limits.ts'
import { placesOfLine, weighedAmount } from './amount-of-line.ts'
import { inUnitOfLine } from './in-unit-of-line.ts'
import { mouldsVolume } from './scale-way.ts'
import type { InHand, ScaleWay, ToMake } from './scale-way.ts'
import type { ScaledSheet } from './scaled-sheet.ts'
import { sheetGives } from './sheet-gives.ts'

/**
 * Why a sheet cannot be scaled in a way.
 * - `line-missing`: what is in the hand is in no line
 * - `quantity-missing`: a line does not say how much it takes
 * - `preparation-unmeasured`: how much of a preparation is taken is not known
 * - `yield-missing`: the sheet, or that of a preparation, does not say what it gives
 * - `not-positive`: what is asked for is no quantity above 0
 * - `out-of-range`: for no portions, or for more than are kept
 */
export type ScaleUnknownReason =
  | ConversionUnknownReason
  | NetPriceUnknownReason
  | 'line-missing'
  | 'quantity-missing'
  | 'preparation-unmeasured'
  | 'yield-missing'
  | 'not-positive'
  | 'out-of-range'

export interface UnknownFactor {
  known: false
  reason: ScaleUnknownReason
  /** The line that it is about; null where it is the sheet. */
  lineId: string | null
}

export interface ScaleFactor {
  known: true
  /** How many times everything is taken, unrounded. */
  times: number
  /** For how many portions that is, perhaps no whole number. */
  portions: number
  /** True when what the sheet gives is the sum of its lines alone. */
  estimated: boolean
}

/** A factor from this one on, or below its inverse, is more likely an error of the unit. */
const FAR_TIMES = 100

/** How many times a sheet is made, so that it is for the covers, takes what is in the hand, gives the weight or fills the moulds. */
export function scaleFactor(
  way: ScaleWay,
  sheet: ScaledSheet,
  method: WastageMethod,
): ScaleFactor | UnknownFactor {
  const found = timesFor(way, sheet, method)
  if (!found.known) return found
  const { times, estimated = false } = found
  if (!(times > 0)) return unknown('not-positive')
  const portions = roundHalfAwayFromZero(sheet.portions * times, QUANTITY_DECIMALS)
  if (!(portions >= MIN_QUANTITY && portions <= MAX_PORTIONS)) return unknown('out-of-range')
  return { known: true, times, portions, estimated }
}

/** Whether a factor is so far from the recipe that one asks about it: kilos typed for grams. */
export function isFarFactor(times: number): boolean {
  return times >= FAR_TIMES || times <= 1 / FAR_TIMES
}

type Times = { known: true; times: number; estimated?: boolean } | UnknownFactor

function timesFor(way: ScaleWay, sheet: ScaledSheet, method: WastageMethod): Times {
  switch (way.kind) {
    case 'covers':
      return { known: true, times: way.covers / sheet.portions }
    case 'hand':
      return timesInHand(way, sheet, method)
    case 'made':
      return timesMade(way, sheet)
    case 'moulds':
      return { known: true, times: mouldsVolume(way.to) / mouldsVolume(way.from) }
  }
}

/** What is in the hand ÷ what the sheet takes of it, over all places of the line. */
function timesInHand(
  { lineId, quantity, unit, weighing }: InHand,
  sheet: ScaledSheet,
  method: WastageMethod,
) {
  const places = placesOfLine(sheet.lines, lineId, method)
  if (typeof places === 'string') return unknown(places, lineId)
  const [first] = places
  if (first === undefined) return unknown('line-missing', lineId)
  const once = weighedAmount(first.line, weighing, method)
  if (typeof once === 'string') return unknown(once, lineId)
  const held = inUnitOfLine(quantity, unit, first.line)
  if (typeof held === 'string') return unknown(held, lineId)
  const taken = places.reduce((sum, { times }) => sum + times, 0)
  return { known: true, times: held / (once * taken) } as const
}

function timesMade({ quantity, unit }: ToMake, sheet: ScaledSheet): Times {
  const gives = sheetGives(sheet, unit)
  if (!gives.known) return gives
  return { known: true, times: quantity / gives.quantity, estimated: gives.estimated }
}

function unknown(reason: ScaleUnknownReason, lineId: string | null = null): UnknownFactor {
  return { known: false, reason, lineId }
}
