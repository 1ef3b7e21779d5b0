import { sql } from 'drizzle-orm'
import { check, date, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SUPPLIER_MAX_LENGTH } from '#domain/catalogue/supplier-limits.ts'
import {
  ASIDE_REASONS,
  INVOICE_KINDS,
  INVOICE_MAX_LENGTH,
  INVOICE_STATES,
  MAX_CREDITED_NUMBERS,
  MAX_INVOICE_AMOUNT,
} from '#domain/invoices/stored-invoice.ts'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { euros, id, instant, oneOf, textsWithin, trimmed, userId, within } from './columns.ts'
import { priceLists } from './price-lists.ts'
import { nullableReference, userReference } from './references.ts'
import { supplierContacts } from './supplier-contacts.ts'
import { userTable } from './user-table.ts'

/** An electronic invoice or credit note of a supplier. */
export const invoices = userTable(
  'invoices',
  {
    userId: userId(),
    id: id(),
    /** Null until the seller is known, and once the supplier is deleted. */
    supplierId: uuid(),
    /** The seller, as the invoice names it. */
    supplierName: text().notNull(),
    /** The numbers of the seller, by which its next invoice is known. */
    siren: text(),
    siret: text(),
    vat: text(),
    number: text().notNull(),
    issuedOn: date({ mode: 'string' }).notNull(),
    kind: text({ enum: INVOICE_KINDS }).notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    totalHt: euros(),
    totalTtc: euros(),
    /** Of the file, in hexadecimal. */
    sha256: text().notNull(),
    /** What the file says that it follows: EN 16931, or a profile of Factur-X. */
    profile: text(),
    state: text({ enum: INVOICE_STATES }).notNull().default('waiting'),
    asideReason: text({ enum: ASIDE_REASONS }),
    /** Of a credit note: the numbers of the invoices that it corrects. */
    creditedNumbers: text().array().notNull().default([]),
    /** The act of the journal of prices that gave its prices to products. */
    actId: uuid(),
    /** The price list that gave its prices to the catalogue. */
    priceListId: uuid(),
    version: integer().notNull().default(1),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('invoices_user', table),
    nullableReference('invoices_supplier', table, table.supplierId, supplierContacts),
    nullableReference('invoices_price_list', table, table.priceListId, priceLists),
    uniqueIndex('invoices_file_unique').on(table.userId, table.sha256),
    // A seller that is not known yet has any number of times the same number.
    uniqueIndex('invoices_number_unique').on(table.userId, table.supplierId, table.number),
    index('invoices_by_state').on(table.userId, table.state, table.issuedOn, table.id),
    index('invoices_by_price_list').on(table.userId, table.priceListId),
    check('invoices_supplier_name', trimmed(table.supplierName, 1, SUPPLIER_MAX_LENGTH.name)),
    check('invoices_siren', sql`${table.siren} ~ '^[0-9]{9}$'`),
    check('invoices_siret', sql`${table.siret} ~ '^[0-9]{14}$'`),
    check('invoices_vat', trimmed(table.vat, 1, INVOICE_MAX_LENGTH.identity)),
    check('invoices_number', trimmed(table.number, 1, INVOICE_MAX_LENGTH.number)),
    check(
      'invoices_issued_on',
      sql`${table.issuedOn} between ${sql.raw(`'${EARLIEST_DAY}' and '${LATEST_DAY}'`)}`,
    ),
    check('invoices_kind', oneOf(table.kind, INVOICE_KINDS)),
    check('invoices_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('invoices_total_ht', within(table.totalHt, -MAX_INVOICE_AMOUNT, MAX_INVOICE_AMOUNT)),
    check('invoices_total_ttc', within(table.totalTtc, -MAX_INVOICE_AMOUNT, MAX_INVOICE_AMOUNT)),
    check('invoices_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('invoices_profile', trimmed(table.profile, 1, INVOICE_MAX_LENGTH.profile)),
    check('invoices_state', oneOf(table.state, INVOICE_STATES)),
    check('invoices_aside_reason', oneOf(table.asideReason, ASIDE_REASONS)),
    check('invoices_aside', sql`(${table.asideReason} is not null) = (${table.state} = 'aside')`),
    check(
      'invoices_credited_numbers',
      textsWithin(table.creditedNumbers, MAX_CREDITED_NUMBERS, INVOICE_MAX_LENGTH.number),
    ),
    check('invoices_version', sql`${table.version} >= 1`),
  ],
)
