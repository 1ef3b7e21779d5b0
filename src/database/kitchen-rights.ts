import type { PgTable } from 'drizzle-orm/pg-core'
import type { TableOf, UserTableName } from './user-tables/user-tables.ts'

type KeyOf<Table extends PgTable> = keyof Table['$inferSelect'] & string

type RightsOn<Key> = {
  /** Columns by their keys in the schema; 'no money' for all that are no money. */
  reads: 'no money' | readonly Key[]
  inserts?: readonly Key[]
  updates?: readonly Key[]
}

/**
 * What `gramme_cook` may do with tables of the user's; all others are closed to it. A migration gives it these rights by
 * `open_to_kitchen()`; the tests compare the two. Nothing of it is money, and nothing is deleted by it.
 */
export const KITCHEN_RIGHTS: { readonly [Name in UserTableName]?: RightsOn<KeyOf<TableOf<Name>>> } = {
  account_settings: {
    reads: [
      'userId',
      'language',
      'theme',
      'wastageMethod',
      'defaultTvaRate',
      'stations',
      'labelFormat',
      'version',
      'namesRevision',
      'updatedAt',
    ],
  },
  batches: {
    reads: 'no money',
    inserts: [
      'userId',
      'id',
      'techSheetId',
      'userProductId',
      'sheetVersion',
      'kind',
      'name',
      'madeAt',
      'useBy',
      'quantity',
      'unit',
      'lot',
      'allergens',
      'traces',
      'undeclaredLines',
      'storage',
      'labels',
    ],
    updates: ['useBy', 'labels', 'state', 'closedAt', 'reason', 'extensions', 'version'],
  },
  cartes: { reads: ['userId', 'id', 'nom', 'position', 'createdAt'] },
  day_menu_sales: { reads: 'no money' },
  day_sales: { reads: 'no money' },
  gamme_recettes: { reads: 'no money' },
  gammes: { reads: 'no money' },
  kitchen_marks: {
    reads: 'no money',
    inserts: ['userId', 'techSheetId', 'day', 'step', 'doneAt', 'initials', 'personId', 'changedAt'],
    updates: ['doneAt', 'initials', 'personId', 'changedAt'],
  },
  menu_choices: { reads: 'no money' },
  menu_dishes: { reads: 'no money' },
  menu_sales: { reads: 'no money' },
  menus: { reads: 'no money' },
  order_lines: {
    reads: 'no money',
    updates: [
      'receipt',
      'receivedQuantity',
      'reason',
      'useBy',
      'lot',
      'weighedQuantity',
      'weighedUnit',
      'replacedBy',
    ],
  },
  orders: {
    reads: [
      'userId',
      'id',
      'supplierId',
      'supplierName',
      'number',
      'state',
      'deliverOn',
      'mailState',
      'mailQueuedAt',
      'mailTriedAt',
      'version',
      'createdAt',
    ],
    updates: ['state', 'version'],
  },
  production_marks: {
    reads: 'no money',
    inserts: ['userId', 'day', 'techSheetId'],
    updates: ['readyQuantity', 'readyUnit', 'doneAt', 'doneBy', 'batchId'],
  },
  receipt_photos: { reads: 'no money' },
  receipts: {
    reads: 'no money',
    inserts: ['userId', 'id', 'orderId', 'supplierId', 'supplierName', 'receivedAt', 'temperature', 'note'],
    updates: ['receivedAt', 'temperature', 'note', 'version'],
  },
  recettes_publiables: { reads: 'no money' },
  sales_periods: { reads: ['userId', 'id', 'firstDay', 'lastDay'] },
  service_dishes: { reads: 'no money' },
  services: { reads: 'no money' },
  supplier_contacts: { reads: ['userId', 'id', 'name'] },
  tech_sheet_ingredients: { reads: 'no money' },
  tech_sheet_photos: { reads: 'no money' },
  tech_sheets: { reads: 'no money' },
  user_products: { reads: 'no money' },
}
