import type { UserProductInput } from '#contract/products.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { emptyAsNull } from '../empty-as-null.ts'

/**
 * A product, of the base or of a catalogue, as it is stored: empty texts are null; allergens come once each, in the order
 * of the list, and leave no 'free of them'.
 */
export function normaliseProduct<Facts extends Pick<UserProductInput, 'allergens' | 'allergenFree'>>(
  facts: Facts,
): Facts {
  const { allergens, allergenFree } = facts
  return {
    ...emptyAsNull(facts),
    ...(allergens && { allergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)) }),
    ...(allergens && allergens.length > 0 && { allergenFree: false }),
    ...(allergenFree && !allergens && { allergens: [] }),
  }
}
