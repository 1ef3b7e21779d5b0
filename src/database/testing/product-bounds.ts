import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { CONTENT_UNITS } from '#domain/quantity/unit.ts'
import { type Bound, oneOf, severalOf } from './bound.ts'

/** What is contained is no trace. */
export const tracesApart: Bound = {
  column: 'traces',
  constraint: 'traces_apart',
  beside: "allergens = '{Lait}'",
  allowed: [['Soja']],
  refused: [['Lait'], ['Lait', 'Soja']],
}

/** What a product is bound by beside its schema, in a user's base as in a supplier's catalogue. */
export const ownProductBounds = {
  traces: [{ column: 'traces', beside: "allergens = '{}'", ...severalOf(ALLERGENS) }, tracesApart],
  allergenFree: [
    { column: 'allergen_free', beside: "allergens = '{}'", allowed: [true, false], refused: [] },
    { column: 'allergen_free', beside: "allergens = '{Lait}'", allowed: [false], refused: [true] },
  ],
  densityKgPerL: [
    {
      column: 'density_kg_per_l',
      constraint: 'density',
      allowed: [0.001, 1.03],
      refused: [0, -1, 0.0000001],
    },
  ],
  contentQuantity: [
    { column: 'content_quantity', beside: "content_unit = 'g'", allowed: [0.001, 60], refused: [0, -1] },
    {
      column: 'content_quantity',
      constraint: 'content_whole',
      beside: 'content_unit = null',
      allowed: [null],
      refused: [1],
    },
  ],
  contentUnit: [
    { column: 'content_unit', beside: 'content_quantity = 1', ...oneOf(CONTENT_UNITS) },
    {
      column: 'content_unit',
      beside: 'content_quantity = 1',
      constraint: 'content_unit',
      allowed: [],
      refused: ['pièce', 'bouteille'],
    },
    {
      column: 'content_unit',
      constraint: 'content_whole',
      beside: 'content_quantity = null',
      allowed: [null],
      refused: ['g'],
    },
  ],
} as const satisfies Record<string, readonly Bound[]>
