import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import {
  MAIL_KINDS,
  MAIL_STATES,
  MAX_SENT_BYTES,
  ORDER_MAX_LENGTH,
  ORDER_STATES,
} from '#domain/orders/order.ts'
import {
  atMost,
  euros,
  foldedText,
  id,
  instant,
  jsonWithin,
  laterInstant,
  oneOf,
  personId,
  trimmed,
  userId,
} from './columns.ts'
import { nullableReference, userReference } from './references.ts'
import { supplierContacts } from './supplier-contacts.ts'
import { userTable } from './user-table.ts'

/** An order to a supplier. What it says stays as it is when the supplier, its articles or their prices change. */
export const orders = userTable(
  'orders',
  {
    userId: userId(),
    id: id(),
    /** Null once the supplier is deleted. */
    supplierId: uuid(),
    supplierName: text().notNull(),
    /** 2026-0012: the year, and the number of the house in it. */
    number: text().notNull(),
    state: text({ enum: ORDER_STATES }).notNull().default('draft'),
    deliverOn: date({ mode: 'string' }),
    note: text().notNull().default(''),
    /** Who made it, and once it is sent, who sent it last. */
    personId: personId(),
    /** When the supplier first received it. */
    sentAt: laterInstant(),
    /** The address of its last mail; null where it was sent by phone. */
    sentTo: text(),
    /** What the supplier received last: lines as they read, the day, the note. */
    sent: jsonb(),
    /** Of its last mail, whether that has left or not. */
    messageId: uuid(),
    mailKind: text({ enum: MAIL_KINDS }),
    mailState: text({ enum: MAIL_STATES }),
    mailQueuedAt: laterInstant(),
    mailTriedAt: laterInstant(),
    /** Why it has not left at the last attempt. */
    mailFailure: text(),
    confirmedAt: laterInstant(),
    /** What the supplier wrote with it. */
    confirmedNote: text().notNull().default(''),
    /** EUR without VAT of its lines, as far as these have prices. */
    totalHt: euros().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: instant(),
    searchText: foldedText()
      .notNull()
      .generatedAlwaysAs(sql`fold(number || E'\\n' || supplier_name)`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('orders_user', table),
    nullableReference('orders_supplier', table, table.supplierId, supplierContacts),
    index('orders_by_creation').on(table.userId, table.createdAt, table.id),
    index('orders_by_supplier').on(table.userId, table.supplierId, table.createdAt),
    check('orders_supplier_name', trimmed(table.supplierName, 1, SUPPLIER_MAX_LENGTH.name)),
    check('orders_number', sql`${table.number} ~ '^[0-9]{4}-[0-9]{4,7}$'`),
    check('orders_state', oneOf(table.state, ORDER_STATES)),
    check(
      'orders_deliver_on',
      sql`${table.deliverOn} between ${sql.raw(`'${EARLIEST_DAY}' and '${LATEST_DAY}'`)}`,
    ),
    check('orders_note', atMost(table.note, ORDER_MAX_LENGTH.note)),
    check('orders_sent_at', sql`(${table.sentAt} is null) = (${table.state} = 'draft')`),
    check('orders_sent_to', trimmed(table.sentTo, 3, SUPPLIER_MAX_LENGTH.email)),
    check('orders_sent_bytes', jsonWithin(table.sent, MAX_SENT_BYTES)),
    check('orders_mail_kind', oneOf(table.mailKind, MAIL_KINDS)),
    check('orders_mail_state', oneOf(table.mailState, MAIL_STATES)),
    check(
      'orders_mail_whole',
      sql`num_nonnulls(${table.mailState}, ${table.mailKind}, ${table.messageId}, ${table.mailQueuedAt}) in (0, 4)`,
    ),
    check('orders_mail_failure', trimmed(table.mailFailure, 1, 40)),
    check('orders_confirmed_note', atMost(table.confirmedNote, ORDER_MAX_LENGTH.confirmedNote)),
    check('orders_total_ht', sql`${table.totalHt} >= 0`),
    check('orders_version', sql`${table.version} >= 1`),
  ],
)
