import { sql } from 'drizzle-orm'
import { check, date, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { MEALS } from '#domain/services/service.ts'
import { cartes } from './cartes.ts'
import { dayWithin, id, instant, oneOf, userId, within } from './columns.ts'
import { menus } from './menus.ts'
import { cascadingReference, nullableReference, userReference } from './references.ts'
import { userTable } from './user-table.ts'

/** How often a menu was sold on a day, or at one of its meals. Its guests count once it is deleted too. */
export const dayMenuSales = userTable(
  'day_menu_sales',
  {
    userId: userId(),
    id: id(),
    /** 2026-09-01 as text. */
    day: date({ mode: 'string' }).notNull(),
    /** Null for the day as a whole. */
    meal: text({ enum: MEALS }),
    carteId: uuid().notNull(),
    menuId: uuid(),
    /** Null where it is not known. */
    quantity: integer(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('day_menu_sales_user', table),
    cascadingReference('day_menu_sales_carte', table, table.carteId, cartes),
    nullableReference('day_menu_sales_menu', table, table.menuId, menus),
    // Of menus that are deleted there may be several.
    uniqueIndex('day_menu_sales_once').on(
      table.userId,
      table.day,
      sql`coalesce(${table.meal}, '')`,
      table.menuId,
    ),
    index('day_menu_sales_by_menu').on(table.userId, table.menuId),
    index('day_menu_sales_by_carte').on(table.userId, table.carteId),
    check('day_menu_sales_day', dayWithin(table.day)),
    check('day_menu_sales_meal', oneOf(table.meal, MEALS)),
    check('day_menu_sales_quantity', within(table.quantity, 0, MAX_SOLD)),
  ],
)
