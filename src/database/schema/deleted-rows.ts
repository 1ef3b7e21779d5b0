import { index, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, money, userId } from './columns.ts'
import { deletedItems } from './deleted-items.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** What an act of deletion took away: the rows, and what it emptied in rows that stayed. */
export const deletedRows = userTable(
  'deleted_rows',
  {
    userId: userId(),
    id: id(),
    itemId: uuid().notNull(),
    /** Where the row was, or still is. */
    tableName: text().notNull(),
    rowId: uuid().notNull(),
    /**
     * The column that the deletion emptied in a row that stayed; null for a row that went. '*' for a thing that undoing an
     * import has changed back: `facts` then has it as `thing`, as the import had left it, and the `state` it was given.
     */
    emptied: text(),
    /** By the names of the database: the columns of a row that went, or those that changed in one that stayed, as they were. */
    facts: money(jsonb().$type<Record<string, unknown>>().notNull()),
    /** The content of a picture. */
    content: bytes(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('deleted_rows_item', table, table.itemId, deletedItems),
    index('deleted_rows_by_item').on(table.userId, table.itemId, table.tableName, table.emptied),
    index('deleted_rows_by_row').on(table.userId, table.tableName, table.rowId),
  ],
)
