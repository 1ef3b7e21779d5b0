import { sql } from 'drizzle-orm'
import { check, index, integer, numeric, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { ORDER_MAX_LENGTH, TEMPERATURE } from '#domain/orders/order.ts'
import { atMost, id, instant, laterInstant, personId, trimmed, userId, within } from './columns.ts'
import { orders } from './orders.ts'
import { cascadingReference, nullableReference, userReference } from './references.ts'
import { supplierContacts } from './supplier-contacts.ts'
import { userTable } from './user-table.ts'

/** A delivery, as it was ticked at the back door: of an order, or of a supplier without one. */
export const receipts = userTable(
  'receipts',
  {
    userId: userId(),
    id: id(),
    /** Null for a delivery without an order. */
    orderId: uuid(),
    /** Of a delivery without an order; null once it is deleted, and where it is no supplier of the house. */
    supplierId: uuid(),
    /** Who delivered without an order. */
    supplierName: text(),
    receivedAt: laterInstant().notNull(),
    /** Degrees Celsius, as it was measured. */
    temperature: numeric({ precision: 4, scale: 1, mode: 'number' }),
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
    /** Who noted it. */
    personId: personId(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('receipts_user', table),
    cascadingReference('receipts_order', table, table.orderId, orders),
    nullableReference('receipts_supplier', table, table.supplierId, supplierContacts),
    uniqueIndex('receipts_order_unique').on(table.userId, table.orderId),
    index('receipts_by_time').on(table.userId, table.receivedAt, table.id),
    index('receipts_by_supplier').on(table.userId, table.supplierId),
    check(
      'receipts_from_one',
      sql`(${table.orderId} is null) = (${table.supplierName} is not null) and num_nonnulls(${table.orderId}, ${table.supplierId}) <= 1`,
    ),
    check('receipts_supplier_name', trimmed(table.supplierName, 1, SUPPLIER_MAX_LENGTH.name)),
    check('receipts_temperature', within(table.temperature, TEMPERATURE.minimum, TEMPERATURE.maximum)),
    check('receipts_note', atMost(table.note, ORDER_MAX_LENGTH.note)),
    check('receipts_version', sql`${table.version} >= 1`),
  ],
)
