import { grossQuantity } from '../costing/gross-quantity.ts'
import { timesOfPreparation } from '../costing/preparation-cost.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import type { ChosenSheet, PurchaseLine, PurchaseSheet } from './purchase-kitchen.ts'

/** How many times a whole sheet is made, unrounded, and what for: `served` and `takenBy` add up to `times`. */
export interface MadeSheet {
  times: number
  /** For its own covers. */
  served: number
  /** For each sheet that takes it, by its id. */
  takenBy: Map<string, number>
}

/**
 * How many times each sheet is made, so that every chosen one is for its covers: a preparation as often as all sheets
 * above it take it together. A line that does not say how much it takes adds nothing.
 * @returns by the id of the sheet; each after all those that take it
 * @throws RangeError when a sheet contains itself, which the database prevents
 */
export function timesMade(
  sheets: ReadonlyMap<string, PurchaseSheet>,
  chosen: readonly ChosenSheet[],
  method: WastageMethod,
): Map<string, MadeSheet> {
  const made = new Map<string, MadeSheet>()
  const madeOf = (id: string): MadeSheet => {
    const sheet = made.get(id) ?? { times: 0, served: 0, takenBy: new Map<string, number>() }
    made.set(id, sheet)
    return sheet
  }
  for (const { sheetId, covers } of chosen) {
    const sheet = sheets.get(sheetId)
    if (sheet === undefined) continue
    const own = madeOf(sheetId)
    own.served += covers / sheet.portions
    own.times += covers / sheet.portions
  }
  const ordered = aboveFirst(sheets, [...made.keys()])
  for (const sheet of ordered) {
    const times = made.get(sheet.id)?.times ?? 0
    for (const line of sheet.lines) {
      const preparation = line.subSheetId === null ? undefined : sheets.get(line.subSheetId)
      const once = preparation === undefined ? null : takenOfPreparation(line, preparation, method)
      if (preparation === undefined || typeof once !== 'number') continue
      const below = madeOf(preparation.id)
      below.takenBy.set(sheet.id, (below.takenBy.get(sheet.id) ?? 0) + times * once)
      below.times += times * once
    }
  }
  return new Map(
    ordered.flatMap(({ id }) => {
      const sheet = made.get(id)
      return sheet === undefined ? [] : [[id, sheet]]
    }),
  )
}

/** How many times a line takes a preparation while its sheet is made once; or why that is not known. */
export function takenOfPreparation(line: PurchaseLine, preparation: PurchaseSheet, method: WastageMethod) {
  if (line.quantity === null) return 'quantity-missing'
  const gross = grossQuantity(line.quantity, line.wastagePercent, method)
  return typeof gross === 'string' ? gross : timesOfPreparation(gross, line.unit, preparation)
}

/** Every sheet after all those that take it, those of `ids` in their order. */
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
  for (const id of ids.toReversed()) visit(id)
  return belowFirst.toReversed()
}
