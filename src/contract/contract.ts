import { accessTokensContract } from './access-tokens.ts'
import { accountContract } from './account.ts'
import { archiveContract } from './account-archive.ts'
import { batchesContract } from './batches.ts'
import { binContract } from './bin.ts'
import { carteVersionsContract } from './carte-versions.ts'
import { cartesContract } from './cartes.ts'
import { catalogueContract } from './catalogue.ts'
import { contactContract } from './contact.ts'
import { daySalesContract } from './day-sales.ts'
import { deliveriesContract } from './deliveries.ts'
import { devicesContract } from './devices.ts'
import { gammesContract } from './gammes.ts'
import { healthContract, liveContract } from './health.ts'
import { housesContract } from './houses.ts'
import { kitchenContract } from './kitchen.ts'
import { linksContract } from './links.ts'
import { manyProductsContract } from './many-products.ts'
import { matchesContract } from './matches.ts'
import { importsContract } from './imports.ts'
import { invoicesContract } from './invoices.ts'
import { membersContract } from './members.ts'
import { menusContract } from './menus.ts'
import { newPricesContract } from './new-prices.ts'
import { operatorContract } from './operator.ts'
import { ordersContract } from './orders.ts'
import { priceListsContract } from './price-lists.ts'
import { pricesContract } from './prices.ts'
import { productArticlesContract } from './product-articles.ts'
import { productNamesContract } from './product-names.ts'
import { productMergesContract } from './product-merges.ts'
import { productsContract } from './products.ts'
import { publicCartesContract } from './public-cartes.ts'
import { purchasesContract } from './purchases.ts'
import { replacementsContract } from './replacements.ts'
import { salesContract } from './sales.ts'
import { searchContract } from './search.ts'
import { securityContract } from './security.ts'
import { sellingPricesContract } from './selling-prices.ts'
import { servicesContract } from './services.ts'
import { sessionsContract } from './sessions.ts'
import { sheetImportsContract } from './sheet-imports.ts'
import { sheetsContract } from './sheets-routes.ts'
import { simulationContract } from './simulation.ts'
import { suppliersContract } from './suppliers.ts'

/** Every route of the API, by noun. Paths are relative to /api. */
export const contract = {
  accessTokens: accessTokensContract,
  account: accountContract,
  archive: archiveContract,
  batches: batchesContract,
  bin: binContract,
  carteVersions: carteVersionsContract,
  cartes: cartesContract,
  catalogue: catalogueContract,
  contact: contactContract,
  daySales: daySalesContract,
  deliveries: deliveriesContract,
  devices: devicesContract,
  gammes: gammesContract,
  imports: importsContract,
  invoices: invoicesContract,
  health: healthContract,
  houses: housesContract,
  kitchen: kitchenContract,
  links: linksContract,
  live: liveContract,
  manyProducts: manyProductsContract,
  matches: matchesContract,
  members: membersContract,
  menus: menusContract,
  newPrices: newPricesContract,
  operator: operatorContract,
  orders: ordersContract,
  priceLists: priceListsContract,
  prices: pricesContract,
  productArticles: productArticlesContract,
  productNames: productNamesContract,
  productMerges: productMergesContract,
  products: productsContract,
  publicCartes: publicCartesContract,
  purchases: purchasesContract,
  replacements: replacementsContract,
  sales: salesContract,
  search: searchContract,
  security: securityContract,
  sellingPrices: sellingPricesContract,
  services: servicesContract,
  sessions: sessionsContract,
  sheetImports: sheetImportsContract,
  sheets: sheetsContract,
  simulation: simulationContract,
  suppliers: suppliersContract,
}
