import { ALLERGENS } from './allergen.ts'
import type { Allergen } from './allergen.ts'
import { tracesBeside } from './traces-beside.ts'

/** What a product, or a sheet made of products, has of the fourteen. */
export interface WithAllergens {
  /** Contained. */
  allergens: readonly Allergen[]
  /** Possible, and not contained. */
  traces: readonly Allergen[]
}

/**
 * Every allergen of a dish: those of all its products, each once, in the order of the list.
 * A line without a product adds none; a further product never takes one away.
 */
export function allergensOf(products: Iterable<Pick<WithAllergens, 'allergens'> | null>): Allergen[] {
  const present = new Set<Allergen>()
  for (const product of products) {
    for (const allergen of product?.allergens ?? []) present.add(allergen)
  }
  return ALLERGENS.filter((allergen) => present.has(allergen))
}

/** Every trace of a dish that none of its products contains. */
export function tracesOf(products: readonly (WithAllergens | null)[]): Allergen[] {
  const traces = products.flatMap((product) => product?.traces ?? [])
  return tracesBeside(traces, allergensOf(products))
}
