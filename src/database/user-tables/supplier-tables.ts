import { priceListRows } from '../schema/price-list-rows.ts'
import { priceLists } from '../schema/price-lists.ts'
import { supplierContacts } from '../schema/supplier-contacts.ts'
import { supplierProducts } from '../schema/supplier-products.ts'

/** Suppliers, their catalogues and their price lists. */
export const SUPPLIER_TABLES = {
  supplier_contacts: {
    table: () => supplierContacts,
    partOf: null,
    named: 'name',
    bin: { thing: 'supplier' },
    archive: {},
    imports: { state: `t.version || '.' || t.catalogue_version`, made: [] },
    spreadsheet: {
      file: 'fournisseurs',
      order: 't.search_text, t.id',
      columns: { orderEmailConfirmed: 'Adresse de commande confirmée' },
    },
    storage: 'items',
  },
  supplier_products: {
    table: () => supplierProducts,
    partOf: null,
    named: 'name',
    bin: 'carried',
    archive: {},
    imports: { state: 't.version::text', made: ['supplierId'] },
    spreadsheet: {
      file: 'catalogues',
      order: 'of_supplier_id.search_text, t.supplier_id, t.search_text, t.id',
    },
    storage: 'items',
  },
  price_lists: {
    table: () => priceLists,
    partOf: 'supplierId',
    named: 'file_name',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { file: 'tarifs-importes' },
    storage: 'items',
  },
  price_list_rows: {
    table: () => priceListRows,
    partOf: 'priceListId',
    bin: 'carried',
    archive: {},
    imports: 'part',
    spreadsheet: { not: 'What a price list has changed are rows within its rows, which no cell shows.' },
    storage: 'items',
  },
} as const
