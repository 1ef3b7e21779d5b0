import { check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { PRICE_SOURCES } from '#domain/pricing/price-source.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { FILE_NAME_MAX_LENGTH } from '#domain/tables/limits.ts'
import {
  atMost,
  id,
  instant,
  laterInstant,
  oneOf,
  personId,
  price,
  trimmed,
  unitPrice,
  userId,
} from './columns.ts'
import { cascadingReference } from './references.ts'
import { userProducts } from './user-products.ts'
import { userTable } from './user-table.ts'

/**
 * Every price that a product has had, and what it was before: the product's history, and the journal that can undo it.
 * What one act changed, a typed price or a whole file, shares `actId`.
 */
export const priceChanges = userTable(
  'price_changes',
  {
    userId: userId(),
    id: id(),
    actId: uuid().notNull(),
    userProductId: uuid().notNull(),
    changedAt: instant(),
    source: text({ enum: PRICE_SOURCES }).notNull(),
    /** The file's name, or the supplier's. */
    origin: text(),
    /** Both prices are EUR per this unit, without VAT. */
    unit: text({ enum: UNITS }).notNull(),
    oldPriceHt: unitPrice(),
    newPriceHt: unitPrice(),
    undoneAt: laterInstant(),
    personId: personId(),
    /** The name of the product whose price it was, which was merged into this one since. */
    formerProduct: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('price_changes_product', table, table.userProductId, userProducts),
    index('price_changes_by_product').on(table.userId, table.userProductId, table.changedAt, table.id),
    index('price_changes_by_time').on(table.userId, table.changedAt, table.actId),
    index('price_changes_by_act').on(table.userId, table.actId),
    check('price_changes_source', oneOf(table.source, PRICE_SOURCES)),
    check('price_changes_origin', atMost(table.origin, FILE_NAME_MAX_LENGTH)),
    check('price_changes_former_product', trimmed(table.formerProduct, 1, PRODUCT_MAX_LENGTH.name)),
    check('price_changes_unit', oneOf(table.unit, UNITS)),
    check('price_changes_old_price_ht', price(table.oldPriceHt)),
    check('price_changes_new_price_ht', price(table.newPriceHt)),
    check('price_changes_change', sql`${table.oldPriceHt} is distinct from ${table.newPriceHt}`),
  ],
)
