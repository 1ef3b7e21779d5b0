import type { Bound, WeighedOffer } from './split-bound.ts'

/** A split that reaches the francos. */
export interface FoundSplit {
  /** For each product the place of its offer. */
  chosen: number[]
  cents: number
}

/**
 * A split over the suppliers of a bound that reaches their francos, cheap though not proven: each product at its least reduced cost, then
 * moves to each supplier that lacks something, first those that cost least for what they bring.
 * @returns null where these moves do not reach them
 */
export function repairedSplit({ products, francos, used }: Bound): FoundSplit | null {
  const at = products.map(({ offers }) =>
    offers.reduce<WeighedOffer | undefined>(
      (least, offer) => (least === undefined || offer.reduced < least.reduced ? offer : least),
      undefined,
    ),
  )
  const bought = francos.map(() => 0)
  const add = (offer: WeighedOffer | undefined, sign: number) => {
    if (offer) bought[offer.supplier] = (bought[offer.supplier] ?? 0) + sign * offer.cents
  }
  for (const offer of at) add(offer, 1)
  const lackOf = (supplier: number) => (francos[supplier] ?? 0) - (bought[supplier] ?? 0)
  for (const supplier of used.filter((each) => lackOf(each) > 0))
    for (const { product, to } of movesTo(supplier, products, at)) {
      const from = at[product]
      if (lackOf(supplier) <= 0) break
      if (!from || -lackOf(from.supplier) < from.cents) continue
      add(from, -1)
      add(to, 1)
      at[product] = to
    }
  if (used.some((supplier) => lackOf(supplier) > 0)) return null
  const chosen: number[] = []
  for (const [product, { index }] of products.entries()) chosen[index] = at[product]?.place ?? 0
  return { chosen, cents: bought.reduce((sum, cents) => sum + cents, 0) }
}

/** Products that could be bought at a supplier instead, by what that costs more for each cent that is bought there. */
function movesTo(
  supplier: number,
  products: Bound['products'],
  at: readonly (WeighedOffer | undefined)[],
): { product: number; to: WeighedOffer }[] {
  return products
    .flatMap(({ offers }, product) => {
      const from = at[product]
      const to = offers.find((offer) => offer.supplier === supplier)
      if (!from || !to || from.supplier === supplier) return []
      return [{ product, to, price: (to.cents - from.cents) / Math.max(1, to.cents) }]
    })
    .toSorted((one, other) => one.price - other.price)
}
