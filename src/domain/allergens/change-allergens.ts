import { ALLERGENS, type Allergen } from './allergen.ts'
import type { DeclaredAllergens } from './allergen-state.ts'
import { tracesBeside } from './traces-beside.ts'

/** A product that contains these too: they are traces no longer, and it is not free of allergens. */
export function withAllergens(declared: DeclaredAllergens, added: readonly Allergen[]): DeclaredAllergens {
  const allergens = ALLERGENS.filter((one) => declared.allergens.includes(one) || added.includes(one))
  return { allergens, traces: tracesBeside(declared.traces, allergens), allergenFree: false }
}

/**
 * A product that does not contain these. Without any left it is not declared, and never free of all fourteen: that
 * was not declared. A product declared free of all stays so.
 */
export function withoutAllergens(
  { allergens, traces, allergenFree }: DeclaredAllergens,
  removed: readonly Allergen[],
): DeclaredAllergens {
  return { allergens: allergens.filter((one) => !removed.includes(one)), traces, allergenFree }
}
