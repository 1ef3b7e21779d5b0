import type { ContentUnit, Dimension, Unit } from './unit.ts'

/** A unit of weight or of volume. */
export interface Measure {
  dimension: Exclude<Dimension, 'count'>
  /** Grams or millilitres in it: whole numbers, so that metric steps lose no decimal. */
  amount: number
}

/** The measure of each unit; null for counts. */
export const MEASURES: Record<ContentUnit, Measure> & Record<Exclude<Unit, ContentUnit>, null> = {
  kg: { dimension: 'weight', amount: 1000 },
  g: { dimension: 'weight', amount: 1 },
  L: { dimension: 'volume', amount: 1000 },
  cl: { dimension: 'volume', amount: 10 },
  ml: { dimension: 'volume', amount: 1 },
  unité: null,
  pièce: null,
  botte: null,
  barquette: null,
  bouteille: null,
  sachet: null,
}
