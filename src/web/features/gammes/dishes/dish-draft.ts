import { DISPLAYED_FACTS } from '#contract/facts/dish.ts'
import { factsOf } from '#contract/facts/fact.ts'
import type { DisplayedDish, GammeRecette } from '#contract/gammes.ts'
import { changedFields } from '#web/lib/form/changed-fields.ts'
import { trimTexts } from '#web/lib/form/trim-texts.ts'

/** A dish as it is typed: no price is one of 0, NaN is a price that cannot be read. */
export type DishDraft = Omit<DisplayedDish, 'prixTtcAffiche'> & { prixTtcAffiche: number | null }

export function draftOf(dish: GammeRecette): DishDraft {
  return factsOf(DISPLAYED_FACTS, dish)
}

/** What a guest would read of a draft. */
export function displayedOf(draft: DishDraft): DisplayedDish {
  return { ...trimTexts(DISPLAYED_FACTS, draft), prixTtcAffiche: draft.prixTtcAffiche ?? 0 }
}

/** What differs from the dish as it was opened: what another window changed meanwhile stays. */
export function changesOf(dish: GammeRecette, draft: DishDraft): Partial<DisplayedDish> {
  return changedFields(displayedOf(draftOf(dish)), displayedOf(draft))
}

export function isChanged(dish: GammeRecette, draft: DishDraft): boolean {
  return Object.keys(changesOf(dish, draft)).length > 0
}
