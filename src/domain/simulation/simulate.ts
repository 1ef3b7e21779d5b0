import type { WastageMethod } from '../costing/wastage-method.ts'
import { hasMargin } from '../pricing/has-margin.ts'
import { marginAmount } from '../pricing/margin-amount.ts'
import { sheetTotals } from '../pricing/sheet-totals.ts'
import { changedKitchen } from './change.ts'
import type { Change } from './change.ts'
import { computeKitchen } from './kitchen.ts'
import type { Kitchen, KitchenSheet } from './kitchen.ts'

/** The figures of a sheet, before or after the changes. */
export interface SheetFigures {
  portions: number
  /** EUR for one portion, without VAT. */
  costPortion: number
  sellingPriceHt: number | null
  /** Percent of the price; null where nothing can be compared: no price, or no cost. */
  marginPercent: number | null
  /** EUR left on one portion; null likewise. */
  marginPortion: number | null
  /** True when a line has no cost: the figures are provisional. */
  incomplete: boolean
}

export interface Outcome {
  sheet: KitchenSheet
  before: SheetFigures
  after: SheetFigures
  /** EUR that a portion earns less than before, below 0 for a gain; 0 where nothing can be compared. */
  marginDrop: number
}

/**
 * Every sheet before and after some changes, the greatest loss of margin first; nothing is stored. The figures before
 * are computed once, which halves the time of each simulation.
 */
export function simulator(
  kitchen: Kitchen,
  method: WastageMethod,
): (changes: readonly Change[]) => Outcome[] {
  const before = standings(kitchen, method)
  return (changes) => {
    const after = changes.length === 0 ? before : standings(changedKitchen(kitchen, changes, method), method)
    return kitchen.sheets
      .map((sheet, index) => outcome(sheet, before[index], after[index]))
      .filter((each) => each !== null)
      .toSorted((one, other) => other.marginDrop - one.marginDrop)
  }
}

function outcome(
  sheet: KitchenSheet,
  before: SheetFigures | undefined,
  after: SheetFigures | undefined,
): Outcome | null {
  if (before === undefined || after === undefined) return null
  return { sheet, before, after, marginDrop: lost(before.marginPortion, after.marginPortion) }
}

function lost(before: number | null, after: number | null): number {
  return before === null || after === null ? 0 : before - after
}

function standings(kitchen: Kitchen, method: WastageMethod): SheetFigures[] {
  const computed = computeKitchen(kitchen, method)
  return kitchen.sheets.map((sheet) => {
    const { costTotal: coutMatiere = 0, uncostedLines = 0 } = computed.get(sheet.id) ?? {}
    const { costPortion, marginPercent } = sheetTotals({ ...sheet, coutMatiere })
    const { sellingPriceHt, portions } = sheet
    const known = hasMargin(sellingPriceHt, costPortion)
    return {
      portions,
      costPortion,
      sellingPriceHt,
      marginPercent: known ? marginPercent : null,
      marginPortion: known && sellingPriceHt !== null ? marginAmount(sellingPriceHt, costPortion) : null,
      incomplete: uncostedLines > 0,
    }
  })
}
