import type { PriceCheck } from '#domain/price-lists/check-prices.ts'
import type { FarPrice } from '#domain/price-lists/plausible-prices.ts'
import type { DoubtReason, ListRow } from '#domain/price-lists/list-row.ts'

/** What is to be checked of a row before its facts are taken. */
export interface Reservations {
  doubts: readonly DoubtReason[]
  /** The supplier's printed price beside ours, where they do not agree. */
  disagreement: PriceCheck | null
  /** The price per kg, L or counted thing beside the range of its category, where it is outside. */
  farPrice: FarPrice | null
}

export const NO_RESERVATIONS: Reservations = { doubts: [], disagreement: null, farPrice: null }

/** A category is left out: that of a known product stays as it is, and that of a new one changes no cost. */
export function reservationsOf({ doubts, check, farPrice }: ListRow): Reservations {
  const reasons = doubts.filter(({ field }) => field !== 'category').map(({ reason }) => reason)
  return {
    doubts: [...new Set(reasons)],
    disagreement: check?.agrees === false ? check : null,
    farPrice: farPrice ?? null,
  }
}
