import type { Allergen } from './allergen.ts'

/** What is known of a product's allergens. Nothing said is never 'none'. */
export type AllergenState = 'declared' | 'free' | 'undeclared'

/** A product says which it has, or that it has none; a preparation sums up its lines. */
export interface DeclaredAllergens {
  allergens: readonly Allergen[]
  /** Somebody said that it has none of the fourteen. */
  allergenFree: boolean
}

export function allergenState({ allergens, allergenFree }: DeclaredAllergens): AllergenState {
  if (allergens.length > 0) return 'declared'
  return allergenFree ? 'free' : 'undeclared'
}

/** Whether what stands in a line leaves open which allergens it brings; a line of nothing does. */
export function isUndeclared(bearer: DeclaredAllergens | { undeclaredLines: number } | null): boolean {
  if (bearer === null) return true
  return 'undeclaredLines' in bearer ? bearer.undeclaredLines > 0 : allergenState(bearer) === 'undeclared'
}
