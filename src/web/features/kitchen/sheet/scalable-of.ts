import type { KitchenLine, KitchenSheet } from '#contract/kitchen-shapes.ts'
import type { StoredLine } from '#web/entities/sheet/scaling/scaled-to.ts'
import type { Scaling } from '#web/entities/sheet/scaling/scaling.ts'

/** A sheet as it is scaled, with the lines of its preparations at any depth. */
export function scalableOf(sheet: KitchenSheet, sheets: readonly KitchenSheet[]): Scaling['sheet'] {
  const { id, title, portions, yieldQuantity, yieldUnit } = sheet
  const byId = new Map(sheets.map((each) => [each.id, each]))
  return { id, title, portions, yieldQuantity, yieldUnit, ingredients: linesOf(sheet, byId) }
}

function linesOf({ lines }: KitchenSheet, sheets: ReadonlyMap<string, KitchenSheet>): StoredLine[] {
  return lines.map((line) => lineOf(line, sheets))
}

/** @param sheets none of them is below itself */
function lineOf(line: KitchenLine, sheets: ReadonlyMap<string, KitchenSheet>): StoredLine {
  const { id, costing, quantity, unit, wastagePercent, note, name, product } = line
  const preparation = line.preparationId === null ? undefined : sheets.get(line.preparationId)
  return {
    id,
    costing,
    // What a line costs is nothing that the kitchen is answered.
    forfait: null,
    quantity,
    unit,
    wastagePercent,
    note,
    product: product && { ...product, name },
    preparation: preparation && {
      id: preparation.id,
      title: preparation.title,
      portions: preparation.portions,
      yieldQuantity: preparation.yieldQuantity,
      yieldUnit: preparation.yieldUnit,
      lines: linesOf(preparation, sheets),
    },
  }
}
