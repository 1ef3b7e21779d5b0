import type { z } from 'zod'
import type { displayedDish, GammeRecette } from '#contract/gammes.ts'
import { changedFields } from '#web/lib/form/changed-fields.ts'

type DisplayedDish = z.infer<typeof displayedDish>

/** A dish as it is typed: no price is one of 0, NaN is a price that cannot be read. */
export type DishDraft = Omit<DisplayedDish, 'prixTtcAffiche'> & { prixTtcAffiche: number | null }

export function draftOf(dish: GammeRecette): DishDraft {
  const { nomAffiche, prixTtcAffiche, description, nomAfficheEn, descriptionEn } = dish
  return { nomAffiche, prixTtcAffiche, description, nomAfficheEn, descriptionEn }
}

/** What a guest would read of a draft. */
export function displayedOf({
  nomAffiche,
  prixTtcAffiche,
  description,
  ...english
}: DishDraft): DisplayedDish {
  return {
    nomAffiche: nomAffiche.trim(),
    nomAfficheEn: english.nomAfficheEn.trim(),
    descriptionEn: english.descriptionEn.trim(),
    prixTtcAffiche: prixTtcAffiche ?? 0,
    description: description.trim(),
  }
}

/** What differs from the dish as it was opened: what another window changed meanwhile stays. */
export function changesOf(dish: GammeRecette, draft: DishDraft): Partial<DisplayedDish> {
  return changedFields(displayedOf(draftOf(dish)), displayedOf(draft))
}

export function isChanged(dish: GammeRecette, draft: DishDraft): boolean {
  return Object.keys(changesOf(dish, draft)).length > 0
}
