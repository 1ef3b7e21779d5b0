import type { ImpactInput } from '#contract/prices.ts'
import type { UserProduct } from '#contract/products.ts'
import { PRICE_DECIMALS } from '#domain/money/decimals.ts'
import { MEASURE_DECIMALS } from '#domain/quantity/limits.ts'
import { roundHalfAwayFromZero } from '#domain/money/round-half-away-from-zero.ts'
import { invalidFields } from '../translate-error.ts'

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
    priceHt: stored(priceHt, PRICE_DECIMALS),
    densityKgPerL: stored(densityKgPerL, MEASURE_DECIMALS),
    contentQuantity: stored(contentQuantity, MEASURE_DECIMALS),
  }
}

function stored(value: number | null, decimals: number): number | null {
  return value === null ? null : roundHalfAwayFromZero(value, decimals)
}
