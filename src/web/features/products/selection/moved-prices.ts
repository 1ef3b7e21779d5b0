import type { UserProduct } from '#contract/products.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { movedProductPrice, type PriceMove } from '#domain/simulation/price-move.ts'
import type { ChangedPrice } from '#web/entities/price/changed-prices.tsx'

export interface MovedPrices {
  changed: ChangedPrice[]
  /** Products without a price, and those whose price stays once it is rounded. */
  unpriced: number
  same: number
  /** Names of products whose price would leave what a price can be; with any of them the change is refused. */
  negative: string[]
  tooHigh: string[]
}

/** What a change makes of the prices of many products, as the server works it out. */
export function movedPrices(products: readonly UserProduct[], move: PriceMove | null): MovedPrices {
  const moved: MovedPrices = { changed: [], unpriced: 0, same: 0, negative: [], tooHigh: [] }
  if (move === null) return moved
  for (const { id, name, unit, priceHt: before } of products) {
    const after = before === null ? null : movedProductPrice(before, move)
    if (after === null) moved.unpriced += 1
    else if (after < 0) moved.negative.push(name)
    else if (after > MAX_AMOUNT) moved.tooHigh.push(name)
    else if (after === before) moved.same += 1
    else moved.changed.push({ id, name, unit, before, after })
  }
  return moved
}
