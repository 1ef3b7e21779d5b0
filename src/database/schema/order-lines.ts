import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { EARLIEST_DAY, LATEST_DAY } from '#domain/menu-engineering/limits.ts'
import { MAX_PACKS, ORDER_MAX_LENGTH, RECEIPTS, WEIGHED_UNITS } from '#domain/orders/order.ts'
import { MAX_QUANTITY, QUANTITY_DECIMALS } from '#domain/quantity/limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { atMost, id, oneOf, price, trimmed, unitPrice, userId, within } from './columns.ts'
import { orders } from './orders.ts'
import { cascadingReference, nullableReference } from './references.ts'
import { supplierProducts } from './supplier-products.ts'
import { userProducts } from './user-products.ts'
import { userTable } from './user-table.ts'

const counted = () => numeric({ precision: 14, scale: QUANTITY_DECIMALS, mode: 'number' })

/** A line of an order: what is ordered, as it read at that moment, and what arrived of it. */
export const orderLines = userTable(
  'order_lines',
  {
    userId: userId(),
    id: id(),
    orderId: uuid().notNull(),
    position: integer().notNull(),
    /** The article of the catalogue; null for free text, and once it is gone. */
    supplierProductId: uuid(),
    /** The product that it is bought for. */
    userProductId: uuid(),
    name: text().notNull(),
    /** The supplier's own number for it. */
    code: text(),
    /** The supplier's words for one pack. */
    packText: text(),
    /** How many; null until it is counted. */
    packs: counted(),
    /** What one holds, in `unit`; null where the supplier's words do not say. */
    packQuantity: counted(),
    unit: text({ enum: UNITS }),
    /** How many packs it was added for: the need itself, of which whole packs are the next above. */
    neededPacks: counted(),
    /** EUR for one pack without VAT, at that moment. */
    priceHt: unitPrice(),
    receipt: text({ enum: RECEIPTS }).notNull().default('none'),
    /** Packs that arrived and were kept. */
    receivedQuantity: counted(),
    /** Why it is short, was refused or replaced. */
    reason: text().notNull().default(''),
    useBy: date({ mode: 'string' }),
    lot: text(),
    /** What the scale showed of all that arrived. */
    weighedQuantity: counted(),
    weighedUnit: text({ enum: WEIGHED_UNITS }),
    /** EUR for one pack without VAT, as the delivery note has it. */
    notedPriceHt: unitPrice(),
    /** What came in its place. */
    replacedBy: text().notNull().default(''),
    /** The line of a former order whose remainder this one orders again: its order may be deleted since. */
    carriedFrom: uuid(),
    /** Its remainder is not waited for. */
    noLongerDue: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('order_lines_order', table, table.orderId, orders),
    nullableReference('order_lines_article', table, table.supplierProductId, supplierProducts),
    nullableReference('order_lines_product', table, table.userProductId, userProducts),
    uniqueIndex('order_lines_place').on(table.userId, table.orderId, table.position),
    index('order_lines_by_article').on(table.userId, table.supplierProductId),
    index('order_lines_by_product').on(table.userId, table.userProductId),
    index('order_lines_by_carried').on(table.userId, table.carriedFrom),
    check('order_lines_position', sql`${table.position} >= 0`),
    check('order_lines_name', trimmed(table.name, 1, ORDER_MAX_LENGTH.name)),
    check('order_lines_code', trimmed(table.code, 1, ORDER_MAX_LENGTH.code)),
    check('order_lines_pack_text', trimmed(table.packText, 1, ORDER_MAX_LENGTH.packText)),
    check('order_lines_packs', sql`${table.packs} > 0 and ${table.packs} <= ${sql.raw(String(MAX_PACKS))}`),
    check('order_lines_needed_packs', sql`${table.neededPacks} > 0`),
    check('order_lines_pack_quantity', sql`${table.packQuantity} > 0`),
    check('order_lines_unit', oneOf(table.unit, UNITS)),
    check('order_lines_price_ht', price(table.priceHt)),
    check('order_lines_receipt', oneOf(table.receipt, RECEIPTS)),
    check(
      'order_lines_received_quantity',
      sql`${table.receivedQuantity} >= 0 and ${table.receivedQuantity} <= ${sql.raw(String(MAX_PACKS))}`,
    ),
    check('order_lines_reason', atMost(table.reason, ORDER_MAX_LENGTH.reason)),
    check(
      'order_lines_use_by',
      sql`${table.useBy} between ${sql.raw(`'${EARLIEST_DAY}' and '${LATEST_DAY}'`)}`,
    ),
    check('order_lines_lot', trimmed(table.lot, 1, ORDER_MAX_LENGTH.lot)),
    check('order_lines_weighed_quantity', within(table.weighedQuantity, 0, MAX_QUANTITY)),
    check('order_lines_weighed_unit', oneOf(table.weighedUnit, WEIGHED_UNITS)),
    check(
      'order_lines_weighed_whole',
      sql`(${table.weighedQuantity} is null) = (${table.weighedUnit} is null)`,
    ),
    check('order_lines_noted_price_ht', price(table.notedPriceHt)),
    check('order_lines_replaced_by', atMost(table.replacedBy, ORDER_MAX_LENGTH.replacedBy)),
  ],
)
