import { check, numeric, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ORDER_MAX_LENGTH, TEMPERATURE } from '#domain/orders/order.ts'
import { atMost, id, laterInstant, userId, within } from './columns.ts'
import { orders } from './orders.ts'
import { cascadingReference } from './references.ts'
import { userTable } from './user-table.ts'

/** The delivery of an order, as it was ticked at the back door. */
export const receipts = userTable(
  'receipts',
  {
    userId: userId(),
    id: id(),
    orderId: uuid().notNull(),
    receivedAt: laterInstant().notNull(),
    /** Degrees Celsius, as it was measured. */
    temperature: numeric({ precision: 4, scale: 1, mode: 'number' }),
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('receipts_order', table, table.orderId, orders),
    uniqueIndex('receipts_order_unique').on(table.userId, table.orderId),
    check('receipts_temperature', within(table.temperature, TEMPERATURE.minimum, TEMPERATURE.maximum)),
    check('receipts_note', atMost(table.note, ORDER_MAX_LENGTH.note)),
  ],
)
