import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MemberTx } from '#database/as-member.ts'
import { carteLogos } from '#database/schema/carte-logos.ts'
import { cartes } from '#database/schema/cartes.ts'
import { dishSales } from '#database/schema/dish-sales.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { gammes } from '#database/schema/gammes.ts'
import { menuChoices } from '#database/schema/menu-choices.ts'
import { menuDishes } from '#database/schema/menu-dishes.ts'
import { menus } from '#database/schema/menus.ts'
import { priceChanges } from '#database/schema/price-changes.ts'
import { priceListRows } from '#database/schema/price-list-rows.ts'
import { priceLists } from '#database/schema/price-lists.ts'
import { recettesPubliables } from '#database/schema/recettes-publiables.ts'
import { salesPeriods } from '#database/schema/sales-periods.ts'
import { supplierContacts } from '#database/schema/supplier-contacts.ts'
import { supplierProducts } from '#database/schema/supplier-products.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheetPhotos } from '#database/schema/tech-sheet-photos.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { userProducts } from '#database/schema/user-products.ts'
import { mapWithYields } from '../map-with-yields.ts'

/**
 * Every table of the user's but the settings, which the export shows as the account's, and the keys of creations, which
 * repeat for a day what the others hold. A test compares with the catalog.
 */
export const EXPORTED = {
  techSheets,
  techSheetIngredients,
  techSheetPhotos,
  userProducts,
  priceChanges,
  supplierContacts,
  supplierProducts,
  priceLists,
  priceListRows,
  recettesPubliables,
  cartes,
  gammes,
  gammeRecettes,
  carteLogos,
  menus,
  menuChoices,
  menuDishes,
  salesPeriods,
  dishSales,
} as const

/** Rows read at once, so that other requests are answered in between. */
const PAGE = 500

/** All rows of the account, by table, as they are stored. */
export async function exportRows({
  db,
  userId,
}: MemberTx): Promise<Record<string, Record<string, unknown>[]>> {
  const data: Record<string, Record<string, unknown>[]> = {}
  for (const [name, table] of Object.entries(EXPORTED)) {
    const rows: Record<string, unknown>[] = []
    for (let after: string | undefined, page = PAGE; page === PAGE;) {
      const read = await db
        .select(written(getTableColumns(table)))
        .from(table)
        .where(and(eq(table.userId, userId), after === undefined ? undefined : gt(table.id, after)))
        .orderBy(asc(table.id))
        .limit(PAGE)
      rows.push(...(await mapWithYields(read, readable)))
      page = read.length
      after = rows.at(-1)?.id as string | undefined
    }
    data[name] = rows
  }
  return data
}

/** A picture as base64. */
function readable(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString('base64') : value,
    ]),
  )
}

/** Columns that someone filled in; what the database works out for searching is left out. */
function written(columns: Record<string, PgColumn>): Record<string, PgColumn> {
  return Object.fromEntries(Object.entries(columns).filter(([, column]) => !column.generated))
}
