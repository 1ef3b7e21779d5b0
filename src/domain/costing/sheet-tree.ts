import { allergensOf } from '../allergens/allergens-of.ts'
import type { Allergen } from '../allergens/allergen.ts'
import { isUndeclared } from '../allergens/allergen-state.ts'
import type { DeclaredAllergens } from '../allergens/allergen-state.ts'
import type { CostedProduct, CostLine } from './line-cost.ts'
import type { CostedPreparation } from './preparation-cost.ts'
import { sheetCost } from './sheet-cost.ts'
import type { SheetCost } from './sheet-cost.ts'
import type { WastageMethod } from './wastage-method.ts'

/** A line of a sheet among others: of a product, of another sheet by its id, or still of neither. */
export interface TreeLine extends Omit<CostLine, 'product' | 'preparation'> {
  product: (CostedProduct & DeclaredAllergens) | null
  subSheetId: string | null
}

export interface TreeSheet extends Pick<CostedPreparation, 'portions' | 'yieldQuantity' | 'yieldUnit'> {
  id: string
  lines: readonly TreeLine[]
}

/** What a sheet comes to, with all that stands below it. */
export interface ComputedSheet extends SheetCost {
  allergens: Allergen[]
  /** Lines of which nobody said what allergens they bring: 'Allergènes incomplets'. */
  undeclaredLines: number
}

/** A sheet that is not reckoned anew, as it is stored. */
export type StoredPreparation = CostedPreparation & Pick<ComputedSheet, 'allergens' | 'undeclaredLines'>

/**
 * Costs and allergens of sheets that may stand in one another, each after those it is made of. A preparation
 * weighs with its cost as it is stored, rounded; one that is not among `sheets` is taken from `stored`.
 * @throws RangeError when a sheet stands in itself, which the database never lets happen
 */
export function computeSheets(
  sheets: ReadonlyMap<string, TreeSheet>,
  stored: ReadonlyMap<string, StoredPreparation>,
  method: WastageMethod,
): Map<string, ComputedSheet> {
  const reckoned = new Map<string, ComputedSheet>()
  const begun = new Set<string>()

  function preparation(id: string): StoredPreparation | null {
    const sheet = sheets.get(id)
    if (sheet === undefined) return stored.get(id) ?? null
    const { costTotal: coutMatiere, uncostedLines, allergens, undeclaredLines } = reckon(sheet)
    const { portions, yieldQuantity, yieldUnit } = sheet
    return { coutMatiere, uncostedLines, allergens, undeclaredLines, portions, yieldQuantity, yieldUnit }
  }

  function reckon(sheet: TreeSheet): ComputedSheet {
    const known = reckoned.get(sheet.id)
    if (known !== undefined) return known
    if (begun.has(sheet.id)) throw new RangeError(`Sheet ${sheet.id} stands in itself`)
    begun.add(sheet.id)
    const lines = sheet.lines.map((line) =>
      line.subSheetId === null ? line : { ...line, preparation: preparation(line.subSheetId) },
    )
    const bearers = lines.map((line) => ('preparation' in line ? line.preparation : line.product))
    const reckoning: ComputedSheet = {
      ...sheetCost(lines, method),
      allergens: allergensOf(bearers),
      undeclaredLines: bearers.filter(isUndeclared).length,
    }
    reckoned.set(sheet.id, reckoning)
    return reckoning
  }

  for (const sheet of sheets.values()) reckon(sheet)
  return reckoned
}
