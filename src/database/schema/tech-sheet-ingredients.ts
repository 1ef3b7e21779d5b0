import { check, index, integer, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { FORFAIT_DECIMALS, MAX_FORFAIT_PERCENT, MIN_FORFAIT } from '#domain/costing/limits.ts'
import { FORFAIT_COSTINGS, LINE_COSTINGS } from '#domain/costing/line-costing.ts'
import { LINE_FACTS } from '#contract/facts/sheet-line.ts'
import { sql } from 'drizzle-orm'
import { LINE_UNITS } from '#domain/quantity/unit.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { id, instant, money, oneOf, userId, wastage, within } from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { cascadingReference, nullableReference } from './references.ts'
import { techSheets } from './tech-sheets.ts'
import { userProducts } from './user-products.ts'
import { userTable } from './user-table.ts'

/** The lines of a sheet. A line stays, without product or preparation, when that is deleted. */
export const techSheetIngredients = userTable(
  'tech_sheet_ingredients',
  {
    userId: userId(),
    id: id(),
    techSheetId: uuid().notNull(),
    userProductId: uuid(),
    /** A preparation: another sheet of the user's, instead of a product. */
    subSheetId: uuid(),
    costing: text({ enum: LINE_COSTINGS }).notNull().default('quantity'),
    /** Null while it is not known, and of a line that is not costed by it. */
    quantity: numeric({ precision: 14, scale: QUANTITY_DECIMALS, mode: 'number' }),
    unit: text({ enum: LINE_UNITS }).notNull(),
    /** EUR, or percent; null while it is not known, and of a line that is no forfait. */
    forfait: money(numeric({ precision: 16, scale: FORFAIT_DECIMALS, mode: 'number' })),
    wastagePercent: wastage().notNull().default(0),
    position: integer().notNull().default(0),
    note: text(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('tech_sheet_ingredients_sheet', table, table.techSheetId, techSheets),
    nullableReference('tech_sheet_ingredients_product', table, table.userProductId, userProducts),
    nullableReference('tech_sheet_ingredients_sub_sheet', table, table.subSheetId, techSheets),
    index('tech_sheet_ingredients_by_sheet').on(table.userId, table.techSheetId, table.position),
    index('tech_sheet_ingredients_by_product').on(table.userId, table.userProductId),
    index('tech_sheet_ingredients_by_sub_sheet').on(table.userId, table.subSheetId),
    ...factChecks('tech_sheet_ingredients', LINE_FACTS, table, {
      // References.
      userProductId: {},
      subSheetId: {},
    }),
    check(
      'tech_sheet_ingredients_one_source',
      sql`num_nonnulls(${table.userProductId}, ${table.subSheetId}) <= 1`,
    ),
    check('tech_sheet_ingredients_not_itself', sql`${table.subSheetId} <> ${table.techSheetId}`),
    check(
      'tech_sheet_ingredients_forfait_percent',
      sql`${table.costing} <> 'forfait-percent' or ${within(table.forfait, MIN_FORFAIT, MAX_FORFAIT_PERCENT)}`,
    ),
    check(
      'tech_sheet_ingredients_forfait_costed',
      sql`${table.forfait} is null or ${oneOf(table.costing, FORFAIT_COSTINGS)}`,
    ),
    check(
      'tech_sheet_ingredients_quantity_costed',
      sql`${table.costing} = 'quantity' or (${table.quantity} is null and ${table.wastagePercent} = 0)`,
    ),
    check('tech_sheet_ingredients_position', sql`${table.position} >= 0`),
  ],
)
