import type { DeclaredAllergens } from '#domain/allergens/allergen-state.ts'

/** 'Lait, Gluten'; 'Aucun' when declared free of allergens; null when not declared. */
export function allergensCell({ allergens, allergenFree }: Omit<DeclaredAllergens, 'traces'>): string | null {
  return allergenFree ? 'Aucun' : allergens.join(', ') || null
}

/** 'Lait, Soja', the header's 'Traces possibles' left out; null without any. */
export function tracesCell({ traces }: Pick<DeclaredAllergens, 'traces'>): string | null {
  return traces.join(', ') || null
}
