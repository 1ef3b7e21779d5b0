import type { Allergen } from '../allergens/allergen.ts'
import { tracesBeside } from '../allergens/traces-beside.ts'
import { everyKey } from '../every-key.ts'
import type { CatalogueFacts } from './list-row.ts'

/** The facts of a product that a list and a catalogue are compared by. */
export type ComparedFacts = Omit<CatalogueFacts, 'packPriceHt'>

/** The price, whose change has a separate kind; the category, which a list never changes; what is compared with the allergens. */
type NotCompared = 'priceHt' | 'category' | 'allergenFree'

const CHANGED_FACTS = everyKey<Omit<ComparedFacts, NotCompared>>({
  name: true,
  brand: true,
  code: true,
  unit: true,
  contentQuantity: true,
  contentUnit: true,
  packText: true,
  densityKgPerL: true,
  allergens: true,
  traces: true,
})
export type ChangedFact = (typeof CHANGED_FACTS)[number]

/**
 * The facts that a list changes. A missing value changes nothing: a list without a column of allergens does not remove
 * them. Nor does one without traces remove those: that a supplier no longer prints a warning is no promise. The category belongs to the user once the product is in the catalogue, so a list never changes it.
 */
export function changedFacts(before: ComparedFacts, after: ComparedFacts): ChangedFact[] {
  return CHANGED_FACTS.filter((fact) => {
    if (fact === 'allergens') return allergensChanged(before, after)
    if (fact === 'traces') return tracesChanged(before, after)
    if (after[fact] === null) return false
    return before[fact] !== after[fact]
  })
}

function allergensChanged(before: ComparedFacts, after: ComparedFacts): boolean {
  if (after.allergens.length === 0 && !after.allergenFree) return false
  if (before.allergenFree !== after.allergenFree) return true
  return differ(before.allergens, after.allergens)
}

/** What the list contains is no trace any more, which is a change of the allergens. */
function tracesChanged(before: ComparedFacts, after: ComparedFacts): boolean {
  return after.traces.length > 0 && differ(tracesBeside(before.traces, after.allergens), after.traces)
}

function differ(before: readonly Allergen[], after: readonly Allergen[]): boolean {
  return before.length !== after.length || after.some((allergen) => !before.includes(allergen))
}
