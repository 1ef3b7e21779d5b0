import type { DeclaredAllergens } from '../allergens/allergen-state.ts'
import { allergenState } from '../allergens/allergen-state.ts'
import { ALLERGENS } from '../allergens/allergen.ts'
import { tracesBeside } from '../allergens/traces-beside.ts'

/**
 * What two products that become one may differ in, beside their allergens. A price is for a unit: the two go together,
 * as does a content with its unit.
 */
export const MERGE_FACTS = [
  'name',
  'category',
  'price',
  'content',
  'density',
  'brand',
  'supplier',
  'origin',
  'countedWeights',
] as const
export type MergeFact = (typeof MERGE_FACTS)[number]

/** Whose allergens: of both, of the product that stays, of the other. */
export const ALLERGENS_OF = ['both', 'kept', 'other'] as const
export type AllergensOf = (typeof ALLERGENS_OF)[number]

/** The columns of each fact. */
export const MERGE_COLUMNS = {
  name: ['name'],
  category: ['category'],
  price: ['unit', 'priceHt'],
  content: ['contentQuantity', 'contentUnit'],
  density: ['densityKgPerL'],
  brand: ['brand'],
  supplier: ['supplierId'],
  origin: ['origin'],
  countedWeights: ['countedWeights'],
} as const satisfies Record<MergeFact, readonly string[]>

type Column = (typeof MERGE_COLUMNS)[MergeFact][number]

/** A product as far as two are compared. */
export type Mergeable = Record<Exclude<Column, 'countedWeights'>, string | number | null> &
  DeclaredAllergens & { countedWeights: object }

export interface MergeChoices {
  /** The facts that are taken from the other product. */
  taken: readonly MergeFact[]
  allergensOf: AllergensOf
}

/** The facts that differ; words that only one of the two has a weight for are joined, and are no difference. */
export function differingFacts(kept: Mergeable, other: Mergeable): MergeFact[] {
  return MERGE_FACTS.filter((fact) =>
    fact === 'countedWeights'
      ? Object.keys(kept.countedWeights).some(
          (word) => word in other.countedWeights && weightOf(kept, word) !== weightOf(other, word),
        )
      : MERGE_COLUMNS[fact].some((column) => kept[column] !== other[column]),
  )
}

const weightOf = ({ countedWeights }: Mergeable, word: string) =>
  JSON.stringify((countedWeights as Record<string, unknown>)[word])

/** The facts that are taken from the other product unless someone chooses: those that only it has. */
export function missingFacts(kept: Mergeable, other: Mergeable): MergeFact[] {
  return differingFacts(kept, other).filter((fact) =>
    fact === 'price' ? kept.priceHt === null : MERGE_COLUMNS[fact].every((column) => kept[column] === null),
  )
}

/** What the product that stays takes from the other one, by its columns. */
export function mergedProduct<Product extends Mergeable>(
  kept: Product,
  other: Product,
  { taken, allergensOf }: MergeChoices,
): Pick<Product, Column | keyof DeclaredAllergens> {
  const whose = new Map<string, Product>(
    MERGE_FACTS.flatMap((fact) =>
      MERGE_COLUMNS[fact].map((column) => [column, taken.includes(fact) ? other : kept] as const),
    ),
  )
  const of = <Key extends Column>(column: Key): Product[Key] => (whose.get(column) ?? kept)[column]
  const [first, second] = taken.includes('countedWeights') ? [kept, other] : [other, kept]
  return {
    name: of('name'),
    category: of('category'),
    unit: of('unit'),
    priceHt: of('priceHt'),
    contentQuantity: of('contentQuantity'),
    contentUnit: of('contentUnit'),
    densityKgPerL: of('densityKgPerL'),
    brand: of('brand'),
    supplierId: of('supplierId'),
    origin: of('origin'),
    countedWeights: { ...first.countedWeights, ...second.countedWeights },
    ...mergedAllergens(kept, other, allergensOf),
  }
}

/**
 * The allergens of one product made of two. Of both: what either contains or has traces of; free of all only where both
 * are declared so: a product that is not declared may contain any.
 */
export function mergedAllergens(
  kept: DeclaredAllergens,
  other: DeclaredAllergens,
  of: AllergensOf,
): DeclaredAllergens {
  if (of !== 'both') {
    const { allergens, traces, allergenFree } = of === 'kept' ? kept : other
    return { allergens, traces, allergenFree }
  }
  const either = (list: 'allergens' | 'traces') =>
    ALLERGENS.filter((one) => kept[list].includes(one) || other[list].includes(one))
  const allergens = either('allergens')
  return {
    allergens,
    traces: tracesBeside(either('traces'), allergens),
    allergenFree: allergens.length === 0 && kept.allergenFree && other.allergenFree,
  }
}

/** Why it has to be looked at which allergens the one product contains. */
export type MergedAllergensDoubt =
  | 'free-beside-declared'
  | 'undeclared-beside-declared'
  | 'undeclared-beside-free'

/** What two declarations contradict each other in; null where they agree or complete each other. */
export function mergedAllergensDoubt(
  kept: DeclaredAllergens,
  other: DeclaredAllergens,
): MergedAllergensDoubt | null {
  const states = new Set([allergenState(kept), allergenState(other)])
  if (states.has('free') && states.has('declared')) return 'free-beside-declared'
  if (states.has('undeclared') && states.has('declared')) return 'undeclared-beside-declared'
  if (states.has('undeclared') && states.has('free')) return 'undeclared-beside-free'
  return null
}

/** Whether the two declare the same. */
export function sameAllergens(kept: DeclaredAllergens, other: DeclaredAllergens): boolean {
  return declarationOf(kept) === declarationOf(other)
}

function declarationOf({ allergens, traces, allergenFree }: DeclaredAllergens): string {
  return JSON.stringify([allergens.toSorted(), traces.toSorted(), allergenFree])
}
