import { boundOf, mostAtEach, type Offer, plainBound, tightened } from './split-bound.ts'
import { repairedSplit } from './split-repair.ts'
import { SplitSearch } from './split-search.ts'

/** Where each product is bought. */
export interface Split {
  /** For each product the place of its offer. */
  chosen: readonly number[]
  cents: number
  /** Whether each supplier from whom something is bought reaches its franco. */
  reachesFrancos: boolean
  /** Whether it is certain that no split is cheaper, or, where no franco is reached, that none can reach them. */
  proven: boolean
  /** No split that reaches the francos costs less than so many cents; Infinity where none can reach them. */
  atLeast: number
}

/** Suppliers with a franco that one split can be over: their subsets are looked at one by one. */
export const MAX_SPLIT_FRANCOS = 10
/** Steps of the search. Eight products with an offer of each of three suppliers need 11,394 at most. */
const MOST_STEPS = 200_000
/** Sets of suppliers over which the search may give up before its steps end. */
const MOST_SETS = 4

/**
 * 'Répartir au moins cher': the cheapest way to buy each product at one supplier, so that every supplier from whom something is bought
 * reaches its franco. Where none does, the cheapest of all.
 *
 * Exact by branch and bound over the suppliers that are used, and in each such set over the offers, cheapest first. A branch is left
 * when its bound is not below the best split: the cheapest offers of the rest, and the Lagrangian relaxation of the francos (Fisher
 * 1981, 'The Lagrangian relaxation method for solving integer programming problems'). The search ends after a fixed number of steps:
 * a split that is then not proven to be the cheapest says so, with the bound below which no split is.
 *
 * @param products for each the offers, at least one
 * @param francos EUR cents for each supplier; 0 where it has none
 * @throws RangeError for a product without an offer, and for too many suppliers with a franco
 */
export function cheapestSplit(
  products: readonly (readonly Offer[])[],
  francos: readonly number[],
  mostSteps = MOST_STEPS,
): Split {
  if (francos.filter((franco) => franco > 0).length > MAX_SPLIT_FRANCOS)
    throw new RangeError('Too many suppliers with a franco')
  if (products.some((offers) => offers.length === 0)) throw new RangeError('A product without an offer')
  const sorted = products.map((offers) => offers.toSorted((one, other) => one.cents - other.cents))
  const most = mostAtEach(products, francos)
  const sets = setsOf(francos)
    .map((used) => plainBound(sorted, most, francos, used))
    .filter((set) => set !== null)
    .toSorted((one, other) => one.cents - other.cents || one.used.length - other.used.length)
  const search = new SplitSearch(mostSteps)
  let unproven = Infinity
  for (const set of sets) {
    if (set.cents >= search.cents) break
    const plain = boundOf(products, francos, set)
    if (search.stepsLeft === 0) {
      // Splits are looked for, and not proven.
      search.take(repairedSplit(plain))
      unproven = Math.min(unproven, plain.cents)
      continue
    }
    const bound = tightened(plain)
    search.take(repairedSplit(bound))
    if (bound.cents >= search.cents) continue
    if (!search.run(bound, Math.ceil(mostSteps / MOST_SETS))) unproven = Math.min(unproven, bound.cents)
  }
  const proven = unproven >= search.cents
  const atLeast = Math.min(unproven, search.cents)
  if (search.chosen !== null)
    return { chosen: search.chosen, cents: search.cents, reachesFrancos: true, proven, atLeast }
  const free = products.map((offers) => cheapestOf(offers))
  const cents = free.reduce((sum, place, product) => sum + (products[product]?.[place]?.cents ?? 0), 0)
  return { chosen: free, cents, reachesFrancos: false, proven, atLeast }
}

/** Which suppliers may be used: those without a franco always, of the others every subset. */
function setsOf(francos: readonly number[]): number[][] {
  const bound = francos.flatMap((franco, supplier) => (franco > 0 ? [supplier] : []))
  const free = francos.flatMap((franco, supplier) => (franco > 0 ? [] : [supplier]))
  return Array.from({ length: 2 ** bound.length }, (_, set) => [
    ...free,
    ...bound.filter((_supplier, place) => Math.floor(set / 2 ** place) % 2 === 1),
  ])
}

function cheapestOf(offers: readonly Offer[]): number {
  return offers.reduce((best, { cents }, place) => (cents < (offers[best]?.cents ?? 0) ? place : best), 0)
}
