import type { SheetCategory } from '../catalogue/sheet-category.ts'

/** The coefficient of a calculator whose field was emptied; it starts with the category's, which other pages suggest. */
export const INITIAL_COEFFICIENT = 2

/** Coefficients to aim for, by category; the names are those of the account's settings. */
export interface CoefficientTable {
  coefficientEntree: number
  coefficientPlat: number
  coefficientDessert: number
  /** For every other category. */
  coefficientDefault: number
}

const DEFAULT_COEFFICIENTS: CoefficientTable = {
  coefficientEntree: 4,
  coefficientPlat: 3.5,
  coefficientDessert: 5,
  coefficientDefault: 3.5,
}

/** The coefficient that a dish of this category is usually sold at. */
export function suggestedCoefficient(
  category: SheetCategory,
  table: CoefficientTable = DEFAULT_COEFFICIENTS,
): number {
  if (category === 'Entrée') return table.coefficientEntree
  if (category === 'Plat') return table.coefficientPlat
  if (category === 'Dessert') return table.coefficientDessert
  return table.coefficientDefault
}
