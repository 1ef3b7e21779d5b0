import type { Settings } from '#contract/account.ts'
import { blanksOf } from '#contract/facts/fact.ts'
import { SHEET_FACTS } from '#contract/facts/sheet.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { NOT_STORED } from '../editor/state/editor-state.ts'

/** A sheet before its first save: what the editor opens when there is none yet. */
export function blankSheet({ defaultTvaRate }: Settings, now: Date): TechSheet {
  const at = now.toISOString()
  return {
    id: '',
    version: NOT_STORED,
    title: '',
    category: 'Plat',
    portions: 1,
    tvaRate: defaultTvaRate,
    ...blanksOf(SHEET_FACTS),
    ingredients: [],
    coutMatiere: 0,
    uncostedLines: 0,
    checkedCost: null,
    allergens: [],
    traces: [],
    undeclaredLines: 0,
    photo: null,
    publication: null,
    createdAt: at,
    updatedAt: at,
    personId: null,
  }
}
