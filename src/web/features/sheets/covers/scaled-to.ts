import type { SheetViewLineSource } from '../sheet-view.ts'

interface Scalable {
  portions: number
  ingredients: readonly SheetViewLineSource[]
}

/**
 * A sheet for another number of portions than it is written for: its quantities multiplied, and the forfaits of the
 * whole sheet, so that a portion costs what it costs.
 * The sheet itself where the number is its own.
 */
export function scaledTo<Sheet extends Scalable>(
  sheet: Sheet,
  covers: number,
): Sheet & { writtenFor?: number } {
  if (covers === sheet.portions) return sheet
  const times = covers / sheet.portions
  return {
    ...sheet,
    portions: covers,
    writtenFor: sheet.portions,
    ingredients: sheet.ingredients.map((line) => ({
      ...line,
      quantity: line.quantity === null ? null : line.quantity * times,
      forfait:
        line.costing === 'forfait-sheet' && line.forfait !== null ? line.forfait * times : line.forfait,
    })),
  }
}
