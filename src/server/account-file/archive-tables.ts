import { type Column, getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { MAX_ARTICLES } from '#contract/product-articles.ts'
import { columnName } from '#database/select-columns.ts'
import { MAX_LINES } from '#domain/catalogue/sheet-limits.ts'
import { MAX_CHOICES, MAX_DISHES } from '#domain/menus/limits.ts'
import { EXPORTED, type ExportedTable } from './exported-tables.ts'

export const TABLES = Object.keys(EXPORTED) as ExportedTable[]

type Reference = { key: string; to: ExportedTable }

const byTable = new Map<string, ExportedTable>(TABLES.map((name) => [getTableName(EXPORTED[name]), name]))

/** The columns of a table that name a row of another. */
export const REFERENCES = Object.fromEntries(
  TABLES.map((name): [string, Reference[]] => [name, referencesOf(name)]),
) as Record<ExportedTable, Reference[]>

function referencesOf(name: ExportedTable): Reference[] {
  const columns = Object.entries(getTableColumns(EXPORTED[name]) as Record<string, Column>)
  return getTableConfig(EXPORTED[name]).foreignKeys.flatMap((foreignKey) => {
    const { columns: from, foreignTable } = foreignKey.reference()
    const to = byTable.get(getTableName(foreignTable))
    const key = columns.find(([, column]) => column.name === from[1]?.name)?.[0]
    return to === undefined || key === undefined ? [] : [{ key, to }]
  })
}

/** The thing that a row is a part of: where that one stays out, so does the row. */
export const PART_OF: Partial<Record<ExportedTable, string>> = {
  priceLists: 'supplierId',
  priceListRows: 'priceListId',
  priceChanges: 'userProductId',
  productArticles: 'userProductId',
  productNames: 'userProductId',
  techSheetIngredients: 'techSheetId',
  sheetOrigins: 'techSheetId',
  productReplacements: 'lineId',
  productMerges: 'keptProductId',
  techSheetPhotos: 'techSheetId',
  recettesPubliables: 'ficheId',
  carteLogos: 'carteId',
  menuChoices: 'menuId',
  menuDishes: 'choiceId',
  dishSales: 'periodId',
  menuSales: 'periodId',
}

/** Rows that one other row may have, where the database does not count them: the column that names it, and how many. */
export const MOST_PARTS: Partial<Record<ExportedTable, [key: string, most: number]>> = {
  techSheetIngredients: ['techSheetId', MAX_LINES],
  menuChoices: ['menuId', MAX_CHOICES],
  menuDishes: ['choiceId', MAX_DISHES],
  // Beside the one that it follows.
  productArticles: ['userProductId', MAX_ARTICLES],
}

/** Columns that files of older versions have, and that nothing is read from. */
export const FORMER_COLUMNS: Partial<Record<ExportedTable, readonly string[]>> = { salesPeriods: ['carteId'] }

/** A row of JSON as columns of PostgreSQL: `"techSheetId" uuid, …`. */
export function typedColumns(name: ExportedTable, keys: readonly string[]): string {
  const columns = getTableColumns(EXPORTED[name]) as Record<string, Column>
  return keys.map((key) => `"${key}" ${columns[key]?.getSQLType()}`).join(', ')
}

/** The same columns by their names in the database. */
export function storedColumns(name: ExportedTable, keys: readonly string[]): string {
  return keys.map((key) => columnName(EXPORTED[name], key)).join(', ')
}

/** Columns that a file of this program's schema has of a table, without pictures. */
export function knownColumns(name: ExportedTable): string[] {
  return Object.entries(getTableColumns(EXPORTED[name]) as Record<string, Column>)
    .filter(([key, column]) => !column.generated && key !== 'userId' && key !== 'content')
    .map(([key]) => key)
}
