import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { orpc } from '#web/lib/query/api.ts'

/** Whatever shows a price or a cost. */
const COSTS = [
  orpc.products,
  orpc.productNames,
  orpc.productArticles,
  orpc.sheets,
  orpc.prices,
  orpc.catalogue,
  orpc.suppliers,
]

/** Lists and figures made of sheets, and the sheets above a changed one. */
const SHEETS = [
  orpc.sheets.list,
  orpc.sheets.statistics,
  orpc.sheets.get,
  orpc.sheets.tree,
  orpc.sheets.use,
  orpc.products.use,
  orpc.prices.lostMargins,
  orpc.services,
]

/** The means that are weighted by sales. */
const MEANS = [orpc.sheets.statistics, orpc.gammes, orpc.cartes.get]

/** What an account holds. */
const EVERYTHING = [
  ...COSTS,
  orpc.batches,
  orpc.priceLists,
  orpc.productMerges,
  orpc.replacements,
  orpc.gammes,
  orpc.carteVersions,
  orpc.cartes,
  orpc.menus,
  orpc.sales,
  orpc.daySales,
  orpc.services,
  orpc.simulation,
  orpc.invoices,
  orpc.orders,
  orpc.deliveries,
  orpc.bin,
]

/**
 * What an import brings, and its undoing takes away: the settings and the address of the carte beside that. The table that
 * gives prices is shown below the gammes of an import.
 */
const IMPORTED = [...EVERYTHING, orpc.imports.list, orpc.account, orpc.publicCartes, orpc.sellingPrices]

/**
 * The reads that are stale after a write of the contract: by noun, or by procedure where one differs. What the page of
 * a write sets from the server's answer is not among them, nor what is refetched on every mount.
 */
export const STALE_AFTER = {
  accessTokens: [orpc.accessTokens],
  // The method of costing changes every cost, thresholds every colour.
  account: [orpc.sheets],
  archive: IMPORTED,
  batches: [orpc.batches],
  // Anything may come back, with all that it was used in.
  bin: IMPORTED,
  'bin.remove': [orpc.bin, orpc.imports.list, orpc.account.storage],
  carteVersions: [orpc.carteVersions.list],
  cartes: [],
  'cartes.create': [orpc.cartes.list, orpc.gammes, orpc.menus, orpc.sales],
  'cartes.reorder': [orpc.cartes.list, orpc.gammes, orpc.menus],
  'cartes.remove': [orpc.cartes.list, orpc.gammes, orpc.menus, orpc.sales, orpc.sheets.use, orpc.bin],
  catalogue: [...COSTS, orpc.invoices],
  contact: [],
  deliveries: [orpc.deliveries, orpc.orders],
  'deliveries.remove': [orpc.deliveries, orpc.bin],
  daySales: [orpc.daySales, orpc.services],
  devices: [orpc.devices],
  gammes: [orpc.gammes, orpc.cartes, orpc.simulation, orpc.sheets.use, orpc.services],
  // The application is loaded again.
  houses: [],
  imports: IMPORTED,
  invoices: [...COSTS, orpc.priceLists, orpc.simulation, orpc.invoices],
  'invoices.create': [orpc.invoices],
  kitchen: [orpc.kitchen.marks],
  'kitchen.closeBatch': [orpc.kitchen.batches, orpc.kitchen.making, orpc.batches],
  'kitchen.tickPlan': [orpc.kitchen.making, orpc.kitchen.batches, orpc.batches, orpc.services],
  'kitchen.receive': [orpc.kitchen.deliveries, orpc.kitchen.delivery, orpc.orders, orpc.deliveries],
  links: [orpc.links],
  manyProducts: [...COSTS, orpc.simulation],
  members: [orpc.members],
  menus: [orpc.menus, orpc.cartes, orpc.sheets.use, orpc.services],
  newPrices: COSTS,
  operator: [orpc.operator.backups],
  orders: [orpc.orders, orpc.deliveries, orpc.invoices.receipts],
  'orders.remove': [orpc.orders, orpc.deliveries, orpc.bin],
  priceLists: [...COSTS, orpc.priceLists, orpc.invoices],
  prices: [...COSTS, orpc.priceLists, orpc.invoices],
  productArticles: [orpc.products, orpc.productArticles, orpc.catalogue, orpc.suppliers],
  productNames: [orpc.productNames],
  'productNames.refuse': [...COSTS, orpc.productNames, orpc.replacements, orpc.simulation],
  // The product that goes is in the bin, and comes back from there.
  productMerges: [...COSTS, orpc.productMerges, orpc.replacements, orpc.simulation, orpc.bin],
  products: [
    orpc.products.list,
    orpc.productNames,
    orpc.productArticles,
    orpc.sheets,
    orpc.prices,
    orpc.catalogue,
    orpc.suppliers,
    orpc.invoices,
  ],
  'products.create': [orpc.products.list],
  // The history of a deleted product is not refetched; its row of the catalogue can be imported again.
  'products.remove': [
    orpc.products.list,
    orpc.productNames,
    orpc.sheets,
    orpc.prices.journal,
    orpc.prices.lostMargins,
    orpc.catalogue,
    orpc.suppliers,
    orpc.invoices,
  ],
  publicCartes: [],
  'publicCartes.publish': [orpc.sheets, orpc.cartes, orpc.gammes],
  // A costed line more or less changes what the simulator and the cartes show as well.
  replacements: [...COSTS, orpc.replacements, orpc.simulation],
  sales: [orpc.sales, orpc.daySales, orpc.services, ...MEANS],
  'sales.remove': [orpc.sales.list, ...MEANS],
  security: [orpc.security],
  sellingPrices: [...SHEETS, orpc.gammes, orpc.cartes, orpc.menus, orpc.sales, orpc.simulation],
  services: [orpc.services],
  sessions: [orpc.sessions],
  sheetImports: [...COSTS, orpc.simulation],
  sheets: SHEETS,
  simulation: [...COSTS, orpc.simulation],
  suppliers: [
    orpc.suppliers,
    orpc.invoices,
    orpc.catalogue,
    orpc.priceLists,
    orpc.products,
    orpc.productArticles,
    orpc.orders,
    orpc.deliveries,
  ],
  'suppliers.create': [orpc.suppliers],
} as const

/**
 * To be called when a write was answered: what is shown of its stale reads is refetched.
 * @param fresh the key of a query that the answer of the write is already in
 */
export async function invalidateAfter(
  queryClient: QueryClient,
  write: keyof typeof STALE_AFTER,
  fresh?: QueryKey,
): Promise<void> {
  const freshHash = fresh && hashKey(fresh)
  await Promise.all(
    STALE_AFTER[write].map((read) =>
      queryClient.invalidateQueries({
        queryKey: read.key(),
        predicate: ({ queryHash }) => queryHash !== freshHash,
      }),
    ),
  )
}
