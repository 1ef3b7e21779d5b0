import type { GammeRecette } from '#contract/gammes.ts'

/** A dish as it is typed: no price is one of 0, NaN is a price that cannot be read. */
export interface DishDraft {
  nomAffiche: string
  prixTtcAffiche: number | null
  description: string
  nomAfficheEn: string
  descriptionEn: string
}

export function draftOf(dish: GammeRecette): DishDraft {
  const { nomAffiche, prixTtcAffiche, description, nomAfficheEn, descriptionEn } = dish
  return { nomAffiche, prixTtcAffiche, description, nomAfficheEn, descriptionEn }
}

/** What a guest would read of a draft. */
export function displayedOf({ nomAffiche, prixTtcAffiche, description, ...english }: DishDraft) {
  return {
    nomAffiche: nomAffiche.trim(),
    nomAfficheEn: english.nomAfficheEn.trim(),
    descriptionEn: english.descriptionEn.trim(),
    prixTtcAffiche: prixTtcAffiche ?? 0,
    description: description.trim(),
  }
}

/** What differs from the dish as it was opened: what another window changed meanwhile stays. */
export function changesOf(dish: GammeRecette, draft: DishDraft): Partial<ReturnType<typeof displayedOf>> {
  const { nomAffiche, prixTtcAffiche, description, nomAfficheEn, descriptionEn } = displayedOf(draft)
  return {
    ...(nomAffiche !== dish.nomAffiche && { nomAffiche }),
    ...(prixTtcAffiche !== dish.prixTtcAffiche && { prixTtcAffiche }),
    ...(description !== dish.description && { description }),
    ...(nomAfficheEn !== dish.nomAfficheEn && { nomAfficheEn }),
    ...(descriptionEn !== dish.descriptionEn && { descriptionEn }),
  }
}

export function isChanged(dish: GammeRecette, draft: DishDraft): boolean {
  return Object.keys(changesOf(dish, draft)).length > 0
}
