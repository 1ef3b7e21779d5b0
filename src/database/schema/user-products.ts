import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { UNITS } from '#domain/quantity/unit.ts'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { PRODUCT_FACTS } from '#contract/facts/product.ts'
import { foldedText, id, instant, laterInstant, oneOf, price, trimmed, unitPrice, userId } from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { productFacts, productRules, productSearchText } from './product-facts.ts'
import { nullableReference, userReference } from './references.ts'
import { supplierContacts } from './supplier-contacts.ts'
import { supplierProducts } from './supplier-products.ts'
import { userTable } from './user-table.ts'

/** The user's own product base. The migration narrows both `set null` to the column that names the other row. */
export const userProducts = userTable(
  'user_products',
  {
    userId: userId(),
    id: id(),
    sourceProductId: uuid(),
    supplierId: uuid(),
    ...productFacts(),
    /** Euros per `unit`, without VAT; null while no price is known. */
    priceHt: unitPrice(),
    priceChangedAt: instant(),
    /** Where it comes from, in the words a guest reads: meat has to say so. */
    origin: text(),
    /** What one of a counted word weighs: 5 g a clove. */
    countedWeights: jsonb().notNull().default({}),
    /** When it came from a catalogue; kept when that catalogue goes. */
    importedAt: laterInstant(),
    /** The catalogue's price that was last taken or set aside, per `sourceUnit`: a different one is shown as new. */
    sourcePriceHt: unitPrice(),
    sourceUnit: text({ enum: UNITS }),
    /** `sourceProductId` becomes the cheapest of its articles by itself. */
    followsCheapest: boolean().notNull().default(false),
    /** Counts the changes of which articles it is tied to, and how. */
    articlesVersion: integer().notNull().default(1),
    /** Counts the changes of its facts. */
    version: integer().notNull().default(1),
    createdAt: instant(),
    updatedAt: instant(),
    searchText: foldedText().notNull().generatedAlwaysAs(productSearchText),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    userReference('user_products_user', table),
    nullableReference('user_products_supplier', table, table.supplierId, supplierContacts),
    nullableReference('user_products_source', table, table.sourceProductId, supplierProducts),
    uniqueIndex('user_products_source_unique').on(table.userId, table.sourceProductId),
    index('user_products_by_name').on(table.userId, table.searchText, table.id),
    index('user_products_by_supplier').on(table.userId, table.supplierId, table.searchText, table.id),
    index('user_products_by_category').on(table.userId, table.category, table.searchText, table.id),
    index('user_products_by_cheapest')
      .on(table.userId, table.id)
      .where(sql`${table.followsCheapest}`),
    index('user_products_by_update').on(table.userId, table.updatedAt, table.id),
    check('user_products_articles_version', sql`${table.articlesVersion} >= 1`),
    check('user_products_version', sql`${table.version} >= 1`),
    check('user_products_source_price_ht', price(table.sourcePriceHt)),
    check('user_products_source_unit', oneOf(table.sourceUnit, UNITS)),
    ...factChecks('user_products', PRODUCT_FACTS, table, {
      ...productRules(table),
      // A reference.
      supplierId: {},
      origin: { origin: trimmed(table.origin, 1, PRODUCT_MAX_LENGTH.origin) },
      countedWeights: { counted_weights: sql`jsonb_typeof(${table.countedWeights}) = 'object'` },
    }),
  ],
)
