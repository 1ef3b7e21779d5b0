import type { Allergen } from './allergen.ts'

/** What is known of what a product contains. Undeclared is never treated as 'none', and traces alone declare nothing. */
export type AllergenState = 'declared' | 'free' | 'undeclared'

/** A product declares which it contains, or that it contains none; a preparation has those of its lines. */
export interface DeclaredAllergens {
  allergens: readonly Allergen[]
  /** Possible and not contained: beside any of the three states, and never a state by themselves. */
  traces: readonly Allergen[]
  /** Declared to contain none of the fourteen, of which there may be traces. */
  allergenFree: boolean
}

export function allergenState({ allergens, allergenFree }: Omit<DeclaredAllergens, 'traces'>): AllergenState {
  if (allergens.length > 0) return 'declared'
  return allergenFree ? 'free' : 'undeclared'
}

/** Whether the allergens of a line's product or preparation are not fully known; those of an empty line are not. */
export function isUndeclared(
  bearer: Omit<DeclaredAllergens, 'traces'> | { undeclaredLines: number } | null,
): boolean {
  if (bearer === null) return true
  return 'undeclaredLines' in bearer ? bearer.undeclaredLines > 0 : allergenState(bearer) === 'undeclared'
}
