import { DEFAULT_WASTAGE_METHOD, type WastageMethod } from '#domain/costing/wastage-method.ts'
import { belowZero, type Change } from '#domain/simulation/change.ts'
import {
  type ChangedRows,
  changedRows,
  rowsChangedSince,
  type SeenRows,
} from '#domain/simulation/changed-rows.ts'
import type { Kitchen } from '#domain/simulation/kitchen.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { changePrices } from '../prices/change-prices.queries.ts'
import { pricesOfAct } from '../prices/prices-of-act.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { publicationFollows } from '../sheets/publication.queries.ts'
import { recostSheets } from '../sheets/recost.ts'
import { invalidFields, outdated } from '../translate-error.ts'
import { readKitchen } from './kitchen.queries.ts'

/** What the journal of prices calls it. */
const ORIGIN = 'Simulateur'

const WRITE_SHEETS = `
  UPDATE tech_sheets s SET portions = new.portions, selling_price_ht = new.selling_price_ht,
    version = version + 1, updated_at = now()
  FROM unnest($2::uuid[], $3::int[], $4::numeric[]) AS new (id, portions, selling_price_ht)
  WHERE s.user_id = $1 AND s.id = new.id`

export interface Application {
  changes: readonly Change[]
  sheetIds?: readonly string[] | undefined
  actId?: string | undefined
  seen?: SeenRows | undefined
}

/**
 * Applies simulated changes, computed again from what is stored now: the same functions that the browser showed
 * them with. Prices reach every sheet; what is a sheet's own only those named. Published prices follow.
 * An act that is in the journal is not repeated: a client that lost the answer may retry.
 * @throws PRICE_REQUIRED where a published sheet would lose its price; VERSION_CONFLICT with the ids of the rows that
 *   would be written otherwise than they were seen; VALIDATION for a change that would make a price negative
 */
export async function applyChanges(
  tx: GrowingTx,
  application: Application,
): Promise<{ products: number; sheets: number; already: boolean }> {
  await lockCosts(tx)
  const products = await pricesOfAct(tx, application.actId)
  if (products > 0) return { products, sheets: 0, already: true }
  return { ...(await write(tx, application)), already: false }
}

async function write(
  tx: GrowingTx,
  { changes, sheetIds, actId, seen }: Application,
): Promise<{ products: number; sheets: number }> {
  const { client, houseId } = tx
  const [kitchen, settings] = await Promise.all([
    readKitchen(tx),
    client.query<{ method: WastageMethod }>(
      'SELECT wastage_method AS method FROM account_settings WHERE user_id = $1',
      [houseId],
    ),
  ])
  const method = settings.rows[0]?.method ?? DEFAULT_WASTAGE_METHOD
  refuseNegative(kitchen, changes)
  const rows = changedRows(kitchen, changes, method, sheetIds ? new Set(sheetIds) : null)
  if (seen !== undefined) refuseOtherThan(seen, rows)
  const products = rows.products.map(({ after }) => after)
  const sheets = rows.sheets.map(({ after }) => after)
  await changePrices(tx, products, { source: 'typed', origin: ORIGIN, actId })
  await client.query(WRITE_SHEETS, [
    houseId,
    sheets.map(({ id }) => id),
    sheets.map(({ portions }) => portions),
    sheets.map(({ sellingPriceHt }) => sellingPriceHt),
  ])
  await Promise.all(sheets.map(({ id, sellingPriceHt }) => publicationFollows(tx, id, { sellingPriceHt })))
  await recostSheets(
    tx,
    sheets.map(({ id }) => id),
  )
  return { products: products.length, sheets: sheets.length }
}

function refuseNegative(kitchen: Kitchen, changes: readonly Change[]): void {
  const refused = belowZero(kitchen, changes)
  const fields = changes.flatMap((change, place) =>
    refused.has(change) ? [{ path: `changes.${place}.amount`, rule: 'price-negative' }] : [],
  )
  if (fields.length > 0) throw invalidFields(fields)
}

function refuseOtherThan(seen: SeenRows, rows: ChangedRows): void {
  const changed = rowsChangedSince(rows, seen)
  if (changed.products.length + changed.sheets.length > 0) throw outdated('products or sheets', changed)
}
