import type { KitchenPlan } from '#contract/kitchen-plan.ts'

/** What a plan is computed from at the pass, where nothing is known of buying. */
export function kitchenOf({ sheets, products }: Pick<KitchenPlan, 'sheets' | 'products'>) {
  const unbought = { supplierId: null, priceHt: null, pack: null, orderedAs: null }
  return { sheets, products: products.map((product) => ({ ...product, ...unbought })) }
}
