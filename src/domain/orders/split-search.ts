import type { Bound } from './split-bound.ts'
import type { FoundSplit } from './split-repair.ts'

/** Sums of some hundred doubles are exact to much less. */
const SLACK = 1e-6

/** The best split of all searches so far, within a number of steps for all of them. */
export class SplitSearch {
  cents = Infinity
  /** For each product the place of its offer. */
  chosen: number[] | null = null
  #stepsLeft: number

  constructor(mostSteps: number) {
    this.#stepsLeft = mostSteps
  }

  /** Steps that are left for all searches. */
  get stepsLeft(): number {
    return this.#stepsLeft
  }

  /** Takes a split that was found otherwise, where it is cheaper. */
  take(found: FoundSplit | null): void {
    if (found === null || found.cents >= this.cents) return
    this.cents = found.cents
    this.chosen = found.chosen
  }

  /**
   * Looks at the splits over the suppliers of a bound.
   * @param mostSteps of this search
   * @returns whether at all that may be cheaper
   */
  run(bound: Bound, mostSteps: number): boolean {
    const lastStep = Math.max(0, this.#stepsLeft - mostSteps)
    const { products, francos, used, worth } = bound
    const last = products.length
    const rest = suffixes(bound)
    const bought = francos.map(() => 0)
    const places = Array.from({ length: last }, () => 0)
    const isWithin = (from: number, cents: number, reduced: number) =>
      cents + (rest.least[from] ?? 0) < this.cents &&
      Math.ceil(reduced + worth + (rest.reduced[from] ?? 0) - SLACK) < this.cents &&
      used.every(
        (supplier) =>
          (bought[supplier] ?? 0) + (rest.most[from]?.[supplier] ?? 0) >= (francos[supplier] ?? 0),
      )
    const visit = (from: number, cents: number, reduced: number): boolean => {
      if (from === last) {
        this.cents = cents
        this.chosen = places.slice()
        return true
      }
      const { index = 0, offers = [] } = products[from] ?? {}
      for (const offer of offers) {
        if (this.#stepsLeft <= lastStep) return false
        this.#stepsLeft--
        places[index] = offer.place
        bought[offer.supplier] = (bought[offer.supplier] ?? 0) + offer.cents
        const isWhole =
          !isWithin(from + 1, cents + offer.cents, reduced + offer.reduced) ||
          visit(from + 1, cents + offer.cents, reduced + offer.reduced)
        bought[offer.supplier] = (bought[offer.supplier] ?? 0) - offer.cents
        if (!isWhole) return false
      }
      return true
    }
    return !isWithin(0, 0, 0) || visit(0, 0, 0)
  }
}

/** What the products from each place on cost at least, plainly and reduced, and can bring to each supplier at most. */
function suffixes({ products, francos }: Bound) {
  const least = [0]
  const reduced = [0]
  const most = [francos.map(() => 0)]
  for (const { offers } of products.toReversed()) {
    least.unshift((least[0] ?? 0) + (offers[0]?.cents ?? 0))
    reduced.unshift((reduced[0] ?? 0) + Math.min(...offers.map((offer) => offer.reduced)))
    most.unshift(
      francos.map(
        (_, supplier) =>
          (most[0]?.[supplier] ?? 0) +
          Math.max(0, ...offers.filter((offer) => offer.supplier === supplier).map(({ cents }) => cents)),
      ),
    )
  }
  return { least, reduced, most }
}
