import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { kitchenQuantity } from './kitchen-quantity.ts'
import { MIN_QUANTITY, QUANTITY_DECIMALS } from './limits.ts'
import { MEASURES } from './measure.ts'
import type { LineUnit, Unit } from './unit.ts'

/** A quantity that was multiplied, in the unit that it was written in. */
export interface ScaledQuantity {
  /** With the decimals that a quantity is kept with. */
  exact: number
  /** As a kitchen weighs or counts it: 27 eggs for 26.666667. */
  rounded: number
}

/** Rounding steps of what is counted; less than the last `from` is not rounded. Thirds are no figures to be kept. */
const COUNT_STEPS = [
  { from: 10, step: 1 },
  { from: 2, step: 0.5 },
  { from: 0.5, step: 0.25 },
  { from: 0.05, step: 0.05 },
] as const

/** So many times a quantity. Weights and volumes are rounded as for reading; no quantity is rounded to nothing. */
export function scaledQuantity(quantity: number, unit: LineUnit, times: number): ScaledQuantity {
  const exact = kept(quantity * times)
  const measure = unit === 'portion' ? null : MEASURES[unit]
  return { exact, rounded: kept(measure === null ? counted(exact) : measured(exact, unit, measure.amount)) }
}

function kept(quantity: number): number {
  return Math.max(MIN_QUANTITY, roundHalfAwayFromZero(quantity, QUANTITY_DECIMALS))
}

function counted(quantity: number): number {
  const found = COUNT_STEPS.find(({ from }) => quantity >= from)
  return found === undefined ? quantity : roundHalfAwayFromZero(quantity / found.step, 0) * found.step
}

/** @param amount of the unit, in grams or millilitres */
function measured(quantity: number, unit: LineUnit, amount: number): number {
  const read = kitchenQuantity(quantity, unit)
  return (read.quantity * (MEASURES[read.unit as Unit]?.amount ?? amount)) / amount
}
