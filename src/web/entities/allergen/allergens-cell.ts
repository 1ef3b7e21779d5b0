import type { DeclaredAllergens } from '#domain/allergens/allergen-state.ts'

/** 'Lait, Gluten'; 'Aucun' where somebody said so; nothing where nobody did. */
export function allergensCell({ allergens, allergenFree }: DeclaredAllergens): string | null {
  return allergenFree ? 'Aucun' : allergens.join(', ') || null
}
