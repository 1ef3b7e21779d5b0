import type { GammeRecette } from '#contract/gammes.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'

/** The dishes whose displayed name, title or category holds what is looked for, whatever its case and accents. */
export function foundDishes(
  recettes: readonly GammeRecette[],
  search: string,
  categoryName: (category: GammeRecette['category']) => string,
): readonly GammeRecette[] {
  const looked = foldForSearch(search.trim())
  if (looked === '') return recettes
  return recettes.filter(({ nomAffiche, title, category }) =>
    [nomAffiche, title, categoryName(category)].some((text) => foldForSearch(text).includes(looked)),
  )
}
