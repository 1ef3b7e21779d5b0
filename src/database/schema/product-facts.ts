import { type AnyPgColumn, boolean, numeric, text } from 'drizzle-orm/pg-core'
import { sql, type SQL } from 'drizzle-orm'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { CONTENT_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { MEASURE_DECIMALS } from '#domain/quantity/limits.ts'
import { allOf, apart, atMost, oneOf, trimmed } from './columns.ts'

const measure = () => numeric({ precision: 13, scale: MEASURE_DECIMALS, mode: 'number' })

/** What a product says of itself, in a user's base as in a supplier's catalogue. */
export const productFacts = () => ({
  name: text().notNull(),
  category: text({ enum: PRODUCT_CATEGORIES }).notNull(),
  unit: text({ enum: UNITS }).notNull(),
  brand: text(),
  allergens: text({ enum: ALLERGENS }).array().notNull().default([]),
  /** Possible, and not contained. */
  traces: text({ enum: ALLERGENS }).array().notNull().default([]),
  /** Declared to contain none of the fourteen; without allergens and without this, not declared. */
  allergenFree: boolean().notNull().default(false),
  densityKgPerL: measure(),
  /** What ONE piece, bottle or pack holds. */
  contentQuantity: measure(),
  contentUnit: text({ enum: CONTENT_UNITS }),
})

/** The name then the brand, folded; the line break keeps a search from straddling the two, and sorts before any letter. */
export const productSearchText = sql`fold(name) || chr(10) || fold(coalesce(brand, ''))`

/** Named conditions on those columns. */
export function productRules(
  table: Record<keyof ReturnType<typeof productFacts>, AnyPgColumn>,
): [string, SQL][] {
  return [
    ['name', trimmed(table.name, 1, PRODUCT_MAX_LENGTH.name)],
    ['category', oneOf(table.category, PRODUCT_CATEGORIES)],
    ['unit', oneOf(table.unit, UNITS)],
    ['brand', atMost(table.brand, PRODUCT_MAX_LENGTH.brand)],
    ['allergens', allOf(table.allergens, ALLERGENS)],
    ['traces', allOf(table.traces, ALLERGENS)],
    ['traces_apart', apart(table.traces, table.allergens)],
    ['allergen_free', sql`not (${table.allergenFree} and cardinality(${table.allergens}) > 0)`],
    ['density', sql`${table.densityKgPerL} > 0`],
    ['content_quantity', sql`${table.contentQuantity} > 0`],
    ['content_unit', oneOf(table.contentUnit, CONTENT_UNITS)],
    ['content_whole', sql`(${table.contentQuantity} is null) = (${table.contentUnit} is null)`],
  ]
}
