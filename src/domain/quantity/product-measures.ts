import type { ContentUnit, Unit } from './unit.ts'

/** The facts of a product that determine to which units its quantities convert. */
export interface ProductMeasures {
  /** The unit it is priced in. */
  unit: Unit
  /** Kilograms per litre; null while unknown. */
  densityKgPerL: number | null
  /** Content of ONE piece, in `contentUnit`; null while unknown. */
  contentQuantity: number | null
  contentUnit: ContentUnit | null
}

/** Measures of which only the unit is known, as those of a preparation's yield. */
export function bareMeasures<U extends Unit>(unit: U) {
  return { unit, densityKgPerL: null, contentQuantity: null, contentUnit: null }
}
