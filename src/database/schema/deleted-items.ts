import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { DELETED_KINDS } from '#domain/bin/deleted-kind.ts'
import { id, instant, oneOf, userId } from './columns.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

/** The bin: one row for each act of deletion, until it is restored, deleted permanently or thirty days old. */
export const deletedItems = userTable(
  'deleted_items',
  {
    userId: userId(),
    id: id(),
    kind: text({ enum: DELETED_KINDS }).notNull(),
    /** Of the first of them by name. */
    name: text().notNull(),
    /** How many the act has deleted. */
    things: integer().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('deleted_items_user', table),
    index('deleted_items_by_time').on(table.userId, table.deletedAt, table.id),
    check('deleted_items_kind', oneOf(table.kind, DELETED_KINDS)),
    check('deleted_items_things', sql`${table.things} >= 1`),
  ],
)
