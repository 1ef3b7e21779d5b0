import { sql } from 'drizzle-orm'
import { check, date, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SHEET_CATEGORIES } from '#domain/catalogue/sheet-category.ts'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { MEALS } from '#domain/services/service.ts'
import { cartes } from './cartes.ts'
import { dayWithin, id, instant, oneOf, userId, within } from './columns.ts'
import { gammeRecettes } from './gamme-recettes.ts'
import { cascadingReference, nullableReference, userReference } from './references.ts'
import { userTable } from './user-table.ts'

/**
 * How often a dish was sold on a day, or at one of its meals. Once the dish is deleted, the row still counts towards the covers
 * of its carte, by the category that its sheet had.
 */
export const daySales = userTable(
  'day_sales',
  {
    userId: userId(),
    id: id(),
    /** 2026-09-01 as text. */
    day: date({ mode: 'string' }).notNull(),
    /** Null for the day as a whole. */
    meal: text({ enum: MEALS }),
    carteId: uuid().notNull(),
    gammeRecetteId: uuid(),
    category: text({ enum: SHEET_CATEGORIES }).notNull(),
    /** Null where it is not known; a dish without a row at a service with sales was not sold. */
    quantity: integer(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('day_sales_user', table),
    cascadingReference('day_sales_carte', table, table.carteId, cartes),
    nullableReference('day_sales_dish', table, table.gammeRecetteId, gammeRecettes),
    // Of dishes that are deleted there may be several.
    uniqueIndex('day_sales_once').on(
      table.userId,
      table.day,
      sql`coalesce(${table.meal}, '')`,
      table.gammeRecetteId,
    ),
    index('day_sales_by_dish').on(table.userId, table.gammeRecetteId),
    index('day_sales_by_carte').on(table.userId, table.carteId),
    check('day_sales_day', dayWithin(table.day)),
    check('day_sales_meal', oneOf(table.meal, MEALS)),
    check('day_sales_category', oneOf(table.category, SHEET_CATEGORIES)),
    check('day_sales_quantity', within(table.quantity, 0, MAX_SOLD)),
  ],
)
