import type { Settings } from '#contract/account.ts'
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
    sellingPriceHt: null,
    tvaRate: defaultTvaRate,
    method: '',
    description: '',
    prepMinutes: null,
    cookMinutes: null,
    equipment: [],
    steps: [],
    notes: '',
    storage: '',
    yieldQuantity: null,
    yieldUnit: null,
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
  }
}
