import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  CHARGES,
  CLAIMS,
  DOUBT_MAX_LENGTH,
  LINE_MAX_LENGTH,
  MAX_INVOICE_AMOUNT,
  MAX_INVOICE_QUANTITY,
  MAX_LINE_DOUBTS,
  MAX_STORED_ARTICLE_BYTES,
  MAX_STORED_READING_BYTES,
  TAKEN,
} from '#domain/invoices/stored-invoice.ts'
import { QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import {
  atMost,
  euros,
  id,
  jsonWithin,
  money,
  oneOf,
  percent,
  price,
  textsWithin,
  trimmed,
  unitPrice,
  userId,
  within,
} from './columns.ts'
import { invoices } from './invoices.ts'
import { cascadingReference, nullableReference } from './references.ts'
import { supplierProducts } from './supplier-products.ts'
import { userProducts } from './user-products.ts'
import { userTable } from './user-table.ts'

const billed = () => numeric({ precision: 14, scale: QUANTITY_DECIMALS, mode: 'number' })

/** A line of an invoice: what it says, and what was made of it. */
export const invoiceLines = userTable(
  'invoice_lines',
  {
    userId: userId(),
    id: id(),
    invoiceId: uuid().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    /** The seller's own number for it. */
    code: text(),
    ean: text(),
    /** Below zero for what comes back. */
    quantity: billed(),
    /** UN/ECE recommendation 20 or 21, as it is written. */
    unitCode: text(),
    /** The printed price, EUR for `baseQuantity` units, without VAT. */
    netPrice: unitPrice(),
    baseQuantity: billed(),
    lineTotal: euros(),
    vatRate: percent(),
    origin: text(),
    lot: text(),
    deliveryNote: text(),
    /** The article of the catalogue that it is a price of. */
    supplierProductId: uuid(),
    /** What it is where it is no article. */
    charge: text({ enum: CHARGES }),
    /** EUR per `unit`, without VAT; both are null for a price that waits. */
    unitPriceHt: unitPrice(),
    unit: text({ enum: UNITS }),
    /** Why its price waits, or should be looked at. */
    doubts: text().array().notNull().default([]),
    /** What it was to cost per `unit`. */
    agreedPriceHt: unitPrice(),
    claim: text({ enum: CLAIMS }).notNull().default('none'),
    /** The credit note that granted what was claimed; null where a hand did. */
    creditNoteId: uuid(),
    /** Of an applied invoice: what became of its price; null where it set none. */
    taken: text({ enum: TAKEN }),
    /** Of a line that makes a new article: columns of `supplier_products`. */
    article: money(jsonb()),
    /** The article as it was read, with the printed price and the prices that it may have: what is proposed of it. */
    reading: money(jsonb()),
    /** The product that the new article is tied to. */
    userProductId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('invoice_lines_invoice', table, table.invoiceId, invoices),
    nullableReference('invoice_lines_article', table, table.supplierProductId, supplierProducts),
    nullableReference('invoice_lines_product', table, table.userProductId, userProducts),
    nullableReference('invoice_lines_credit_note', table, table.creditNoteId, invoices),
    uniqueIndex('invoice_lines_place').on(table.userId, table.invoiceId, table.position),
    index('invoice_lines_by_article').on(table.userId, table.supplierProductId),
    index('invoice_lines_by_product').on(table.userId, table.userProductId),
    index('invoice_lines_by_credit_note').on(table.userId, table.creditNoteId),
    check('invoice_lines_position', sql`${table.position} >= 0`),
    check('invoice_lines_name', atMost(table.name, LINE_MAX_LENGTH.name)),
    check('invoice_lines_code', trimmed(table.code, 1, LINE_MAX_LENGTH.code)),
    check('invoice_lines_ean', trimmed(table.ean, 1, LINE_MAX_LENGTH.ean)),
    check('invoice_lines_quantity', within(table.quantity, -MAX_INVOICE_QUANTITY, MAX_INVOICE_QUANTITY)),
    check('invoice_lines_unit_code', trimmed(table.unitCode, 1, LINE_MAX_LENGTH.unitCode)),
    check('invoice_lines_net_price', within(table.netPrice, -MAX_INVOICE_AMOUNT, MAX_INVOICE_AMOUNT)),
    check('invoice_lines_base_quantity', sql`${table.baseQuantity} > 0`),
    check('invoice_lines_line_total', within(table.lineTotal, -MAX_INVOICE_AMOUNT, MAX_INVOICE_AMOUNT)),
    check('invoice_lines_vat_rate', within(table.vatRate, 0, 100)),
    check('invoice_lines_origin', trimmed(table.origin, 1, LINE_MAX_LENGTH.origin)),
    check('invoice_lines_lot', trimmed(table.lot, 1, LINE_MAX_LENGTH.lot)),
    check('invoice_lines_delivery_note', trimmed(table.deliveryNote, 1, LINE_MAX_LENGTH.deliveryNote)),
    check('invoice_lines_charge', oneOf(table.charge, CHARGES)),
    check(
      'invoice_lines_settled',
      sql`${table.charge} is null or num_nonnulls(${table.supplierProductId}, ${table.article}) = 0`,
    ),
    check('invoice_lines_unit_price_ht', price(table.unitPriceHt)),
    check('invoice_lines_unit', oneOf(table.unit, UNITS)),
    check('invoice_lines_priced', sql`(${table.unitPriceHt} is null) = (${table.unit} is null)`),
    check('invoice_lines_doubts', textsWithin(table.doubts, MAX_LINE_DOUBTS, DOUBT_MAX_LENGTH)),
    check('invoice_lines_agreed_price_ht', price(table.agreedPriceHt)),
    check('invoice_lines_claim', oneOf(table.claim, CLAIMS)),
    check('invoice_lines_granted', sql`${table.creditNoteId} is null or ${table.claim} = 'granted'`),
    check('invoice_lines_taken', oneOf(table.taken, TAKEN)),
    check('invoice_lines_article_bytes', jsonWithin(table.article, MAX_STORED_ARTICLE_BYTES)),
    check('invoice_lines_reading_bytes', jsonWithin(table.reading, MAX_STORED_READING_BYTES)),
  ],
)
