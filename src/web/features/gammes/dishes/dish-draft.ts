import type { GammeRecette } from '#contract/gammes.ts'

/** A dish as it is typed: no price is one of 0, NaN is a price that cannot be read. */
export interface DishDraft {
  nomAffiche: string
  prixTtcAffiche: number | null
  description: string
}

export function draftOf({ nomAffiche, prixTtcAffiche, description }: GammeRecette): DishDraft {
  return { nomAffiche, prixTtcAffiche, description }
}

/** What a guest would read of a draft. */
export function displayedOf({ nomAffiche, prixTtcAffiche, description }: DishDraft) {
  return {
    nomAffiche: nomAffiche.trim(),
    prixTtcAffiche: prixTtcAffiche ?? 0,
    description: description.trim(),
  }
}

/** What differs from the dish as it was opened: what another window changed meanwhile stays. */
export function changesOf(dish: GammeRecette, draft: DishDraft): Partial<ReturnType<typeof displayedOf>> {
  const { nomAffiche, prixTtcAffiche, description } = displayedOf(draft)
  return {
    ...(nomAffiche !== dish.nomAffiche && { nomAffiche }),
    ...(prixTtcAffiche !== dish.prixTtcAffiche && { prixTtcAffiche }),
    ...(description !== dish.description && { description }),
  }
}

export function isChanged(dish: GammeRecette, draft: DishDraft): boolean {
  return Object.keys(changesOf(dish, draft)).length > 0
}
