import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { atMost, foldedText, id, instant, trimmed, userId } from './columns.ts'

/** Suppliers. */
export const supplierContacts = pgTable(
  'supplier_contacts',
  {
    userId: userId(),
    id: id(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    notes: text(),
    createdAt: instant(),
    /** Counts the changes of its catalogue: a price list is compared with one state of it. */
    catalogueVersion: integer().notNull().default(0),
    /** How its files are read, so that the next one is read without asking. */
    priceListMapping: jsonb(),
    searchText: foldedText()
      .notNull()
      .generatedAlwaysAs(sql`fold(name)`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'supplier_contacts_user',
      columns: [table.userId],
      foreignColumns: [users.id],
    }).onDelete('cascade'),
    index('supplier_contacts_by_name').on(table.userId, table.searchText, table.id),
    index('supplier_contacts_by_creation').on(table.userId, table.createdAt, table.id),
    check('supplier_contacts_name', trimmed(table.name, 1, 200)),
    check('supplier_contacts_email', atMost(table.email, 254)),
    check('supplier_contacts_phone', atMost(table.phone, 40)),
    check('supplier_contacts_notes', atMost(table.notes, 5_000)),
    check('supplier_contacts_mapping', sql`octet_length(${table.priceListMapping}::text) <= 50000`),
  ],
)
