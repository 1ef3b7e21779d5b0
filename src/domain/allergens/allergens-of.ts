import { ALLERGENS } from './allergen.ts'
import type { Allergen } from './allergen.ts'

/** A product, or a sheet made of products. */
export interface WithAllergens {
  allergens: readonly Allergen[]
}

/**
 * Every allergen of a dish: those of all its products, each once, in the order of the list.
 * A line without a product adds none; a further product never takes one away.
 */
export function allergensOf(products: Iterable<WithAllergens | null>): Allergen[] {
  const present = new Set<Allergen>()
  for (const product of products) {
    for (const allergen of product?.allergens ?? []) present.add(allergen)
  }
  return ALLERGENS.filter((allergen) => present.has(allergen))
}
