import { check, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAX_STORED_THING_BYTES } from '#domain/imports/import-kind.ts'
import { id, jsonWithin, money, userId } from './columns.ts'
import { imports } from './imports.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** What an import has made, and what it has changed. Parts of a thing that it has made are not listed. */
export const importedRows = userTable(
  'imported_rows',
  {
    userId: userId(),
    id: id(),
    importId: uuid().notNull(),
    tableName: text().notNull(),
    rowId: uuid().notNull(),
    /** The thing before the import: its row and those of its parts, by table, with the columns of the database; null for a new one. */
    before: money(jsonb().$type<Record<string, Record<string, unknown>[]>>()),
    /** How the import has left it, by its versions: another one now means that it was changed since. */
    state: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('imported_rows_import', table, table.importId, imports),
    uniqueIndex('imported_rows_once').on(table.userId, table.importId, table.tableName, table.rowId),
    check('imported_rows_before', jsonWithin(table.before, MAX_STORED_THING_BYTES)),
  ],
)
