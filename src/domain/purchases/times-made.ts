import { grossQuantity } from '../costing/gross-quantity.ts'
import { timesOfPreparation } from '../costing/preparation-cost.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import type { ChosenSheet, PurchaseLine, PurchaseSheet } from './purchase-kitchen.ts'

/**
 * How many times each sheet is made, so that every chosen one is for its covers: a preparation as often as all sheets
 * above it take it together. A line that does not say how much it takes adds nothing.
 * @throws RangeError when a sheet contains itself, which the database prevents
 */
export function timesMade(
  sheets: ReadonlyMap<string, PurchaseSheet>,
  chosen: readonly ChosenSheet[],
  method: WastageMethod,
): Map<string, number> {
  const times = new Map<string, number>()
  const add = (id: string, more: number) => times.set(id, (times.get(id) ?? 0) + more)
  for (const { sheetId, covers } of chosen) {
    const sheet = sheets.get(sheetId)
    if (sheet !== undefined) add(sheetId, covers / sheet.portions)
  }
  for (const sheet of aboveFirst(sheets, [...times.keys()])) {
    const made = times.get(sheet.id) ?? 0
    for (const line of sheet.lines) {
      const preparation = line.subSheetId === null ? undefined : sheets.get(line.subSheetId)
      const once = preparation === undefined ? null : takenOfPreparation(line, preparation, method)
      if (preparation !== undefined && typeof once === 'number') add(preparation.id, made * once)
    }
  }
  return times
}

/** How many times a line takes a preparation while its sheet is made once; or why that is not known. */
export function takenOfPreparation(line: PurchaseLine, preparation: PurchaseSheet, method: WastageMethod) {
  if (line.quantity === null) return 'quantity-missing'
  const gross = grossQuantity(line.quantity, line.wastagePercent, method)
  return typeof gross === 'string' ? gross : timesOfPreparation(gross, line.unit, preparation)
}

/** Every sheet after all those that take it. */
function aboveFirst(sheets: ReadonlyMap<string, PurchaseSheet>, ids: readonly string[]): PurchaseSheet[] {
  const done = new Set<string>()
  const within = new Set<string>()
  const belowFirst: PurchaseSheet[] = []
  const visit = (id: string) => {
    const sheet = sheets.get(id)
    if (sheet === undefined || done.has(id)) return
    if (within.has(id)) throw new RangeError(`Sheet ${id} contains itself`)
    within.add(id)
    for (const { subSheetId } of sheet.lines) if (subSheetId !== null) visit(subSheetId)
    within.delete(id)
    done.add(id)
    belowFirst.push(sheet)
  }
  for (const id of ids) visit(id)
  return belowFirst.toReversed()
}
