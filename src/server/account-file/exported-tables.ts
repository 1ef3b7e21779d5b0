import { carteLogos } from '#database/schema/carte-logos.ts'
import { carteVersions } from '#database/schema/carte-versions.ts'
import { cartes } from '#database/schema/cartes.ts'
import { deletedItems } from '#database/schema/deleted-items.ts'
import { deletedRows } from '#database/schema/deleted-rows.ts'
import { dishSales } from '#database/schema/dish-sales.ts'
import { menuSales } from '#database/schema/menu-sales.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { gammes } from '#database/schema/gammes.ts'
import { menuChoices } from '#database/schema/menu-choices.ts'
import { menuDishes } from '#database/schema/menu-dishes.ts'
import { menus } from '#database/schema/menus.ts'
import { priceChanges } from '#database/schema/price-changes.ts'
import { productMerges } from '#database/schema/product-merges.ts'
import { productNames } from '#database/schema/product-names.ts'
import { productReplacements } from '#database/schema/product-replacements.ts'
import { productArticles } from '#database/schema/product-articles.ts'
import { priceListRows } from '#database/schema/price-list-rows.ts'
import { priceLists } from '#database/schema/price-lists.ts'
import { recettesPubliables } from '#database/schema/recettes-publiables.ts'
import { salesPeriods } from '#database/schema/sales-periods.ts'
import { sheetOrigins } from '#database/schema/sheet-origins.ts'
import { supplierContacts } from '#database/schema/supplier-contacts.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheetPhotos } from '#database/schema/tech-sheet-photos.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { userProducts } from '#database/schema/user-products.ts'

/**
 * Every table of the user's but the settings, which the file shows as the account's, the keys of creations, which
 * repeat for a day what the others hold, and the journal of imports, which can be undone only where they were made; each after those that it refers to. A test compares with the catalog.
 */
export const EXPORTED = {
  supplierContacts,
  supplierProducts,
  priceLists,
  priceListRows,
  userProducts,
  priceChanges,
  productArticles,
  productNames,
  techSheets,
  techSheetIngredients,
  sheetOrigins,
  productReplacements,
  productMerges,
  techSheetPhotos,
  recettesPubliables,
  cartes,
  carteLogos,
  carteVersions,
  gammes,
  gammeRecettes,
  menus,
  menuChoices,
  menuDishes,
  salesPeriods,
  dishSales,
  menuSales,
  deletedItems,
  deletedRows,
} as const

export type ExportedTable = keyof typeof EXPORTED

/** The folder of the pictures that rows of a table have. */
export const PICTURE_FOLDERS: Partial<Record<ExportedTable, string>> = {
  techSheetPhotos: 'photos',
  carteLogos: 'logos',
  carteVersions: 'versions',
  deletedRows: 'corbeille',
}
