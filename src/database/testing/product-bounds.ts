import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { CONTENT_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { type Bound, euros, name, oneOf, upTo } from './bound.ts'

/** What is contained is no trace. */
export const tracesApart: Bound = {
  column: 'traces',
  constraint: 'traces_apart',
  beside: "allergens = '{Lait}'",
  allowed: [['Soja']],
  refused: [['Lait'], ['Lait', 'Soja']],
}

/** Of what a product says of itself, in a user's base as in a supplier's catalogue. */
export const productBounds: Bound[] = [
  { column: 'name', ...name(PRODUCT_MAX_LENGTH.name) },
  { column: 'category', ...oneOf(PRODUCT_CATEGORIES) },
  { column: 'unit', ...oneOf(UNITS) },
  { column: 'price_ht', ...euros },
  { column: 'brand', ...upTo(PRODUCT_MAX_LENGTH.brand) },
  {
    column: 'allergens',
    allowed: [[], ['Lait'], [...ALLERGENS]],
    refused: [['Ail'], ['lait'], [null], [...ALLERGENS, 'Lait']],
  },
  {
    column: 'traces',
    beside: "allergens = '{}'",
    allowed: [[], ['Lait'], [...ALLERGENS]],
    refused: [['Ail'], [null], [...ALLERGENS, 'Lait']],
  },
  tracesApart,
  { column: 'allergen_free', beside: "allergens = '{}'", allowed: [true, false], refused: [] },
  { column: 'allergen_free', beside: "allergens = '{Lait}'", allowed: [false], refused: [true] },
  { column: 'density_kg_per_l', constraint: 'density', allowed: [0.001, 1.03], refused: [0, -1, 0.0000001] },
  { column: 'content_quantity', beside: "content_unit = 'g'", allowed: [0.001, 60], refused: [0, -1] },
  { column: 'content_unit', beside: 'content_quantity = 1', ...oneOf(CONTENT_UNITS) },
  {
    column: 'content_unit',
    beside: 'content_quantity = 1',
    constraint: 'content_unit',
    allowed: [],
    refused: ['pièce', 'bouteille'],
  },
  {
    column: 'content_quantity',
    constraint: 'content_whole',
    beside: 'content_unit = null',
    allowed: [null],
    refused: [1],
  },
  {
    column: 'content_unit',
    constraint: 'content_whole',
    beside: 'content_quantity = null',
    allowed: [null],
    refused: ['g'],
  },
]
