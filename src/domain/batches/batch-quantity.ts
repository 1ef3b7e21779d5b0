import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { type KitchenRounding, kitchenQuantity } from '../quantity/kitchen-quantity.ts'
import { QUANTITY_DECIMALS, SCALE_DECIMALS } from '../quantity/limits.ts'
import { MEASURES } from '../quantity/measure.ts'
import type { LineUnit } from '../quantity/unit.ts'

/** A third of a piece in a field of numbers. */
const COUNT_DECIMALS = 2

/** A quantity with no more decimals than a scale was typed, and stays as it is written; others come from a multiplication. */
export function batchRounding(quantity: number): KitchenRounding {
  return roundHalfAwayFromZero(quantity, SCALE_DECIMALS) === quantity ? 'as-written' : 'part'
}

/** A quantity of a batch as a field of numbers shows it, in the same unit: by what `batchRounding` shows elsewhere. */
export function quantityInField(quantity: number, unit: LineUnit): number {
  const rounding = batchRounding(quantity)
  if (rounding === 'as-written') return quantity
  const shown = kitchenQuantity(quantity, unit, rounding)
  const [from, to] = [shown.unit, unit].map((each) => (each === 'portion' ? null : MEASURES[each]))
  if (from && to) return roundHalfAwayFromZero((shown.quantity * from.amount) / to.amount, QUANTITY_DECIMALS)
  return shown.fraction === null ? shown.quantity : roundHalfAwayFromZero(quantity, COUNT_DECIMALS)
}
