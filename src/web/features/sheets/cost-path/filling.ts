import { z } from 'zod'
import { type ChangedProductFacts, productFacts } from '#contract/products.ts'
import { amount } from '#contract/shapes.ts'
import type { LineProduct } from '#contract/sheet-lines.ts'
import type { CostUnknownReason } from '#domain/costing/line-cost.ts'
import type { ContentUnit, Unit } from '#domain/quantity/unit.ts'
import type { FormSchema } from '#web/lib/form/field-problem.ts'

/** What of a product can be filled in where its cost is missed. */
const FILLED_IN = ['price-missing', 'content-missing', 'density-missing'] as const
export type FilledInReason = (typeof FILLED_IN)[number]

export function isFilledIn(reason: CostUnknownReason): reason is FilledInReason {
  return FILLED_IN.some((each) => each === reason)
}

/** A missing figure as it is typed; a price and a content mean something only with the unit of the product. */
export interface Figure {
  value: number | null
  contentUnit: ContentUnit
  unit: Unit
}

/** The figure that a product has. */
export function figureOf(reason: FilledInReason, product: LineProduct): Figure {
  const values = {
    'price-missing': product.priceHt,
    'content-missing': product.contentQuantity,
    'density-missing': product.densityKgPerL,
  }
  return { value: values[reason], contentUnit: product.contentUnit ?? 'g', unit: product.unit }
}

const { contentQuantity, contentUnit, densityKgPerL } = productFacts.shape
/** A product without a price may cost nothing; one that holds or weighs nothing is none. */
export const SCHEMAS: Record<FilledInReason, FormSchema<ChangedProductFacts>> = {
  'price-missing': z.object({ priceHt: amount }),
  'content-missing': z.object({ contentQuantity: contentQuantity.unwrap(), contentUnit }),
  'density-missing': z.object({ densityKgPerL: densityKgPerL.unwrap() }),
}

/** The facts of the product that a figure is. */
export function factsOf(reason: FilledInReason, { value, contentUnit }: Figure) {
  switch (reason) {
    case 'price-missing':
      return { priceHt: value }
    case 'content-missing':
      return { contentQuantity: value, contentUnit }
    case 'density-missing':
      return { densityKgPerL: value }
  }
}

/** The change that gives a product a figure, with its unit where another window has changed that. */
export function changeOf(reason: FilledInReason, figure: Figure, product: LineProduct) {
  const { unit } = figure
  const dependsOnUnit = reason !== 'density-missing' && unit !== product.unit
  return { ...factsOf(reason, figure), ...(dependsOnUnit && { unit }) }
}
