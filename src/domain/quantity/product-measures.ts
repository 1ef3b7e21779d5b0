import type { ContentUnit, Unit } from './unit.ts'

/** What of a product decides in which units its quantities can be said. */
export interface ProductMeasures {
  /** The unit it is priced in. */
  unit: Unit
  /** Kilograms that one litre weighs; null when nobody said. */
  densityKgPerL: number | null
  /** What ONE of it holds, in `contentUnit`; null when nobody said. */
  contentQuantity: number | null
  contentUnit: ContentUnit | null
}
