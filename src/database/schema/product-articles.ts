import { check, index, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { UNITS } from '#domain/quantity/unit.ts'
import { id, instant, oneOf, price, unitPrice, userId } from './columns.ts'
import { cascadingReference } from './references.ts'
import { supplierProducts } from './supplier-products.ts'
import { userProducts } from './user-products.ts'
import { userTable } from './user-table.ts'

/**
 * The articles that a product is tied to beside the one that it follows, which is its `sourceProductId`. An article
 * belongs to one product at most, as the followed one or beside it.
 */
export const productArticles = userTable(
  'product_articles',
  {
    userId: userId(),
    id: id(),
    userProductId: uuid().notNull(),
    supplierProductId: uuid().notNull(),
    /** The article's price that was last taken or set aside while it was followed. */
    sourcePriceHt: unitPrice(),
    sourceUnit: text({ enum: UNITS }),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('product_articles_product', table, table.userProductId, userProducts),
    cascadingReference('product_articles_article', table, table.supplierProductId, supplierProducts),
    uniqueIndex('product_articles_article_unique').on(table.userId, table.supplierProductId),
    index('product_articles_by_product').on(table.userId, table.userProductId),
    check('product_articles_source_price_ht', price(table.sourcePriceHt)),
    check('product_articles_source_unit', oneOf(table.sourceUnit, UNITS)),
  ],
)
