import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, unique, uuid } from 'drizzle-orm/pg-core'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { id, instant, userId, within } from './columns.ts'
import { menuChoices } from './menu-choices.ts'
import { menus } from './menus.ts'
import { cascadingReference } from './references.ts'
import { salesPeriods } from './sales-periods.ts'
import { techSheets } from './tech-sheets.ts'
import { userTable } from './user-table.ts'

/** How often a menu was sold in a period; with a choice and a sheet, how often its guests took that dish. */
export const menuSales = userTable(
  'menu_sales',
  {
    userId: userId(),
    id: id(),
    periodId: uuid().notNull(),
    menuId: uuid().notNull(),
    choiceId: uuid(),
    ficheId: uuid(),
    quantity: integer().notNull(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('menu_sales_period', table, table.periodId, salesPeriods),
    cascadingReference('menu_sales_menu', table, table.menuId, menus),
    cascadingReference('menu_sales_choice', table, table.choiceId, menuChoices),
    cascadingReference('menu_sales_fiche', table, table.ficheId, techSheets),
    unique('menu_sales_once')
      .on(table.userId, table.periodId, table.menuId, table.choiceId, table.ficheId)
      .nullsNotDistinct(),
    index('menu_sales_by_menu').on(table.userId, table.menuId),
    index('menu_sales_by_choice').on(table.userId, table.choiceId),
    index('menu_sales_by_fiche').on(table.userId, table.ficheId),
    check('menu_sales_quantity', within(table.quantity, 0, MAX_SOLD)),
    check('menu_sales_dish', sql`(${table.choiceId} is null) = (${table.ficheId} is null)`),
  ],
)
