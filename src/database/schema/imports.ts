import { sql } from 'drizzle-orm'
import { check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { IMPORT_KINDS, MAX_IMPORT_FILES } from '#domain/imports/import-kind.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import { id, instant, laterInstant, oneOf, textsWithin, userId } from './columns.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

/** The journal of imports: one row for each act that can still be undone as a whole. */
export const imports = userTable(
  'imports',
  {
    userId: userId(),
    id: id(),
    kind: text({ enum: IMPORT_KINDS }).notNull(),
    files: text().array().notNull(),
    importedAt: instant(),
    /** The public address that it has given to the carte. */
    openedToken: text(),
    undoneAt: laterInstant(),
    /** The act in the bin that has what undoing took away; null unless it is undone. */
    deletedItemId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('imports_user', table),
    index('imports_by_time').on(table.userId, table.importedAt, table.id),
    index('imports_by_item').on(table.userId, table.deletedItemId),
    check('imports_kind', oneOf(table.kind, IMPORT_KINDS)),
    check(
      'imports_files',
      sql`cardinality(${table.files}) > 0 and ${textsWithin(table.files, MAX_IMPORT_FILES, FILE_NAME_MAX_LENGTH)}`,
    ),
    check('imports_undone', sql`(${table.undoneAt} is null) = (${table.deletedItemId} is null)`),
  ],
)
