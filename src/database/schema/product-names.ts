import { boolean, check, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { PRODUCT_MAX_LENGTH } from '#domain/catalogue/product-limits.ts'
import { UNITS } from '#domain/quantity/unit.ts'
import { id, oneOf, trimmed, userId } from './columns.ts'
import { cascadingReference } from './references.ts'
import { userProducts } from './user-products.ts'
import { userTable } from './user-table.ts'

/** What imported sheets call a product, as the user has settled it: the next import knows by it which product is meant. */
export const productNames = userTable(
  'product_names',
  {
    userId: userId(),
    id: id(),
    userProductId: uuid().notNull(),
    /** Without case, accents and plural. */
    name: text().notNull(),
    /** What it was measured in: a name in kilograms may mean another product than in pieces. */
    unit: text({ enum: UNITS }).notNull(),
    /** False where an import has taken the name for this product, and the user is to confirm that. */
    confirmed: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('product_names_product', table, table.userProductId, userProducts),
    index('product_names_by_product').on(table.userId, table.userProductId),
    index('product_names_by_name').on(table.userId, table.name),
    check('product_names_name', trimmed(table.name, 1, PRODUCT_MAX_LENGTH.name)),
    check('product_names_unit', oneOf(table.unit, UNITS)),
  ],
)
