import type { ImpactInput } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import { STORED_DECIMALS } from '#domain/money/decimals.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { invalidFields } from '../translate-error.ts'

/** Decimals a density and a content are stored with. */
const MEASURE_DECIMALS = 6

/**
 * What of a product its cost comes from, after a change, as it would be stored.
 * @throws VALIDATION for a content without its unit, or a unit without its content
 */
export function changedFacts(product: UserProduct, change: Omit<ImpactInput, 'id'>) {
  const { unit, priceHt, densityKgPerL, contentQuantity, contentUnit } = { ...product, ...change }
  if ((contentQuantity === null) !== (contentUnit === null))
    throw invalidFields([{ path: 'contentUnit', rule: 'content-incomplete' }])
  return {
    unit,
    contentUnit,
    priceHt: stored(priceHt, STORED_DECIMALS),
    densityKgPerL: stored(densityKgPerL, MEASURE_DECIMALS),
    contentQuantity: stored(contentQuantity, MEASURE_DECIMALS),
  }
}

function stored(value: number | null, decimals: number): number | null {
  return value === null ? null : roundHalfAwayFromZero(value, decimals)
}
