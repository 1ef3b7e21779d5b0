import type { AppPath } from '#web/lib/navigation/app-path.ts'
import { basePaths } from '#web/lib/navigation/base-paths.ts'

/** Every address of the application. */
export const paths = {
  ...basePaths,

  recipes: '/recipes',
  newRecipe: '/recipes/new',
  recipeBuilder: '/recipes/builder',
  simulator: '/recipes/simulator',
  unpriced: '/recipes/prices',
  importSheets: '/recipes/import',
  purchases: '/recipes/purchases',
  lostMargins: '/recipes/margins',
  recipe: (id: string) => `/recipes/${id}` as const,
  editRecipe: (id: string) => `/recipes/${id}/edit` as const,
  previewRecipe: (id: string) => `/recipes/${id}/preview` as const,
  portions: '/portions',

  products: '/products',
  manageProducts: '/products/manage',
  priceChanges: '/products/prices',
  importedProducts: '/products/imported',
  editProduct: (id: string) => `/products/${id}/edit` as const,

  suppliersDashboard: '/suppliers/dashboard',
  suppliers: '/suppliers/list',
  priceLists: '/suppliers/price-lists',
  supplierProducts: (id: string) => `/suppliers/${id}/products` as const,
  newSupplierProduct: (id: string) => `/suppliers/${id}/products/new` as const,
  supplierPriceList: (id: string) => `/suppliers/${id}/price-list` as const,

  invoices: '/invoices',
  spending: '/invoices/purchases',
  invoice: (id: string) => `/invoices/${id}` as const,
  invoiceClaim: (id: string) => `/invoices/${id}/claim` as const,

  orders: '/orders',
  receive: '/orders/receive',
  receivingPaper: '/orders/receive/paper',
  receiveUnordered: '/orders/receive/new',
  receiveDelivery: (id: string) => `/orders/receive/unordered/${id}` as const,
  receiveOrder: (id: string) => `/orders/receive/${id}` as const,
  order: (id: string) => `/orders/${id}` as const,

  tomorrow: '/tomorrow',
  tomorrowPaper: '/tomorrow/paper',

  batches: '/batches',
  whereabouts: '/batches/trace',
  batch: (id: string) => `/batches/${id}` as const,
  batchTrace: (id: string) => `/batches/${id}/trace` as const,

  kitchenSheet: (id: string) => `/cuisine/fiches/${id}` as const,
  kitchenPlan: '/cuisine/plan',
  kitchenBatches: '/cuisine/lots',
  kitchenDeliveries: '/cuisine/livraisons',
  kitchenDelivery: (id: string) => `/cuisine/livraisons/${id}` as const,

  gammes: '/gammes',
  gamme: (id: string) => `/gammes/${id}` as const,
  viewGamme: (id: string) => `/gammes/${id}/view` as const,

  menus: '/menus',
  menu: (id: string) => `/menus/${id}` as const,

  bin: '/bin',

  operator: '/operator',

  cartes: '/cartes',
  service: '/cartes/service',
  printCarte: (id: string) => `/cartes/${id}/print` as const,
  carteVersion: (id: string) => `/cartes/versions/${id}` as const,
  sales: (carteId: string) => `/cartes/${carteId}/ventes` as const,
  importSales: (carteId: string) => `/cartes/${carteId}/ventes/caisse` as const,
  carteEnglish: (id: string) => `/cartes/${id}/textes-anglais` as const,
  carteAllergens: (id: string) => `/cartes/${id}/allergenes` as const,
} as const satisfies Record<string, AppPath | ((id: string) => AppPath)>
