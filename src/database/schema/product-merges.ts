import { check, index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { MAX_STORED_PRODUCT_BYTES } from '#domain/catalogue/merge-limits.ts'
import { id, instant, jsonWithin, laterInstant, money, trimmed, userId } from './columns.ts'
import { cascadingReference } from './references.ts'
import { userProducts } from './user-products.ts'
import { userTable } from './user-table.ts'

/**
 * Products that became part of another one. The product that went is in the bin, as `deletedItemId`, with the rows that
 * now name the one that stayed: while it is there the merge can be undone.
 */
export const productMerges = userTable(
  'product_merges',
  {
    userId: userId(),
    /** Of the act, chosen by who asked for it. */
    id: id(),
    keptProductId: uuid().notNull(),
    otherProductId: uuid().notNull(),
    otherName: text().notNull(),
    deletedItemId: uuid().notNull(),
    lines: integer().notNull(),
    prices: integer().notNull(),
    articles: integer().notNull(),
    /** By the names of the database: the row of the product that stayed with its articles, as they were and as the merge left them. */
    before: money(jsonb().notNull()),
    after: money(jsonb().notNull()),
    mergedAt: instant(),
    undoneAt: laterInstant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('product_merges_kept', table, table.keptProductId, userProducts),
    index('product_merges_by_kept').on(table.userId, table.keptProductId, table.mergedAt),
    index('product_merges_by_item').on(table.userId, table.deletedItemId),
    check('product_merges_other_name', trimmed(table.otherName, 1, PRODUCT_MAX_LENGTH.name)),
    check('product_merges_lines', sql`${table.lines} >= 0`),
    check('product_merges_prices', sql`${table.prices} >= 0`),
    check('product_merges_articles', sql`${table.articles} >= 0`),
    check('product_merges_before', jsonWithin(table.before, MAX_STORED_PRODUCT_BYTES)),
    check('product_merges_after', jsonWithin(table.after, MAX_STORED_PRODUCT_BYTES)),
  ],
)
