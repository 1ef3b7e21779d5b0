import { CENT } from '../grid/cents.ts'
import { conversion } from '../grid/line-measure.ts'
import type { LineMeasure } from '../grid/line-measure.ts'
import type { FoundLine } from '../lines/found-line.ts'
import type { FoundSheet } from './found-sheet.ts'

/** Shares within which two costs of a unit are the same: of any, and of one that is the same to the cent. */
const [SAME, SAME_CENT] = [0.005, 0.02]

export interface GivenBySheet {
  quantity: number
  unit: LineMeasure
}

/**
 * What a sheet costs by the unit of a line's price: its cost ÷ its yield, EUR; null where its file says no yield, or one
 * that does not convert.
 */
export function unitCost(sheet: FoundSheet, { priceUnit }: FoundLine): number | null {
  const given = sheet.yield
  return given === null || priceUnit === null
    ? null
    : costBy(sheet, { ...given, quantity: given.value }, priceUnit)
}

/**
 * What a sheet gives by its file where the price of a line that has its title proves it: its yield, or for a line in
 * pieces one piece, or as many as it has portions. Null where the price is another one.
 */
export function provenYield(sheet: FoundSheet, { price, priceUnit }: FoundLine): GivenBySheet | null {
  if (price === null || priceUnit === null) return null
  const { yield: stated, portions } = sheet
  const counts =
    conversion(priceUnit, 'pièce') === null ? [] : [1, ...(portions === null ? [] : [portions.value])]
  const given: GivenBySheet[] =
    stated !== null
      ? [{ quantity: stated.value, unit: stated.unit }]
      : counts.map((quantity) => ({ quantity, unit: priceUnit }))
  return given.find((one) => isSame(price.value, costBy(sheet, one, priceUnit))) ?? null
}

function costBy({ cost }: FoundSheet, { quantity, unit }: GivenBySheet, by: LineMeasure): number | null {
  const factor = conversion(unit, by)
  return cost === null || factor === null || !(quantity > 0) ? null : cost / (quantity * factor)
}

function isSame(price: number, cost: number | null): boolean {
  if (cost === null) return false
  const difference = Math.abs(price - cost)
  return difference <= cost * SAME || (difference <= CENT && difference <= cost * SAME_CENT)
}
