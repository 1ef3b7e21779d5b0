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

  function preparation(id: string): StoredPreparation | null {
    const sheet = sheets.get(id)
    const result = computed.get(id)
    if (sheet === undefined || result === undefined) return stored.get(id) ?? null
    const { costTotal: coutMatiere, uncostedLines, allergens, traces, undeclaredLines } = result
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

  function compute(sheet: TreeSheet): void {
    const lines = sheet.lines.map((line) =>
      line.subSheetId === null ? line : { ...line, preparation: preparation(line.subSheetId) },
    )
    const bearers = lines.map((line) => ('preparation' in line ? line.preparation : line.product))
    computed.set(sheet.id, {
      ...sheetCost(lines, sheet.portions, method),
      allergens: allergensOf(bearers),
      traces: tracesOf(bearers),
      undeclaredLines: bearers.filter(isUndeclared).length,
    })
  }

  for (const sheet of preparationsFirst(sheets)) compute(sheet)
  return computed
}

type SheetWithParts = { id: string; lines: readonly Pick<TreeLine, 'subSheetId'>[] }

/**
 * Each sheet after those of the others that it contains. Without recursion, as thousands of sheets may each contain the next.
 * @throws RangeError as `computeSheets`
 */
export function preparationsFirst<Sheet extends SheetWithParts>(sheets: ReadonlyMap<string, Sheet>): Sheet[] {
  const ordered = new Set<Sheet>()
  const begun = new Set<Sheet>()
  for (const top of sheets.values()) {
    const open = ordered.has(top) ? [] : [{ sheet: top, next: 0 }]
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      begun.add(last.sheet)
      const line = last.sheet.lines[last.next]
      last.next += 1
      if (line === undefined) {
        ordered.add(last.sheet)
        open.pop()
        continue
      }
      const below = line.subSheetId === null ? undefined : sheets.get(line.subSheetId)
      if (below === undefined || ordered.has(below)) continue
      if (begun.has(below)) throw new RangeError(`Sheet ${below.id} stands in itself`)
      open.push({ sheet: below, next: 0 })
    }
  }
  return [...ordered]
}
