import { check, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { euros, foldedText, id, instant, price, userId } from './columns.ts'
import { productFacts, productRules, productSearchText } from './product-facts.ts'
import { supplierContacts } from './supplier-contacts.ts'

/** A supplier's catalogue; it goes with its supplier. */
export const supplierProducts = pgTable(
  'supplier_products',
  {
    userId: userId(),
    id: id(),
    supplierId: uuid().notNull(),
    ...productFacts(),
    priceHt: euros().notNull(),
    createdAt: instant(),
    updatedAt: instant(),
    searchText: foldedText().notNull().generatedAlwaysAs(productSearchText),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'supplier_products_supplier',
      columns: [table.userId, table.supplierId],
      foreignColumns: [supplierContacts.userId, supplierContacts.id],
    }).onDelete('cascade'),
    index('supplier_products_by_name').on(table.userId, table.supplierId, table.searchText, table.id),
    check('supplier_products_price_ht', price(table.priceHt)),
    ...productRules(table).map(([name, rule]) => check(`supplier_products_${name}`, rule)),
  ],
)
