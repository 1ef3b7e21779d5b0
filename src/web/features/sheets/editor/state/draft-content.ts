import type { IngredientInput } from '#contract/sheet-lines.ts'
import type { TechSheet, TechSheetInput } from '#contract/sheets.ts'
import { draftOf } from './draft.ts'
import type { SheetDraft } from './draft.ts'

/** Client key of a line → id it is stored under. */
export type LineIds = ReadonlyMap<string, string>

const NO_IDS: LineIds = new Map()

type LineContent = Required<Omit<IngredientInput, 'id'>> & Pick<IngredientInput, 'id'>
/** All that is sent of a sheet. */
export type SheetContent = Required<Omit<TechSheetInput, 'ingredients'>> & { ingredients: LineContent[] }

/** What a save sends of a draft, all but the version it was made from. */
export function contentOf(draft: SheetDraft, ids: LineIds = NO_IDS): SheetContent {
  return {
    title: draft.title.trim(),
    category: draft.category,
    portions: draft.portions,
    sellingPriceHt: draft.sellingPriceHt,
    tvaRate: draft.tvaRate,
    method: draft.method.trim(),
    description: draft.description.trim(),
    prepMinutes: draft.prepMinutes,
    cookMinutes: draft.cookMinutes,
    equipment: filledLines(draft.equipment),
    steps: filledLines(draft.steps),
    notes: draft.notes.trim(),
    storage: draft.storage.trim(),
    keepsHours: draft.keepsHours,
    frozenHours: draft.frozenHours,
    openedHours: draft.openedHours,
    station: draft.station.trim(),
    yieldQuantity: draft.yieldQuantity,
    yieldUnit: draft.yieldQuantity === null ? null : draft.yieldUnit,
    ingredients: draft.lines.map((line) => ({
      id: ids.get(line.key),
      userProductId: line.product?.id ?? null,
      subSheetId: line.preparation?.id ?? null,
      costing: line.costing,
      forfait: line.forfait,
      quantity: line.quantity,
      unit: line.unit,
      wastagePercent: line.wastagePercent,
      note: line.note,
    })),
  }
}

/** Two drafts of the same imprint hold the same work, however they came about. */
export function imprintOf(draft: SheetDraft): string {
  return JSON.stringify(contentOf(draft))
}

/** Whether a stored sheet has the same content as a draft. */
export function isContentOf(sheet: TechSheet, draft: SheetDraft): boolean {
  return imprintOf(draftOf(sheet)) === imprintOf(draft)
}

/** The entries of a list that is typed as one text, one a line. */
export function filledLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
