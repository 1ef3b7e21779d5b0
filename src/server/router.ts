import { accessTokensRoutes } from './access-tokens/access-tokens.routes.ts'
import { accountRoutes } from './account/account.routes.ts'
import { archiveRoutes } from './account-file/archive.routes.ts'
import { batchesRoutes } from './batches/batches.routes.ts'
import { binRoutes } from './bin/bin.routes.ts'
import { versionRoutes } from './cartes/versions.routes.ts'
import { cartesRoutes } from './cartes/cartes.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { open } from './context.ts'
import { daySalesRoutes } from './day-sales/day-sales.routes.ts'
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts'
import { gammesRoutes } from './gammes/gammes.routes.ts'
import { health, live } from './health.ts'
import { devicesRoutes } from './kitchen/devices.routes.ts'
import { housesRoutes } from './members/houses.routes.ts'
import { membersRoutes } from './members/members.routes.ts'
import { kitchenRoutes } from './kitchen/kitchen.routes.ts'
import { linksRoutes } from './kitchen/links.routes.ts'
import { manyProductsRoutes } from './products/many-products.routes.ts'
import { matchesRoutes } from './products/matches.routes.ts'
import { importsRoutes } from './imports/imports.routes.ts'
import { invoicesRoutes } from './invoices/invoices.routes.ts'
import { menusRoutes } from './menus/menus.routes.ts'
import { operatorRoutes } from './operator/operator.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { pricesRoutes } from './prices/prices.routes.ts'
import { productArticlesRoutes } from './products/articles.routes.ts'
import { productNamesRoutes } from './products/product-names.routes.ts'
import { productMergesRoutes } from './products/merges.routes.ts'
import { productsRoutes } from './products/products.routes.ts'
import { publicCartesRoutes } from './public-carte/public-cartes.routes.ts'
import { purchasesRoutes } from './purchases/purchases.routes.ts'
import { replacementsRoutes } from './products/replacements.routes.ts'
import { salesRoutes } from './sales/sales.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { securityRoutes } from './account/security.routes.ts'
import { sellingPricesRoutes } from './selling-prices/selling-prices.routes.ts'
import { servicesRoutes } from './services/services.routes.ts'
import { sessionsRoutes } from './account/sessions.routes.ts'
import { sheetImportsRoutes } from './sheet-imports/sheet-imports.routes.ts'
import { sheetsRoutes } from './sheets/sheets.routes.ts'
import { simulationRoutes } from './simulation/simulation.routes.ts'
import { catalogueRoutes, newPricesRoutes } from './suppliers/catalogue.routes.ts'
import { priceListsRoutes } from './suppliers/price-lists.routes.ts'
import { suppliersRoutes } from './suppliers/suppliers.routes.ts'

/** Every route of the contract, implemented; one that is missing does not compile. */
export const router = open.router({
  accessTokens: accessTokensRoutes,
  account: accountRoutes,
  archive: archiveRoutes,
  batches: batchesRoutes,
  bin: binRoutes,
  carteVersions: versionRoutes,
  cartes: cartesRoutes,
  catalogue: catalogueRoutes,
  contact: contactRoutes,
  daySales: daySalesRoutes,
  deliveries: deliveriesRoutes,
  devices: devicesRoutes,
  gammes: gammesRoutes,
  imports: importsRoutes,
  invoices: invoicesRoutes,
  health,
  houses: housesRoutes,
  kitchen: kitchenRoutes,
  links: linksRoutes,
  live,
  manyProducts: manyProductsRoutes,
  matches: matchesRoutes,
  members: membersRoutes,
  menus: menusRoutes,
  newPrices: newPricesRoutes,
  operator: operatorRoutes,
  orders: ordersRoutes,
  priceLists: priceListsRoutes,
  prices: pricesRoutes,
  productArticles: productArticlesRoutes,
  productNames: productNamesRoutes,
  productMerges: productMergesRoutes,
  products: productsRoutes,
  publicCartes: publicCartesRoutes,
  purchases: purchasesRoutes,
  replacements: replacementsRoutes,
  sales: salesRoutes,
  search: searchRoutes,
  security: securityRoutes,
  sellingPrices: sellingPricesRoutes,
  services: servicesRoutes,
  sessions: sessionsRoutes,
  sheetImports: sheetImportsRoutes,
  sheets: sheetsRoutes,
  simulation: simulationRoutes,
  suppliers: suppliersRoutes,
})
