import { LINE_UNITS, type LineUnit } from '../quantity/unit.ts'
import type { ConversionUnknownReason } from '../quantity/converted-quantity.ts'
import { type SheetYield, timesOfPreparation } from '../costing/preparation-cost.ts'
import type { PurchaseSheet } from './purchase-kitchen.ts'

/** How much there is of something, in any unit of a line. */
export interface Amount {
  quantity: number
  unit: LineUnit
}

/** The units in which what is ready of a sheet can be counted: portions, and those that convert to its yield. */
export function readyUnits(sheet: SheetYield): LineUnit[] {
  return LINE_UNITS.filter((unit) => typeof timesOfPreparation(1, unit, sheet) === 'number')
}

/** What is ready of sheets, by their ids. */
export type ReadyAmounts = ReadonlyMap<string, Amount>

/** A ready amount that shrinks nothing, and why. */
export interface ReadyApart extends Amount {
  sheetId: string
  reason: ConversionUnknownReason | 'yield-missing'
}

/**
 * How many times each whole sheet is ready: portions by the portions of the sheet, other units by its yield, to which they
 * have to convert. What is not above 0 is nothing, and a sheet that is not there has nothing ready.
 */
export function timesReady(
  sheets: ReadonlyMap<string, PurchaseSheet>,
  ready: ReadyAmounts,
): { times: Map<string, number>; apart: ReadyApart[] } {
  const found = new Map<string, number>()
  const apart: ReadyApart[] = []
  for (const [sheetId, { quantity, unit }] of ready) {
    const sheet = sheets.get(sheetId)
    if (sheet === undefined || !(quantity > 0)) continue
    const times = timesOfPreparation(quantity, unit, sheet)
    if (typeof times === 'number') found.set(sheetId, times)
    else apart.push({ sheetId, quantity, unit, reason: times })
  }
  return { times: found, apart }
}
