import { check, index, integer, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { id, instant, userId, within } from './columns.ts'
import { gammeRecettes } from './gamme-recettes.ts'
import { cascadingReference } from './references.ts'
import { salesPeriods } from './sales-periods.ts'
import { userTable } from './user-table.ts'

/** How often a dish of the carte was sold in a period. */
export const dishSales = userTable(
  'dish_sales',
  {
    userId: userId(),
    id: id(),
    periodId: uuid().notNull(),
    gammeRecetteId: uuid().notNull(),
    quantity: integer().notNull(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('dish_sales_period', table, table.periodId, salesPeriods),
    cascadingReference('dish_sales_dish', table, table.gammeRecetteId, gammeRecettes),
    uniqueIndex('dish_sales_once').on(table.userId, table.periodId, table.gammeRecetteId),
    index('dish_sales_by_dish').on(table.userId, table.gammeRecetteId),
    check('dish_sales_quantity', within(table.quantity, 0, MAX_SOLD)),
  ],
)
