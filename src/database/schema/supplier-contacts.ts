import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { SUPPLIER_FACTS } from '#contract/facts/supplier.ts'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import { WEEKDAYS } from '#domain/orders/delivery.ts'
import { MAX_STORED_MAPPING_BYTES } from '#domain/tables/limits.ts'
import { atMost, euros, foldedText, id, instant, jsonWithin, userId } from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { userReference } from './references.ts'
import { userTable } from './user-table.ts'

/** Suppliers. */
export const supplierContacts = userTable(
  'supplier_contacts',
  {
    userId: userId(),
    id: id(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    notes: text(),
    /** Where orders go; those of `email` where it is null. */
    orderEmail: text(),
    /** Where orders go, as a person has confirmed it: to another address they go once that is confirmed too. */
    orderEmailConfirmed: text(),
    /** The house's number at the supplier. */
    customerNumber: text(),
    /** EUR without VAT from which it delivers free of charge. */
    minimumHt: euros(),
    /** Until when an order of a day counts for that day, as 18:00. */
    cutOff: text(),
    /** Days of the calendar from an order to its delivery. */
    leadDays: integer(),
    deliveryDays: text({ enum: WEEKDAYS }).array().notNull().default([]),
    /** Goes into each order. */
    orderNote: text(),
    /** Counts the changes of the contact. */
    version: integer().notNull().default(1),
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
    userReference('supplier_contacts_user', table),
    index('supplier_contacts_by_name').on(table.userId, table.searchText, table.id),
    index('supplier_contacts_by_creation').on(table.userId, table.createdAt, table.id),
    check('supplier_contacts_version', sql`${table.version} >= 1`),
    ...factChecks('supplier_contacts', SUPPLIER_FACTS, table, {
      email: { email: atMost(table.email, SUPPLIER_MAX_LENGTH.email) },
      orderEmail: { order_email: atMost(table.orderEmail, SUPPLIER_MAX_LENGTH.email) },
      cutOff: { cut_off: sql`${table.cutOff} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'` },
    }),
    check(
      'supplier_contacts_order_email_confirmed',
      atMost(table.orderEmailConfirmed, SUPPLIER_MAX_LENGTH.email),
    ),
    check('supplier_contacts_mapping', jsonWithin(table.priceListMapping, MAX_STORED_MAPPING_BYTES)),
  ],
)
