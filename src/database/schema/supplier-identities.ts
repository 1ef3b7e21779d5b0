import { check, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { IDENTITY_SCHEMES, INVOICE_MAX_LENGTH } from '#domain/invoices/stored-invoice.ts'
import { id, instant, oneOf, trimmed, userId } from './columns.ts'
import { cascadingReference } from './references.ts'
import { supplierContacts } from './supplier-contacts.ts'
import { userTable } from './user-table.ts'

/** A number by which a supplier's invoices are known; one number is of one supplier. */
export const supplierIdentities = userTable(
  'supplier_identities',
  {
    userId: userId(),
    id: id(),
    supplierId: uuid().notNull(),
    scheme: text({ enum: IDENTITY_SCHEMES }).notNull(),
    value: text().notNull(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('supplier_identities_supplier', table, table.supplierId, supplierContacts),
    uniqueIndex('supplier_identities_value_unique').on(table.userId, table.scheme, table.value),
    index('supplier_identities_by_supplier').on(table.userId, table.supplierId),
    check('supplier_identities_scheme', oneOf(table.scheme, IDENTITY_SCHEMES)),
    check('supplier_identities_value', trimmed(table.value, 1, INVOICE_MAX_LENGTH.identity)),
  ],
)
