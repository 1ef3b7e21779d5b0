import type { CostedProduct, LineCost } from '../costing/line-cost.ts'
import type { SheetCost } from '../costing/sheet-cost.ts'
import { computeSheets } from '../costing/sheet-tree.ts'
import type { TreeSheet } from '../costing/sheet-tree.ts'
import type { WastageMethod } from '../costing/wastage-method.ts'
import { sameToTheCent } from '../sheet-files/grid/cents.ts'
import type { DraftLine, DraftSheet } from './draft-import.ts'

/**
 * Why a line will not cost what its file says.
 * - `file-price`, `sheet-price`, `account-price`: its price is that of another file, of another sheet of its file, or of
 *   the account
 * - `preparation`: it is another sheet of the import, which costs something else
 * - `loss`: the account counts losses by another formula
 * - `yield-missing`: it is another sheet, of which nothing says how much it gives
 * - `no-cost`: it has none for another reason
 */
export type CostCause =
  | 'file-price'
  | 'sheet-price'
  | 'account-price'
  | 'preparation'
  | 'loss'
  | 'yield-missing'
  | 'no-cost'

/** A line that will not cost what its file says. */
export interface LineDifference {
  /** Its place in the lines of the sheet. */
  line: number
  /** EUR, unrounded. */
  inFile: number
  stored: LineCost
}

/** A sheet that will not cost what its lines cost in its file. */
export interface CostDifference {
  /** EUR without VAT for the whole sheet, unrounded. */
  inFile: number
  /** The same of the lines that will have a cost. */
  stored: number
  /** Whether a line will have no cost. */
  isIncomplete: boolean
  /** Those that make the difference, the largest one first. */
  lines: LineDifference[]
}

/** EUR that make no difference to a line: prices are stored with six decimals. */
const NEGLIGIBLE = 0.001

/**
 * What the sheets of an import will cost, by the formulas of `sheetCost`.
 * @param productOf the product of a place as it will be stored; null where it is not known
 * @param method of the account
 * @returns null for a sheet of products that are not known
 */
export function storedCosts(
  sheets: readonly DraftSheet[],
  productOf: (at: number) => CostedProduct | null,
  method: WastageMethod,
): (SheetCost | null)[] {
  const known = knownSheets(sheets, productOf)
  const trees = new Map(
    sheets.flatMap((sheet, at) =>
      known[at] === true ? [[String(at), treeOf(sheet, String(at), productOf)]] : [],
    ),
  )
  const costs = computeSheets(trees, new Map(), method)
  return sheets.map((_, at) => costs.get(String(at)) ?? null)
}

/** Whether all products of each sheet are known, also those of its preparations. */
function knownSheets(sheets: readonly DraftSheet[], productOf: (at: number) => CostedProduct | null) {
  const known: (boolean | undefined)[] = []
  const isKnown = (at: number): boolean => {
    // A sheet that contains itself ends here.
    known[at] ??= false
    return (known[at] =
      sheets[at]?.lines.every(
        ({ of }) => of === null || (of.kind === 'sheet' ? visited(of.at) : productOf(of.at) !== null),
      ) === true)
  }
  const visited = (at: number) => known[at] ?? isKnown(at)
  return sheets.map((_, at) => visited(at))
}

function treeOf(
  { lines, portions, yieldQuantity, yieldUnit }: DraftSheet,
  id: string,
  productOf: (at: number) => CostedProduct | null,
): TreeSheet {
  return {
    id,
    portions: portions ?? 1,
    yieldQuantity,
    yieldUnit,
    lines: lines.map(({ of, quantity, unit, wastagePercent, costing, forfait }) => {
      const product = of?.kind === 'product' ? productOf(of.at) : null
      return {
        quantity,
        unit,
        wastagePercent,
        costing,
        forfait,
        product: product && { ...product, allergens: [], traces: [], allergenFree: true },
        subSheetId: of?.kind === 'sheet' ? String(of.at) : null,
      }
    }),
  }
}

/** How a sheet will cost something else than its file says; null where it keeps its cost, and without a cost in its file. */
export function costDifference({ lines }: DraftSheet, stored: SheetCost): CostDifference | null {
  const costs = lines.map(costInFile)
  if (costs.includes(null)) return null
  const inFile = costs.reduce((sum: number, cost) => sum + (cost ?? 0), 0)
  const isIncomplete = stored.uncostedLines > 0
  if (!isIncomplete && sameToTheCent(inFile, stored.costTotal)) return null
  const all = stored.lines.map((cost, line): LineDifference & { by: number } => {
    const own = costs[line] ?? 0
    return { line, inFile: own, stored: cost, by: Math.abs((cost.known ? cost.cost : 0) - own) }
  })
  return {
    inFile,
    stored: stored.costTotal,
    isIncomplete,
    lines: all
      .filter(({ stored: { known }, by }) => !known || by > NEGLIGIBLE)
      .toSorted((one, other) => other.by - one.by)
      .map(({ by: _by, ...line }) => line),
  }
}

const costInFile = ({ costing, fileCost }: DraftLine) => (costing === 'qs' ? 0 : fileCost)
