import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
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
import { priceListRows } from '#database/schema/price-list-rows.ts'
import { priceLists } from '#database/schema/price-lists.ts'
import { productMerges } from '#database/schema/product-merges.ts'
import { productNames } from '#database/schema/product-names.ts'
import { productReplacements } from '#database/schema/product-replacements.ts'
import { productArticles } from '#database/schema/product-articles.ts'
import { recettesPubliables } from '#database/schema/recettes-publiables.ts'
import { salesPeriods } from '#database/schema/sales-periods.ts'
import { sheetOrigins } from '#database/schema/sheet-origins.ts'
import { supplierContacts } from '#database/schema/supplier-contacts.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheetPhotos } from '#database/schema/tech-sheet-photos.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { userProducts } from '#database/schema/user-products.ts'
import type { DeletedThing } from '#domain/bin/deleted-kind.ts'

/**
 * Every table that a deletion or the undoing of an import reaches, each after those that it refers to: the order in which rows come back. A test
 * compares with the foreign keys of the database.
 */
const REACHED: readonly PgTable[] = [
  supplierContacts,
  supplierProducts,
  priceLists,
  priceListRows,
  userProducts,
  productMerges,
  priceChanges,
  productArticles,
  productNames,
  techSheets,
  techSheetIngredients,
  sheetOrigins,
  productReplacements,
  techSheetPhotos,
  recettesPubliables,
  cartes,
  gammes,
  gammeRecettes,
  menus,
  menuChoices,
  menuDishes,
  salesPeriods,
  dishSales,
  menuSales,
  carteLogos,
  carteVersions,
  deletedItems,
  deletedRows,
]

/** The table of each kind, and its column that a user knows it by. */
export const ROOTS: Record<DeletedThing, { table: string; name: string }> = {
  sheet: { table: 'tech_sheets', name: 'title' },
  product: { table: 'user_products', name: 'name' },
  supplier: { table: 'supplier_contacts', name: 'name' },
  gamme: { table: 'gammes', name: 'nom' },
  dish: { table: 'gamme_recettes', name: 'nom_affiche' },
  menu: { table: 'menus', name: 'nom' },
  carte: { table: 'cartes', name: 'nom' },
}

type Reference = {
  column: string
  to: string
  /** Whether the row is deleted with the one that it refers to; otherwise the column is emptied. */
  cascades: boolean
}

export type BinTable = {
  name: string
  references: Reference[]
  /** Columns that are stored as JSON. */
  columns: string[]
  hasContent: boolean
}

const sqlName = (column: Column) => (column.keyAsName ? toSnakeCase(column.name) : column.name)

/** Columns of a row as JSON, by the names of the database: all but the owner, pictures and what the database works out. */
export function jsonColumns(table: PgTable): string[] {
  return Object.values(getTableColumns(table))
    .filter((column) => !column.generated && column.getSQLType() !== 'bytea')
    .map(sqlName)
    .filter((name) => name !== 'user_id')
}

function binTable(table: PgTable): BinTable {
  const references = getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference()
    const column = from[1]
    return column
      ? [{ column: sqlName(column), to: getTableName(foreignTable), cascades: key.onDelete === 'cascade' }]
      : []
  })
  return {
    name: getTableName(table),
    references,
    columns: jsonColumns(table),
    hasContent: Object.values(getTableColumns(table)).some((column) => column.getSQLType() === 'bytea'),
  }
}

export const BIN_TABLES: readonly BinTable[] = REACHED.map(binTable)

/** The tables of which rows are deleted with rows of `roots`, these among them. */
export function goingWith(roots: readonly string[]): BinTable[] {
  const gone = new Set(roots)
  return BIN_TABLES.filter(({ name, references }) => {
    if (references.some(({ to, cascades }) => cascades && gone.has(to))) gone.add(name)
    return gone.has(name)
  })
}
