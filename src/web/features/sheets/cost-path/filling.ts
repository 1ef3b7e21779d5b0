import { z } from 'zod'
import { productFacts, type UserProductChange } from '#contract/products.ts'
import { amount } from '#contract/shapes.ts'
import type { CostUnknownReason } from '#domain/costing/line-cost.ts'
import type { ContentUnit } from '#domain/quantity/unit.ts'
import type { FormSchema } from '#web/lib/form/field-problem.ts'

/** What of a product can be filled in where its cost is missed. */
const FILLED_IN = ['price-missing', 'content-missing', 'density-missing'] as const
export type FilledInReason = (typeof FILLED_IN)[number]

export function isFilledIn(reason: CostUnknownReason): reason is FilledInReason {
  return FILLED_IN.some((each) => each === reason)
}

interface Figure {
  value: number | null
  contentUnit: ContentUnit
}

export const EMPTY: Figure = { value: null, contentUnit: 'g' }

const { contentQuantity, contentUnit, densityKgPerL } = productFacts.shape
/** A product without a price may cost nothing; one that holds or weighs nothing is none. */
export const SCHEMAS: Record<FilledInReason, FormSchema<Omit<UserProductChange, 'id'>>> = {
  'price-missing': z.object({ priceHt: amount }),
  'content-missing': z.object({ contentQuantity: contentQuantity.unwrap(), contentUnit }),
  'density-missing': z.object({ densityKgPerL: densityKgPerL.unwrap() }),
}

/** The change of the product that a figure makes. */
export function changeOf(reason: FilledInReason, { value, contentUnit }: Figure) {
  switch (reason) {
    case 'price-missing':
      return { priceHt: value }
    case 'content-missing':
      return { contentQuantity: value, contentUnit }
    case 'density-missing':
      return { densityKgPerL: value }
  }
}
