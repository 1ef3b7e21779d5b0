import type { CostLine } from '#domain/costing/line-cost.ts'
import type { Unit } from '#domain/quantity/unit.ts'

/** A line of a product that is bought by a unit which converts by itself. */
function line(quantity: number, unit: Unit, priceHt: number, per: Unit, wastagePercent = 0) {
  const measures = { densityKgPerL: null, contentQuantity: null, contentUnit: null }
  return { product: { unit: per, priceHt, ...measures }, quantity, unit, wastagePercent } satisfies CostLine
}

/** The sheet that the pages of the site work their examples on: veal blanquette, as a house would buy for it. */
export const blanquette = {
  portions: 8,
  tvaRate: 10,
  /** EUR, what a guest pays. */
  priceTtc: 19,
  lines: {
    veal: line(1.6, 'kg', 16.9, 'kg', 8),
    carrots: line(800, 'g', 1.8, 'kg', 15),
    mushrooms: line(400, 'g', 5.2, 'kg', 10),
    cream: line(50, 'cl', 5.6, 'L'),
    butter: line(120, 'g', 9.8, 'kg'),
  },
} as const
export type BlanquetteLine = keyof typeof blanquette.lines
