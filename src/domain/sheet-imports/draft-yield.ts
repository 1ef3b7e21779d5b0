import { roundHalfAwayFromZero } from '../money/round-half-away-from-zero.ts'
import { MAX_QUANTITY, MIN_QUANTITY, QUANTITY_DECIMALS } from '../quantity/limits.ts'
import { UNITS } from '../quantity/unit.ts'
import type { FoundSheet } from '../sheet-files/verdict/found-sheet.ts'
import { provenYield } from '../sheet-files/verdict/preparation-yield.ts'
import type { GivenBySheet } from '../sheet-files/verdict/preparation-yield.ts'
import { within } from './draft-measures.ts'

const NONE = { yieldQuantity: null, yieldUnit: null }

/**
 * What a sheet gives as its file says, in a unit of Gramme. Where it says none, but sheets use pieces of it whose price is
 * that of the whole or of a portion, it gives one piece or as many as portions. It is never computed from a price, which
 * may be an old one, or that of a product that is bought.
 */
export function yieldOf(own: number, found: readonly FoundSheet[]) {
  const sheet = found[own]
  if (sheet === undefined) return NONE
  const { yield: stated } = sheet
  if (stated !== null) return inUnits({ quantity: stated.value, unit: stated.unit })
  const used = found.flatMap(({ lines }) => lines.filter(({ preparation }) => preparation === own))
  const [first = null, ...others] = used.map((line) => provenYield(sheet, line))
  const isOne = others.every((given) => given?.quantity === first?.quantity && given?.unit === first?.unit)
  return first === null || !isOne ? NONE : inUnits(first)
}

function inUnits({ quantity, unit }: GivenBySheet) {
  const yieldUnit = UNITS.find((one) => one === unit) ?? null
  const yieldQuantity = within(roundHalfAwayFromZero(quantity, QUANTITY_DECIMALS), MIN_QUANTITY, MAX_QUANTITY)
  return yieldUnit === null || yieldQuantity === null ? NONE : { yieldQuantity, yieldUnit }
}
