import type { ImportCandidate, ImportNameGroup } from '#contract/sheet-imports.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import { isWithinName } from '#domain/imports/within-name.ts'
import { dimensionOf } from '#domain/quantity/unit.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { DraftProduct } from '#domain/sheet-imports/draft-import.ts'
import { isSameMeasure } from '#domain/sheet-imports/group-names.ts'

/** Whether the user is asked what a name means: a certain and a new one have an answer without being asked. */
type Certainty = 'certain' | 'likely' | 'new'

/** What the files name once or in several ways, and what of the account it may be. */
export interface NamedGroup {
  /** The same after another reading of the files. */
  key: string
  name: string
  unit: Unit
  /** In the files: EUR per unit, without VAT; null where they have none. */
  priceHt: number | null
  /** Places of the draft's products. */
  products: number[]
  category: ProductCategory
  certainty: Certainty
  /** The likeliest first; those with which its lines have a cost. */
  candidates: ImportCandidate[]
  /** Those with which its lines would have no cost: their unit is another. */
  unfit: ImportCandidate[]
  /** Keys of other groups that may be the same product. */
  alike: string[]
}

/** What a name means: something of the account, a new product, or the same as another group of the files. */
export type NameDecision = { kind: 'candidate'; id: string } | { kind: 'new' } | { kind: 'same'; as: string }

export interface NameChoice {
  /** Null until the user has chosen. */
  decision: NameDecision | null
  /** Of a new product; null for the likeliest. */
  category: ProductCategory | null
}
export type NameChoices = ReadonlyMap<string, NameChoice>

/** Least score of a candidate that the user is asked about; below it the name is a new product. */
const LIKELY = 0.5
/** Least score of a candidate that is taken without a look at it, and its least distance to the next one. */
const CLEAR = 0.72
const AHEAD = 0.15
/** Most that the price of the files and a candidate's differ where the candidate says more than the name. */
const NEAR_PRICE = 0.25

export function namedGroups(
  products: readonly DraftProduct[],
  groups: readonly ImportNameGroup[],
): NamedGroup[] {
  const named = groups.map(({ names, certainty, candidates }): NamedGroup => {
    const first = products[names[0] ?? 0]
    const { name = '', unit = 'kg', priceHt = null, category = 'Épicerie' } = first ?? {}
    const fitting = candidates.filter(({ fits }) => fits)
    const isLikely = certainty === 'likely' && (fitting[0]?.score ?? 0) >= LIKELY
    const measure = dimensionOf(unit) === 'count' ? unit : dimensionOf(unit)
    return {
      key: `${foldForSearch(name)} ${measure}`,
      name,
      unit,
      priceHt,
      products: names,
      category,
      certainty: certainty === 'certain' ? 'certain' : isLikely ? 'likely' : 'new',
      candidates: fitting,
      unfit: candidates.filter(({ kind, fits, score }) => kind !== 'sheet' && !fits && score >= LIKELY),
      alike: [],
    }
  })
  return named.map((group, at) => ({
    ...group,
    alike: (groups[at]?.alike ?? []).flatMap(({ group: other }) => {
      const known = named[other]
      return known !== undefined && isSameMeasure(known.unit, group.unit) ? known.key : []
    }),
  }))
}

/** What a name means now; null for one that the user is asked about. */
export function decisionOf(group: NamedGroup, choices: NameChoices): NameDecision | null {
  const chosen = choices.get(group.key)?.decision ?? null
  if (chosen?.kind !== 'candidate' || group.candidates.some(({ id }) => id === chosen.id))
    if (chosen !== null) return chosen
  const [first] = group.candidates
  if (group.certainty === 'certain' && first !== undefined) return { kind: 'candidate', id: first.id }
  return group.certainty === 'new' ? { kind: 'new' } : null
}

/**
 * The groups whose candidate is taken with all other unambiguous ones. Where two names are nearly the same product, as
 * 'Crème épaisse' and 'Crème liquide' are 'Crème', none of them is.
 */
export function clearCandidates(likely: readonly NamedGroup[]): Map<string, NameDecision> {
  const times = new Map<string, number>()
  for (const { candidates } of likely)
    for (const { id } of candidates.slice(0, 1)) times.set(id, (times.get(id) ?? 0) + 1)
  return new Map(
    likely.flatMap((group): [string, NameDecision][] => {
      const {
        key,
        candidates: [first, second],
      } = group
      if (first === undefined || first.score < CLEAR || times.get(first.id) !== 1) return []
      if (!isWithinName(first.name, group.name) && !hasNearPrice(group, first)) return []
      const isAhead = second === undefined || first.score - second.score >= AHEAD
      return isAhead ? [[key, { kind: 'candidate', id: first.id }]] : []
    }),
  )
}

function hasNearPrice({ unit, priceHt }: NamedGroup, candidate: ImportCandidate): boolean {
  if (priceHt === null || candidate.priceHt === null || candidate.unit !== unit) return false
  return Math.abs(candidate.priceHt - priceHt) <= NEAR_PRICE * priceHt
}

/**
 * What a question proposes: the likeliest candidate, where one of both names only says more than the other; else a new product, so
 * that 'Riz long' becomes no 'Riz vinaigré' by a press of Enter.
 */
export function proposedFor({ name, candidates: [first] }: NamedGroup): NameDecision {
  const isNear = first !== undefined && (isWithinName(first.name, name) || isWithinName(name, first.name))
  return isNear ? { kind: 'candidate', id: first.id } : { kind: 'new' }
}

/** The group that a group is joined to, at the end of all that are joined; itself where it is joined to none. */
export function rootOf(
  group: NamedGroup,
  groups: ReadonlyMap<string, NamedGroup>,
  choices: NameChoices,
): NamedGroup {
  const way: NamedGroup[] = []
  for (let next: NamedGroup | undefined = group; next !== undefined;) {
    // Those that are joined in a circle are all the same: the first by its key stands for them.
    if (way.includes(next))
      return way.slice(way.indexOf(next)).reduce((one, other) => (other.key < one.key ? other : one))
    way.push(next)
    const decision = decisionOf(next, choices)
    // One that is left out since is joined to nothing.
    next = decision?.kind === 'same' ? groups.get(decision.as) : undefined
  }
  return way.at(-1) ?? group
}
