import type { GammeRecette } from '#contract/gammes.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import { containsWords, searchWords } from '#domain/catalogue/search-words.ts'

/** The dishes whose displayed name, title and category together hold every word looked for, whatever its case and accents. */
export function foundDishes(
  recettes: readonly GammeRecette[],
  search: string,
  categoryName: (category: GammeRecette['category']) => string,
): readonly GammeRecette[] {
  const words = searchWords(search)
  if (words.length === 0) return recettes
  return recettes.filter(({ nomAffiche, title, category }) =>
    containsWords(foldForSearch([nomAffiche, title, categoryName(category)].join('\n')), words),
  )
}
