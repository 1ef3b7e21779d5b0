import type { Allergen } from './allergen.ts'

/** What is known of a product's allergens. Undeclared is never treated as 'none'. */
export type AllergenState = 'declared' | 'free' | 'undeclared'

/** A product declares which it has, or that it has none; a preparation has those of its lines. */
export interface DeclaredAllergens {
  allergens: readonly Allergen[]
  /** Declared to have none of the fourteen. */
  allergenFree: boolean
}

export function allergenState({ allergens, allergenFree }: DeclaredAllergens): AllergenState {
  if (allergens.length > 0) return 'declared'
  return allergenFree ? 'free' : 'undeclared'
}

/** Whether the allergens of a line's product or preparation are not fully known; those of an empty line are not. */
export function isUndeclared(bearer: DeclaredAllergens | { undeclaredLines: number } | null): boolean {
  if (bearer === null) return true
  return 'undeclaredLines' in bearer ? bearer.undeclaredLines > 0 : allergenState(bearer) === 'undeclared'
}
