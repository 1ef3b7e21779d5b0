import type { pageNames as french } from '../fr/page-names.ts'
import type { Translation } from '../translation.ts'

export const pageNames = {
  products: 'My Products',
  importedProducts: 'My Imported Products',
  priceChanges: 'Journal of prices',
  suppliersDashboard: 'Suppliers dashboard',
  suppliers: 'My Suppliers',
  manage: 'Suppliers and imported products',
  priceLists: 'Journal of price lists',
  purchases: 'Purchase list',
  spending: 'Invoiced purchases',
  batches: 'Batches',
  tomorrow: 'Tomorrow',
  orders: 'Orders',
  unpriced: 'Set prices',
  lostMargins: 'What lost margin',
} as const satisfies Translation<typeof french>
