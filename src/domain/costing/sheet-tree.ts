import { allergensOf, tracesOf } from '../allergens/allergens-of.ts'
import type { Allergen } from '../allergens/allergen.ts'
import { isUndeclared } from '../allergens/allergen-state.ts'
import type { DeclaredAllergens } from '../allergens/allergen-state.ts'
import type { CostedProduct, CostLine } from './line-cost.ts'
import type { CostedPreparation } from './preparation-cost.ts'
import { sheetCost } from './sheet-cost.ts'
import type { SheetCost } from './sheet-cost.ts'
import type { WastageMethod } from './wastage-method.ts'

/** A line with a product, with another sheet by its id, or still with neither. */
export interface TreeLine extends Omit<CostLine, 'product' | 'preparation'> {
  product: (CostedProduct & DeclaredAllergens) | null
  subSheetId: string | null
}

export interface TreeSheet extends Pick<CostedPreparation, 'portions' | 'yieldQuantity' | 'yieldUnit'> {
  id: string
  lines: readonly TreeLine[]
}

/** The cost and allergens of a sheet with all its preparations. */
export interface ComputedSheet extends SheetCost {
  allergens: Allergen[]
  /** Possible through some product, and contained in none. */
  traces: Allergen[]
  /** Lines whose allergens are not fully known: 'Allergènes incomplets'. */
  undeclaredLines: number
}

/** A sheet that is not computed again, with its stored figures. */
export type StoredPreparation = CostedPreparation &
  Pick<ComputedSheet, 'allergens' | 'traces' | 'undeclaredLines'>

/**
 * Costs and allergens of sheets that may be preparations of each other, each after its own preparations. A
 * preparation counts at its stored, rounded cost; one that is not in `sheets` is taken from `stored`.
 * @throws RangeError when a sheet contains itself, which the database prevents
 */
export function computeSheets(
  sheets: ReadonlyMap<string, TreeSheet>,
  stored: ReadonlyMap<string, StoredPreparation>,
  method: WastageMethod,
): Map<string, ComputedSheet> {
  const computed = new Map<string, ComputedSheet>()
  const begun = new Set<string>()

  function preparation(id: string): StoredPreparation | null {
    const sheet = sheets.get(id)
    if (sheet === undefined) return stored.get(id) ?? null
    const { costTotal: coutMatiere, uncostedLines, allergens, traces, undeclaredLines } = compute(sheet)
    const { portions, yieldQuantity, yieldUnit } = sheet
    return {
      coutMatiere,
      uncostedLines,
      allergens,
      traces,
      undeclaredLines,
      portions,
      yieldQuantity,
      yieldUnit,
    }
  }

  function compute(sheet: TreeSheet): ComputedSheet {
    const known = computed.get(sheet.id)
    if (known !== undefined) return known
    if (begun.has(sheet.id)) throw new RangeError(`Sheet ${sheet.id} stands in itself`)
    begun.add(sheet.id)
    const lines = sheet.lines.map((line) =>
      line.subSheetId === null ? line : { ...line, preparation: preparation(line.subSheetId) },
    )
    const bearers = lines.map((line) => ('preparation' in line ? line.preparation : line.product))
    const result: ComputedSheet = {
      ...sheetCost(lines, sheet.portions, method),
      allergens: allergensOf(bearers),
      traces: tracesOf(bearers),
      undeclaredLines: bearers.filter(isUndeclared).length,
    }
    computed.set(sheet.id, result)
    return result
  }

  for (const sheet of sheets.values()) compute(sheet)
  return computed
}
