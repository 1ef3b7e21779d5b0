import { check, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { CATALOGUE_FACTS } from '#contract/facts/catalogue-row.ts'
import { LINE_MAX_LENGTH } from '#domain/invoices/stored-invoice.ts'
import { sql } from 'drizzle-orm'
import { atMost, foldedText, id, instant, laterInstant, price, unitPrice, userId } from './columns.ts'
import { factChecks } from './fact-checks.ts'
import { productFacts, productRules, productSearchText } from './product-facts.ts'
import { cascadingReference } from './references.ts'
import { supplierContacts } from './supplier-contacts.ts'
import { userTable } from './user-table.ts'

/** A supplier's catalogue; deleted with its supplier. */
export const supplierProducts = userTable(
  'supplier_products',
  {
    userId: userId(),
    id: id(),
    supplierId: uuid().notNull(),
    ...productFacts(),
    /** Euros per `unit`, without VAT. */
    priceHt: unitPrice().notNull(),
    /** The supplier's own number for it; leading zeros count. */
    code: text(),
    /** How it is packed, as the supplier writes it. */
    packText: text(),
    /** Euros for that pack, without VAT. */
    packPriceHt: unitPrice(),
    ean: text(),
    /** Euros per `unit`, without VAT, by the last price list or hand that wrote a price; an invoice agrees to nothing. */
    agreedPriceHt: unitPrice(),
    agreedAt: laterInstant(),
    /** The `catalogue_version` of its last write: a row that an undone file restores has none that it had before. */
    version: integer().notNull().default(0),
    createdAt: instant(),
    updatedAt: instant(),
    searchText: foldedText().notNull().generatedAlwaysAs(productSearchText),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    cascadingReference('supplier_products_supplier', table, table.supplierId, supplierContacts),
    index('supplier_products_by_name').on(table.userId, table.supplierId, table.searchText, table.id),
    check('supplier_products_ean', atMost(table.ean, LINE_MAX_LENGTH.ean)),
    check('supplier_products_agreed_price_ht', price(table.agreedPriceHt)),
    check('supplier_products_agreed', sql`(${table.agreedPriceHt} is null) = (${table.agreedAt} is null)`),
    check('supplier_products_version', sql`${table.version} >= 0`),
    ...factChecks('supplier_products', CATALOGUE_FACTS, table, productRules(table)),
  ],
)
