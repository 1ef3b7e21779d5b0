import { type AnyPgColumn, boolean, numeric, text } from 'drizzle-orm/pg-core'
import { sql, type SQL } from 'drizzle-orm'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { ALLERGENS } from '#domain/allergens/allergen.ts'
import { CONTENT_UNITS, UNITS } from '#domain/quantity/unit.ts'
import { MEASURE_DECIMALS } from '#domain/quantity/limits.ts'
import { allOf, apart } from './columns.ts'

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

type Rules = Readonly<Record<string, SQL>>
type Columns = Readonly<Record<keyof ReturnType<typeof productFacts>, AnyPgColumn>>

/** What of those columns is bound by more, or by other, than the contract's schema; by fact, and by the end of its name. */
export function productRules(table: Columns) {
  return {
    traces: {
      traces: allOf(table.traces, ALLERGENS),
      traces_apart: apart(table.traces, table.allergens),
    },
    allergenFree: {
      allergen_free: sql`not (${table.allergenFree} and cardinality(${table.allergens}) > 0)`,
    },
    densityKgPerL: { density: sql`${table.densityKgPerL} > 0` },
    contentQuantity: {
      content_quantity: sql`${table.contentQuantity} > 0`,
      content_whole: sql`(${table.contentQuantity} is null) = (${table.contentUnit} is null)`,
    },
  } satisfies Partial<Record<keyof Columns, Rules>>
}
