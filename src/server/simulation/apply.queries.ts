import type { Acting } from '#database/as-member.ts'
import { DEFAULT_WASTAGE_METHOD, type WastageMethod } from '#domain/costing/wastage-method.ts'
import { type Change, changedKitchen } from '#domain/simulation/change.ts'
import { changePrices } from '../prices/change-prices.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { publicationFollows } from '../sheets/publication.queries.ts'
import { recostSheets } from '../sheets/recost.ts'
import { readKitchen } from './kitchen.queries.ts'

/** What the journal of prices calls it. */
const ORIGIN = 'Simulateur'

const WRITE_SHEETS = `
  UPDATE tech_sheets s SET portions = new.portions, selling_price_ht = new.selling_price_ht,
    version = version + 1, updated_at = now()
  FROM unnest($2::uuid[], $3::int[], $4::numeric[]) AS new (id, portions, selling_price_ht)
  WHERE s.user_id = $1 AND s.id = new.id`

/**
 * Makes simulated changes real, worked out anew from what is stored now: the same functions that the browser showed
 * them with. Prices reach every sheet; what is a sheet's own only those named. Published prices follow.
 * @throws PRICE_REQUIRED where a published sheet would lose its price
 */
export async function applyChanges(
  acting: Acting,
  changes: readonly Change[],
  sheetIds: readonly string[] | undefined,
): Promise<{ products: number; sheets: number }> {
  const { client, userId } = acting
  await lockCosts(acting, userId)
  const [kitchen, settings] = await Promise.all([
    readKitchen(acting),
    client.query<{ method: WastageMethod }>(
      'SELECT wastage_method AS method FROM account_settings WHERE user_id = $1',
      [userId],
    ),
  ])
  const changed = changedKitchen(kitchen, changes, settings.rows[0]?.method ?? DEFAULT_WASTAGE_METHOD)
  const named = sheetIds && new Set(sheetIds)
  const products = changed.products.filter((product, index) => product !== kitchen.products[index])
  const sheets = changed.sheets.filter(
    (sheet, index) => sheet !== kitchen.sheets[index] && (named?.has(sheet.id) ?? true),
  )
  await changePrices(acting, products, { source: 'typed', origin: ORIGIN })
  await client.query(WRITE_SHEETS, [
    userId,
    sheets.map(({ id }) => id),
    sheets.map(({ portions }) => portions),
    sheets.map(({ sellingPriceHt }) => sellingPriceHt),
  ])
  await Promise.all(
    sheets.map(({ id, sellingPriceHt }) => publicationFollows(acting, id, { sellingPriceHt })),
  )
  await recostSheets(
    acting,
    userId,
    sheets.map(({ id }) => id),
  )
  return { products: products.length, sheets: sheets.length }
}
