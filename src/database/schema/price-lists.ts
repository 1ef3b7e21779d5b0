import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { PRICE_LIST_KINDS } from '#domain/price-lists/price-list-kind.ts'
import { FILE_NAME_MAX_LENGTH, MAX_ROWS } from '#domain/tables/limits.ts'
import { id, instant, laterInstant, oneOf, trimmed, userId, within } from './columns.ts'
import { cascadingReference } from './references.ts'
import { supplierContacts } from './supplier-contacts.ts'
import { userTable } from './user-table.ts'

/** Prices of a file or of an invoice that went, or are about to go, into a supplier's catalogue: the journal of imports. */
export const priceLists = userTable(
  'price_lists',
  {
    userId: userId(),
    id: id(),
    supplierId: uuid().notNull(),
    kind: text({ enum: PRICE_LIST_KINDS }).notNull().default('file'),
    /** Of an invoice its number. */
    fileName: text().notNull(),
    createdAt: instant(),
    /** The state of the catalogue that the file was compared with. */
    catalogueVersion: integer().notNull(),
    /** How many changes it brings, all of which have to be there before they count. */
    changes: integer().notNull(),
    /** Rows of the file that change nothing. */
    unchanged: integer().notNull(),
    added: integer().notNull().default(0),
    dearer: integer().notNull().default(0),
    cheaper: integer().notNull().default(0),
    /** Otherwise than in price. */
    altered: integer().notNull().default(0),
    removed: integer().notNull().default(0),
    /** Null for a draft. */
    committedAt: laterInstant(),
    undoneAt: laterInstant(),
    /** The act of the journal of prices that gave them to the user's products. */
    actId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('price_lists_supplier', table, table.supplierId, supplierContacts),
    index('price_lists_by_supplier').on(table.userId, table.supplierId, table.committedAt),
    index('price_lists_by_time').on(table.userId, table.committedAt, table.id),
    check('price_lists_kind', oneOf(table.kind, PRICE_LIST_KINDS)),
    check('price_lists_file_name', trimmed(table.fileName, 1, FILE_NAME_MAX_LENGTH)),
    check('price_lists_changes', within(table.changes, 0, 2 * MAX_ROWS)),
    check('price_lists_unchanged', sql`${table.unchanged} >= 0`),
    check(
      'price_lists_counts',
      sql`least(${table.added}, ${table.dearer}, ${table.cheaper}, ${table.altered}, ${table.removed}) >= 0`,
    ),
  ],
)
