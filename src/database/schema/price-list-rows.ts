import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_STORED_CHANGE_BYTES } from '#domain/price-lists/limits.ts'
import { id, jsonWithin, money, userId } from './columns.ts'
import { priceLists } from './price-lists.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/**
 * One change that a price list brings. It waits here until all of them have come; afterwards `before` says what
 * the catalogue held, so that the list can be undone.
 */
export const priceListRows = userTable(
  'price_list_rows',
  {
    userId: userId(),
    id: id(),
    priceListId: uuid().notNull(),
    position: integer().notNull(),
    /** The row of the catalogue; a new one gets its id with the rest. */
    supplierProductId: uuid(),
    removed: boolean().notNull().default(false),
    /** Columns of `supplier_products`; null for a row that goes. */
    after: money(jsonb()),
    /** Likewise; null until the list counts, and for a row that is new. */
    before: money(jsonb()),
    /** The user's product that came from a row that goes. */
    userProductId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('price_list_rows_list', table, table.priceListId, priceLists),
    uniqueIndex('price_list_rows_place').on(table.userId, table.priceListId, table.position),
    check('price_list_rows_position', sql`${table.position} >= 0`),
    check('price_list_rows_removed', sql`${table.removed} = (${table.after} is null)`),
    check('price_list_rows_named', sql`${table.supplierProductId} is not null or not ${table.removed}`),
    check('price_list_rows_after', jsonWithin(table.after, MAX_STORED_CHANGE_BYTES)),
  ],
)
