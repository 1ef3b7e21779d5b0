import type { Offer } from '../split-bound.ts'

/** Every way to choose one offer of each product, looked at: the least cents of those that reach the francos, and of all. */
export function exhaustiveSplit(
  products: readonly (readonly Offer[])[],
  francos: readonly number[],
): { reaching: number; any: number } {
  let reaching = Infinity
  let any = Infinity
  const visit = (from: number, cents: number, bought: readonly number[]): void => {
    const offers = products[from]
    if (offers === undefined) {
      any = Math.min(any, cents)
      if (bought.every((sum, supplier) => sum === 0 || sum >= (francos[supplier] ?? 0)))
        reaching = Math.min(reaching, cents)
      return
    }
    for (const offer of offers)
      visit(
        from + 1,
        cents + offer.cents,
        bought.map((sum, supplier) => (supplier === offer.supplier ? sum + offer.cents : sum)),
      )
  }
  visit(
    0,
    0,
    francos.map(() => 0),
  )
  return { reaching, any }
}
