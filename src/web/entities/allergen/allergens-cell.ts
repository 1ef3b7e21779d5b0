import type { DeclaredAllergens } from '#domain/allergens/allergen-state.ts'

/** 'Lait, Gluten'; 'Aucun' when declared free of allergens; null when not declared. */
export function allergensCell({ allergens, allergenFree }: DeclaredAllergens): string | null {
  return allergenFree ? 'Aucun' : allergens.join(', ') || null
}
