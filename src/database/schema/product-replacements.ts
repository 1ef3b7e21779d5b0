import { index, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { id, instant, laterInstant, userId } from './columns.ts'
import { cascadingReference } from './references.ts'
import { techSheetIngredients } from './tech-sheet-ingredients.ts'
import { userProducts } from './user-products.ts'
import { userTable } from './user-table.ts'

/** Lines that were given another product, so that it can be undone: what one act changed shares `actId`. */
export const productReplacements = userTable(
  'product_replacements',
  {
    userId: userId(),
    id: id(),
    actId: uuid().notNull(),
    lineId: uuid().notNull(),
    fromProductId: uuid().notNull(),
    toProductId: uuid().notNull(),
    replacedAt: instant(),
    undoneAt: laterInstant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('product_replacements_line', table, table.lineId, techSheetIngredients),
    cascadingReference('product_replacements_from', table, table.fromProductId, userProducts),
    cascadingReference('product_replacements_to', table, table.toProductId, userProducts),
    index('product_replacements_by_act').on(table.userId, table.actId),
    index('product_replacements_by_line').on(table.userId, table.lineId),
    index('product_replacements_by_from').on(table.userId, table.fromProductId, table.replacedAt),
    index('product_replacements_by_to').on(table.userId, table.toProductId, table.replacedAt),
  ],
)
