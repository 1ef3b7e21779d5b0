import type { DeclaredAllergens } from '../allergens/allergen-state.ts'
import { allergenState } from '../allergens/allergen-state.ts'
import { ALLERGENS } from '../allergens/allergen.ts'
import { tracesBeside } from '../allergens/traces-beside.ts'

/** A part of a product, of facts that mean something only together, and how two products that become one have it. */
export interface MergedPart<Fact extends string> {
  facts: readonly Fact[]
  /** `joined`: what either says of a word is kept. Otherwise it is of one of the two. */
  joined: boolean
}
/** Every part but the allergens. */
export type MergedParts<Part extends string, Fact extends string> = Readonly<Record<Part, MergedPart<Fact>>>

/** Whose allergens: of both, of the product that stays, of the other. */
export const ALLERGENS_OF = ['both', 'kept', 'other'] as const
export type AllergensOf = (typeof ALLERGENS_OF)[number]

export interface MergeChoices<Part extends string> {
  /** The parts that are taken from the other product. */
  taken: readonly Part[]
  allergensOf: AllergensOf
}

/** The parts that differ; words that only one of the two has a weight for are joined, and are no difference. */
export function differingParts<Part extends string, Fact extends string>(
  parts: MergedParts<Part, Fact>,
  kept: Record<Fact, unknown>,
  other: Record<Fact, unknown>,
): Part[] {
  return namesOf(parts).filter((name) => {
    const { facts, joined } = parts[name]
    return facts.some((fact) =>
      joined ? contradict(wordsOf(kept[fact]), wordsOf(other[fact])) : kept[fact] !== other[fact],
    )
  })
}

/** The parts that are taken from the other product unless someone chooses: those that only it has. */
export function missingParts<Part extends string, Fact extends string>(
  parts: MergedParts<Part, Fact>,
  kept: Record<Fact, unknown>,
  other: Record<Fact, unknown>,
): Part[] {
  return differingParts(parts, kept, other).filter((name) =>
    parts[name].facts.some((fact) => kept[fact] === null),
  )
}

/** What the product that stays takes from the other one, fact by fact. */
export function mergedProduct<
  Part extends string,
  Fact extends string,
  Product extends Record<Fact, unknown> & DeclaredAllergens,
>(
  parts: MergedParts<Part, Fact>,
  kept: Product,
  other: Product,
  { taken, allergensOf }: MergeChoices<Part>,
): Pick<Product, Fact> & DeclaredAllergens {
  const facts = namesOf(parts).flatMap((name) => {
    const [first, second] = taken.includes(name) ? [other, kept] : [kept, other]
    return parts[name].facts.map((fact) => {
      const joined = () => ({ ...wordsOf(second[fact]), ...wordsOf(first[fact]) })
      return [fact, parts[name].joined ? joined() : first[fact]]
    })
  })
  return {
    // One of each fact, with a value of one of the two or of both.
    ...(Object.fromEntries(facts) as Pick<Product, Fact>),
    ...mergedAllergens(kept, other, allergensOf),
  }
}

function namesOf<Part extends string>(parts: Readonly<Record<Part, unknown>>): Part[] {
  return Object.keys(parts) as Part[]
}

function wordsOf(value: unknown): Record<string, unknown> {
  return value as Record<string, unknown>
}

function contradict(kept: Record<string, unknown>, other: Record<string, unknown>): boolean {
  return Object.keys(kept).some(
    (word) => word in other && JSON.stringify(kept[word]) !== JSON.stringify(other[word]),
  )
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
