import type { Redacted } from '#contract/money.ts'
import type { SheetViewLineSource } from '../sheet-view-line.ts'
import { scaledAmounts } from './scale-amounts.ts'
import type { Rounding } from './scale-amounts.ts'

interface Scalable {
  portions: number
  ingredients: readonly (Redacted<SheetViewLineSource> & { id: string })[]
}

export type ForOthers<Sheet> = Sheet & { writtenFor?: number; roundings?: readonly Rounding[] }

/**
 * A sheet as it is read for another number of portions than it is written for: what follows the portions, multiplied
 * and rounded as where it is kept so. The sheet itself where the number is its own.
 */
export function scaledTo<Sheet extends Scalable>(sheet: Sheet, covers: number): ForOthers<Sheet> {
  if (covers === sheet.portions) return sheet
  const { lines, roundings } = scaledAmounts(
    { lines: sheet.ingredients, yieldQuantity: null, yieldUnit: null },
    covers / sheet.portions,
    ({ id }) => id,
  )
  return { ...sheet, portions: covers, writtenFor: sheet.portions, ingredients: lines, roundings }
}
