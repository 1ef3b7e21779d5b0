import { ALLERGENS } from './allergen.ts'
import type { Allergen } from './allergen.ts'

/** The traces to declare beside what is contained, each once, in the order of the list: what is contained is no trace. */
export function tracesBeside(traces: readonly Allergen[], allergens: readonly Allergen[]): Allergen[] {
  return ALLERGENS.filter((allergen) => traces.includes(allergen) && !allergens.includes(allergen))
}
