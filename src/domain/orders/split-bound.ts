/** A way to buy all that is needed of a product: whole packs of one article. */
export interface Offer {
  /** The place of its supplier in the list of them. */
  supplier: number
  /** EUR cents without VAT for all packs that are needed. */
  cents: number
}

/** An offer with its place among those of its product, and what it costs less what it does for the franco of its supplier. */
export interface WeighedOffer extends Offer {
  place: number
  reduced: number
}

/** What is known of the splits that use certain suppliers, each of which has to reach its franco. */
export interface Bound {
  used: readonly number[]
  francos: readonly number[]
  /** The product with the most at stake first; of each the offers of these suppliers, cheapest first. */
  products: readonly { index: number; offers: readonly WeighedOffer[] }[]
  /** What the francos are worth: the Lagrangian bound is this and the sum of the least reduced costs. */
  worth: number
  /** No such split costs less. */
  cents: number
}

/** Rounds of the subgradient method: the bound hardly rises after these. */
const ROUNDS = 60
/** Sums of some hundred doubles are exact to much less. */
const SLACK = 1e-6

/** A set of suppliers, and below which cost no split over them is. */
interface SupplierSet {
  used: readonly number[]
  /** The sum of the cheapest offers. */
  cents: number
}

/**
 * What no split over some suppliers is below.
 * @param products of each the offers, cheapest first
 * @param most what can be bought at each supplier at most
 * @returns null where there is none: a product is sold by none of them, or a franco is above all that can be bought there
 */
export function plainBound(
  products: readonly (readonly Offer[])[],
  most: readonly number[],
  francos: readonly number[],
  used: readonly number[],
): SupplierSet | null {
  if (used.some((supplier) => (most[supplier] ?? 0) < (francos[supplier] ?? 0))) return null
  const isUsed = francos.map((_, supplier) => used.includes(supplier))
  let cents = 0
  for (const offers of products) {
    const cheapest = offers.find(({ supplier }) => isUsed[supplier])
    if (cheapest === undefined) return null
    cents += cheapest.cents
  }
  return { used, cents }
}

/** What can be bought at each supplier at most. */
export function mostAtEach(products: readonly (readonly Offer[])[], francos: readonly number[]): number[] {
  return francos.map((_, supplier) => products.reduce((sum, offers) => sum + mostAt(offers, supplier), 0))
}

function mostAt(offers: readonly Offer[], supplier: number): number {
  return offers.reduce((most, offer) => (offer.supplier === supplier ? Math.max(most, offer.cents) : most), 0)
}

/** The offers of a set of suppliers, as a search looks at them. */
export function boundOf(
  products: readonly (readonly Offer[])[],
  francos: readonly number[],
  { used, cents }: SupplierSet,
): Bound {
  const isUsed = new Set(used)
  const within = products.map((all, index) => ({
    index,
    offers: all
      .map((offer, place) => ({ ...offer, place, reduced: offer.cents }))
      .filter(({ supplier }) => isUsed.has(supplier))
      .toSorted((one, other) => one.cents - other.cents),
  }))
  return {
    used,
    francos,
    products: within.toSorted((one, other) => atStake(other.offers) - atStake(one.offers)),
    worth: 0,
    cents,
  }
}

/** The same with the Lagrangian bound, which knows of the francos: never lower. */
export function tightened(bound: Bound): Bound {
  const { products, francos, used, cents } = bound
  const { weights, value } = bestWeights(products, francos, used, cents)
  return {
    ...bound,
    products: products.map(({ index, offers }) => ({
      index,
      offers: offers.map((offer) => ({ ...offer, reduced: reducedBy(weights, offer) })),
    })),
    worth: worthOf(weights, francos),
    // Costs are whole cents.
    cents: Math.max(cents, Math.ceil(value - SLACK)),
  }
}

type Offers = readonly { offers: readonly Offer[] }[]

/** Weights of the francos by which the relaxation says most: any weights from 0 on give a true bound. */
function bestWeights(
  products: Offers,
  francos: readonly number[],
  used: readonly number[],
  plain: number,
): { weights: number[]; value: number } {
  let weights = francos.map(() => 0)
  let best = { weights, value: plain }
  for (let round = 0; round < ROUNDS; round++) {
    const bought = francos.map(() => 0)
    let value = worthOf(weights, francos)
    for (const { offers } of products) {
      const least = leastOf(offers, weights)
      value += reducedBy(weights, least)
      bought[least.supplier] = (bought[least.supplier] ?? 0) + least.cents
    }
    if (value > best.value) best = { weights, value }
    const lacks = francos.map((franco, supplier) =>
      used.includes(supplier) && franco > 0 ? franco - (bought[supplier] ?? 0) : 0,
    )
    const length = lacks.reduce((sum, lack) => sum + lack * lack, 0)
    if (length === 0) break
    const step = (plain * 0.1) / (round + 1)
    weights = weights.map((weight, supplier) =>
      Math.max(0, weight + (step * (lacks[supplier] ?? 0)) / length),
    )
  }
  return best
}

function leastOf(offers: readonly Offer[], weights: readonly number[]): Offer {
  return offers.reduce((least, offer) =>
    reducedBy(weights, offer) < reducedBy(weights, least) ? offer : least,
  )
}

function reducedBy(weights: readonly number[], { supplier, cents }: Offer): number {
  return cents * (1 - (weights[supplier] ?? 0))
}

function worthOf(weights: readonly number[], francos: readonly number[]): number {
  return weights.reduce((sum, weight, supplier) => sum + weight * (francos[supplier] ?? 0), 0)
}

/** By how much the highest offer exceeds the lowest: what is decided first. */
function atStake(offers: readonly Offer[]): number {
  return (offers.at(-1)?.cents ?? 0) - (offers[0]?.cents ?? 0)
}
