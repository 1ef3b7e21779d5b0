import type { ImportCandidate, ImportNameGroup } from '#contract/sheet-imports.ts'
import { foldForSearch } from '#domain/catalogue/fold-for-search.ts'
import type { ProductCategory } from '#domain/catalogue/product-category.ts'
import { isProductItself, mayBeProduct } from '#domain/imports/is-product-itself.ts'
import { dimensionOf } from '#domain/quantity/unit.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import type { DraftProduct } from '#domain/sheet-imports/draft-import.ts'
import { densityBetween } from '#domain/sheet-imports/fits-unit.ts'
import { isSameMeasure } from '#domain/sheet-imports/group-names.ts'
import { sameName } from '#domain/catalogue/same-name.ts'

/** Whether it is known what a name means: a likely one may be several things. */
type Certainty = 'certain' | 'likely' | 'new'

/** What the files name once or in several ways, and what of the account it may be. */
export interface NamedGroup {
  /** The same after another reading of the files. */
  key: string
  name: string
  unit: Unit
  /** Whether the files have a price of it. */
  isPriced: boolean
  /** Places of the draft's products. */
  products: number[]
  category: ProductCategory
  certainty: Certainty
  /** The likeliest first; those with which its lines have a cost, then those that need a density for it, which is known. */
  candidates: ImportCandidate[]
  /** Those with which its lines would have no cost: their unit is another. */
  unfit: ImportCandidate[]
  /** A product of the account of this very name whose unit is another. */
  twin: ImportCandidate | null
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

export function namedGroups(
  products: readonly DraftProduct[],
  groups: readonly ImportNameGroup[],
): NamedGroup[] {
  const named = groups.map(({ names, certainty, candidates }): NamedGroup => {
    const first = products[names[0] ?? 0]
    const { name = '', unit = 'kg', category = 'Épicerie' } = first ?? {}
    const fitting = candidates.filter(({ fits }) => fits)
    const twin =
      candidates.find(
        (one) => one.kind === 'product' && !one.fits && sameName(one.name) === sameName(name),
      ) ?? null
    const isOffered = twin !== null && densityBetween(unit, twin) !== null
    const isLikely = certainty === 'likely' && (fitting.length > 0 || twin !== null)
    const measure = dimensionOf(unit) === 'count' ? unit : dimensionOf(unit)
    return {
      key: `${foldForSearch(name)} ${measure}`,
      name,
      unit,
      isPriced: names.some((at) => products[at]?.priceHt != null),
      products: names,
      category,
      certainty: certainty === 'certain' ? 'certain' : isLikely ? 'likely' : 'new',
      candidates: isOffered ? [...fitting, twin] : fitting,
      unfit: candidates.filter(({ kind, fits }) => kind !== 'sheet' && !fits),
      twin,
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

/**
 * What a name means now. Without an answer that is a product of this very name, or one that is the product itself, with which its
 * lines have a cost; else a new product: 'Œufs brouillés' is no egg. A supplier's article is taken only where the files have no
 * price: theirs is never replaced by that of a catalogue unless the user says so.
 */
export function decisionOf(group: NamedGroup, choices: NameChoices): NameDecision {
  const chosen = choices.get(group.key)?.decision ?? null
  if (chosen?.kind !== 'candidate' || group.candidates.some(({ id }) => id === chosen.id))
    if (chosen !== null) return chosen
  const own =
    group.certainty === 'certain'
      ? group.candidates[0]
      : group.candidates.find(
          (one) =>
            one.fits &&
            (one.kind === 'product' || (one.kind === 'article' && !group.isPriced)) &&
            isProductItself(group.name, one),
        )
  return own === undefined ? { kind: 'new' } : { kind: 'candidate', id: own.id }
}

/** Whether the files leave open what a name means, and the user has not answered: its product is marked to be confirmed. */
export function isOpen(group: NamedGroup, choices: NameChoices): boolean {
  return isQuestion(group) && (choices.get(group.key)?.decision ?? null) === null
}

const NO_CHOICES: NameChoices = new Map()

/**
 * Whether it has to be confirmed what a name means without an answer: another name was taken for it, or it becomes a new product
 * though the account has one that it may be. The only one of this very name is none, nor is an article of a
 * catalogue that is not taken.
 */
function isQuestion(group: NamedGroup): boolean {
  if (group.certainty !== 'likely') return false
  const { name, candidates, twin } = group
  const decision = decisionOf(group, NO_CHOICES)
  if (decision.kind !== 'candidate')
    return twin !== null || candidates.some((one) => one.kind !== 'article' && mayBeProduct(name, one))
  const named = candidates.filter((one) => sameName(one.name) === sameName(name))
  return named.length !== 1 || named[0]?.id !== decision.id
}

/**
 * What holds of a name without an answer.
 * - `open`: it is to be confirmed
 * - `alike`: it becomes a new product, and the account, a catalogue or the files have one that is nearly called so
 * - `fresh`: it becomes a new product
 * - `known`: it is a product of the account, or an article
 */
export function standingOf(group: NamedGroup): 'open' | 'alike' | 'fresh' | 'known' {
  if (isQuestion(group)) return 'open'
  if (decisionOf(group, NO_CHOICES).kind !== 'new') return 'known'
  return group.candidates.length + group.alike.length > 0 ? 'alike' : 'fresh'
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
    next = decision.kind === 'same' ? groups.get(decision.as) : undefined
  }
  return way.at(-1) ?? group
}
