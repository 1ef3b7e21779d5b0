import { foldForSearch } from '../catalogue/fold-for-search.ts'
import { ALLERGENS } from './allergen.ts'
import type { Allergen } from './allergen.ts'

/** How an allergen is written in an address: 'fruits-a-coque'. */
export function allergenSlug(allergen: Allergen): string {
  return foldForSearch(allergen).replaceAll(' ', '-')
}

/** The allergens that an address names, in the order of the list; unknown slugs are ignored. */
export function allergensInAddress(slugs: Iterable<string>): Allergen[] {
  const named = new Set(slugs)
  return ALLERGENS.filter((allergen) => named.has(allergenSlug(allergen)))
}
