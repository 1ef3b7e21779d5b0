import type { UserProductChange } from '#contract/products.ts'
import type { CostUnknownReason } from '#domain/costing/line-cost.ts'
import type { ContentUnit } from '#domain/quantity/unit.ts'

/** What of a product can be filled in where its cost is missed. */
const FILLED_IN = ['price-missing', 'content-missing', 'density-missing'] as const
export type FilledInReason = (typeof FILLED_IN)[number]

export function isFilledIn(reason: CostUnknownReason): reason is FilledInReason {
  return FILLED_IN.some((each) => each === reason)
}

/** The change of the product that a figure makes. */
export function changeOf(
  reason: FilledInReason,
  value: number,
  contentUnit: ContentUnit,
): Omit<UserProductChange, 'id'> {
  switch (reason) {
    case 'price-missing':
      return { priceHt: value }
    case 'content-missing':
      return { contentQuantity: value, contentUnit }
    case 'density-missing':
      return { densityKgPerL: value }
  }
}
