import { getTableName } from 'drizzle-orm'
import type { Account, AccountExport } from '#contract/account.ts'
import type { MemberTx } from '#database/as-member.ts'
import { jsonColumns, jsonRows } from '#database/json-rows.ts'
import { carteLogos } from '#database/schema/carte-logos.ts'
import { cartes } from '#database/schema/cartes.ts'
import { deletedItems } from '#database/schema/deleted-items.ts'
import { deletedRows } from '#database/schema/deleted-rows.ts'
import { dishSales } from '#database/schema/dish-sales.ts'
import { gammeRecettes } from '#database/schema/gamme-recettes.ts'
import { gammes } from '#database/schema/gammes.ts'
import { menuChoices } from '#database/schema/menu-choices.ts'
import { menuDishes } from '#database/schema/menu-dishes.ts'
import { menus } from '#database/schema/menus.ts'
import { priceChanges } from '#database/schema/price-changes.ts'
import { productReplacements } from '#database/schema/product-replacements.ts'
import { productArticles } from '#database/schema/product-articles.ts'
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
import { JsonText } from '../json-text.ts'
import { throughFile } from '../temporary-file.ts'

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
  productReplacements,
  productArticles,
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
  deletedItems,
  deletedRows,
} as const

/** Rows read at once. Of pictures one, which may have as many bytes as thousands of other rows. */
const PAGE = 500

/**
 * All rows of the account with who and when it is. PostgreSQL writes them as JSON; they may be too many for memory.
 * @param begun is called with the answer, which can be sent while the rows after it are read
 * @returns once all rows are read
 */
export function writeExport(
  tx: MemberTx,
  account: Account,
  { folder, begun }: { folder: string; begun: (answer: AccountExport) => void },
): Promise<void> {
  return throughFile(folder, exportedTexts(tx, account), (stream) =>
    begun(new JsonText(stream) as unknown as AccountExport),
  )
}

async function* exportedTexts(tx: MemberTx, account: Account): AsyncGenerator<string> {
  const exportedAt = new Date().toISOString()
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"account":${JSON.stringify(account)},"data":`
  yield* exportedRows(tx)
  yield '}'
}

/** An object of lists by table, in parts of a page each. */
async function* exportedRows({ client, userId }: MemberTx): AsyncGenerator<string> {
  let before = '{'
  for (const [name, table] of Object.entries(EXPORTED)) {
    yield `${before}${JSON.stringify(name)}:[`
    // Ordered before columns become text, so that no picture is among what is sorted.
    const inOrder = `SELECT * FROM ${getTableName(table)} WHERE user_id = $1 ORDER BY id`
    const rows = `SELECT ${jsonColumns(table, 't')} FROM (${inOrder}) t`
    await client.query(`DECLARE exported NO SCROLL CURSOR FOR ${jsonRows(rows)}`, [userId])
    const fetch = `FETCH ${'content' in table ? 1 : PAGE} FROM exported`
    for (let first = true; ; first = false) {
      const { rows: page } = await client.query<{ json: string }>(fetch)
      if (page.length === 0) break
      yield (first ? '' : ',') + page.map(({ json }) => json).join(',')
    }
    await client.query('CLOSE exported')
    before = '],'
  }
  yield ']}'
}
