import type { UserProductInput } from '#contract/products.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import type { WithAllergens } from '#domain/allergens/allergens-of.ts'
import { tracesBeside } from '#domain/allergens/traces-beside.ts'
import { emptyAsNull } from '../empty-as-null.ts'

const NOTHING: WithAllergens = { allergens: [], traces: [] }

/**
 * A product, of the base or of a catalogue, as it is stored: empty texts are null; allergens come once each, in the order
 * of the list, and leave no 'free of them' and no trace of themselves.
 * @param stored what a change is made to, which may name the one of the two lists that the change does not
 */
export function normaliseProduct<
  Facts extends Pick<UserProductInput, 'allergens' | 'traces' | 'allergenFree'>,
>(facts: Facts, stored: WithAllergens = NOTHING): Facts {
  const { allergenFree, traces } = facts
  const named = facts.allergens ?? (allergenFree ? [] : undefined)
  const allergens = named && ALLERGENS.filter((allergen) => named.includes(allergen))
  return {
    ...emptyAsNull(facts),
    ...(allergens && { allergens }),
    ...(allergens && allergens.length > 0 && { allergenFree: false }),
    ...((allergens ?? traces) && {
      traces: tracesBeside(traces ?? stored.traces, allergens ?? stored.allergens),
    }),
  }
}
