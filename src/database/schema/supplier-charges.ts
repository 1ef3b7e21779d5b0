import { sql } from 'drizzle-orm'
import { check, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CHARGES, LINE_MAX_LENGTH } from '#domain/invoices/stored-invoice.ts'
import { id, instant, oneOf, trimmed, userId } from './columns.ts'
import { cascadingReference } from './references.ts'
import { supplierContacts } from './supplier-contacts.ts'
import { userTable } from './user-table.ts'

/** What is no article on a supplier's invoices, once and for all: by its code, else by its name. */
export const supplierCharges = userTable(
  'supplier_charges',
  {
    userId: userId(),
    id: id(),
    supplierId: uuid().notNull(),
    code: text(),
    /** Folded; of a line without a code. */
    name: text(),
    kind: text({ enum: CHARGES }).notNull(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('supplier_charges_supplier', table, table.supplierId, supplierContacts),
    uniqueIndex('supplier_charges_code_unique').on(table.userId, table.supplierId, table.code),
    uniqueIndex('supplier_charges_name_unique').on(table.userId, table.supplierId, table.name),
    check('supplier_charges_code', trimmed(table.code, 1, LINE_MAX_LENGTH.code)),
    check('supplier_charges_name', trimmed(table.name, 1, LINE_MAX_LENGTH.name)),
    check('supplier_charges_named', sql`num_nonnulls(${table.code}, ${table.name}) = 1`),
    check('supplier_charges_kind', oneOf(table.kind, CHARGES)),
  ],
)
