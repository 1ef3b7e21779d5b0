import type { ProductName } from './products/products.ts'

/** Sheets used in others: by their portions, or by their yield where they have one. */
export const PREPARATIONS = [
  'Crème anglaise',
  'Fond brun de veau',
  'Frites fraîches',
  'Fumet de poisson',
  'Mayonnaise',
  'Pâte à choux',
  'Pâte sablée à l’amande',
  'Ratatouille',
  'Sauce béarnaise',
  'Vinaigrette maison',
] as const

/** What a line of a sheet takes. A product is never called as a preparation is. */
export type Ingredient = ProductName | (typeof PREPARATIONS)[number]

const preparations: ReadonlySet<string> = new Set(PREPARATIONS)

export function isPreparation(ingredient: Ingredient): boolean {
  return preparations.has(ingredient)
}
