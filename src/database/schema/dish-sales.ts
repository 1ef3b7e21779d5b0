import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MAX_SOLD } from '#domain/menu-engineering/limits.ts'
import { id, instant, userId, within } from './columns.ts'
import { gammeRecettes } from './gamme-recettes.ts'
import { salesPeriods } from './sales-periods.ts'

/** How often a dish of the carte was sold in a period. */
export const dishSales = pgTable(
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
    foreignKey({
      name: 'dish_sales_period',
      columns: [table.userId, table.periodId],
      foreignColumns: [salesPeriods.userId, salesPeriods.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'dish_sales_dish',
      columns: [table.userId, table.gammeRecetteId],
      foreignColumns: [gammeRecettes.userId, gammeRecettes.id],
    }).onDelete('cascade'),
    uniqueIndex('dish_sales_once').on(table.userId, table.periodId, table.gammeRecetteId),
    index('dish_sales_by_dish').on(table.userId, table.gammeRecetteId),
    check('dish_sales_quantity', within(table.quantity, 0, MAX_SOLD)),
  ],
)
