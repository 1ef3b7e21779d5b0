import type { Allergen } from '#domain/allergens/allergen.ts'

/** The words of the table of allergens, in the reader's language. */
export interface TableWords {
  title: string
  /** What the table is of, and of which day. */
  subtitle: string
  dish: string
  allergen: (allergen: Allergen) => string
  continued: (gamme: string) => string
  contains: string
  traces: string
  undeclared: string
  legend: string
  legendTraces: string
  legendUndeclared: string
  empty: string
}
