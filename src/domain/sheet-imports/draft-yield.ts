import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MAX_QUANTITY, MIN_QUANTITY, QUANTITY_DECIMALS } from '../quantity/limits.ts'
import { UNITS } from '../quantity/unit.ts'
import type { FoundSheet } from '../sheet-files/found-sheet.ts'
import { measured, within } from './draft-measures.ts'

/** Within which two yields are the same: prices of preparations are rounded to the cent. */
const SAME_YIELD = 0.01

/**
 * What a preparation gives, from what the sheets that use it pay for a unit of it: a stock of 15 € at 3 € a litre gives
 * five. Where none does, they pay different prices, or the stock has no cost, it is what its own file says.
 */
export function yieldOf(own: number, found: readonly FoundSheet[]) {
  const unknown = statedYield(found[own])
  const cost = found[own]?.cost ?? null
  const used = found.flatMap(({ lines }) => lines.filter(({ preparation }) => preparation === own))
  const given = used.flatMap((line) => {
    const { priceUnit } = measured(line)
    return cost === null || line.price === null || !(line.price.value > 0) || !(cost > 0)
      ? []
      : [{ quantity: cost / line.price.value, unit: priceUnit }]
  })
  const [first] = given
  if (first === undefined || given.length < used.length) return unknown
  const isOne = given.every(
    ({ quantity, unit }) =>
      unit === first.unit && Math.abs(quantity - first.quantity) <= SAME_YIELD * first.quantity,
  )
  const yieldQuantity = within(
    roundHalfAwayFromZero(first.quantity, QUANTITY_DECIMALS),
    MIN_QUANTITY,
    MAX_QUANTITY,
  )
  return isOne && yieldQuantity !== null ? { yieldQuantity, yieldUnit: first.unit } : unknown
}

/** In a unit of Gramme; none where the file says none. */
function statedYield(sheet: FoundSheet | undefined) {
  const said = sheet?.yield ?? null
  const yieldUnit = UNITS.find((unit) => unit === said?.unit) ?? null
  const yieldQuantity =
    said === null
      ? null
      : within(roundHalfAwayFromZero(said.value, QUANTITY_DECIMALS), MIN_QUANTITY, MAX_QUANTITY)
  return yieldUnit === null || yieldQuantity === null
    ? { yieldQuantity: null, yieldUnit: null }
    : { yieldQuantity, yieldUnit }
}
