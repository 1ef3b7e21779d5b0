import { selectColumns } from '#database/select-columns.ts'
import { priceChanges } from '#database/schema/price-changes.ts'
import type { PriceAct } from '#contract/prices.ts'
import type { PriceSource } from '#domain/pricing/price-source.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { refusal } from '../translate-error.ts'
import { recostSheetsOfProducts } from '../sheets/recost.ts'
import { writePrices } from './change-prices.queries.ts'
import { findAct } from './journal.queries.ts'
import { recordPrices } from './record.queries.ts'
import { dated, withdrawn } from './withdrawn.ts'

type Row = {
  id: string
  name: string
  oldPriceHt: number | null
  source: PriceSource
  origin: string | null
  undone: boolean
  /** Whether the product still has the price that the act gave it, for the same unit; it is no longer that product after a merge. */
  standing: boolean
  /** Whether it is a dated step, and the last one that counts. */
  withdraws: boolean
}

const STEPS = `
  SELECT p.id, p.name, ${selectColumns(priceChanges, 'c', 'oldPriceHt', 'source', 'origin')}, c.undone_at IS NOT NULL AS undone,
    c.former_product IS NULL AND p.unit = c.unit AND p.price_ht IS NOT DISTINCT FROM c.new_price_ht AS standing,
    ${dated('c')} AND NOT EXISTS (
      SELECT FROM price_changes later
      WHERE later.user_id = $1 AND later.user_product_id = c.user_product_id AND later.former_product IS NULL
        AND (later.changed_at, later.id) > (c.changed_at, c.id) AND NOT ${withdrawn('later')}
    ) AS withdraws
  FROM price_changes c JOIN user_products p ON p.user_id = c.user_id AND p.id = c.user_product_id
  WHERE c.user_id = $1 AND c.act_id = $2
  ORDER BY p.search_text, p.id`

const MARK = 'UPDATE price_changes SET undone_at = now() WHERE user_id = $1 AND act_id = $2'

/** Sources of prices that a catalogue has. */
const OF_CATALOGUE: readonly PriceSource[] = ['catalogue', 'file', 'invoice']

/** A catalogue's price counts as new again once its price was undone. */
const FORGET = `
  UPDATE user_products SET source_price_ht = NULL, source_unit = NULL
  WHERE user_id = $1 AND id = ANY ($2::uuid[])`

/** Products have their prices since the last step of their history that counts. */
const DATES = `
  WITH since AS MATERIALIZED (
    SELECT c.user_product_id AS id, max(c.changed_at) AS at FROM price_changes c
    WHERE c.user_id = $1 AND c.user_product_id = ANY ($2::uuid[]) AND c.former_product IS NULL AND NOT ${withdrawn('c')}
    GROUP BY c.user_product_id
  )
  UPDATE user_products p SET price_changed_at = coalesce((SELECT at FROM since WHERE since.id = p.id), p.created_at)
  WHERE p.user_id = $1 AND p.id = ANY ($2::uuid[])`

/**
 * Gives every product of an act the price it had before, as a separate act, or none of them: a price that was
 * changed again since is newer, and undoing half of a file would leave a state that never existed.
 * Products that are deleted since have no price to give back. Steps of an invoice or a file of sheets are withdrawn, not followed by another one:
 * they are of a day that is over, and so will be those of the same paper once it is applied again.
 * @returns the act that undoes, the act itself where it is withdrawn, or undefined when the user has no such act
 * @throws ALREADY_UNDONE; PRICE_CHANGED_SINCE with the products that prevent it
 */
export async function undoAct(tx: GrowingTx, actId: string): Promise<PriceAct | undefined> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { rows } = await client.query<Row>(STEPS, [houseId, actId])
  const [first] = rows
  if (!first) return undefined
  if (first.undone) throw refusal('ALREADY_UNDONE', 'This act was undone before')
  const products = rows.filter(({ standing }) => !standing).map(({ id, name }) => ({ id, name }))
  if (products.length > 0)
    throw refusal('PRICE_CHANGED_SINCE', 'A price has changed since; nothing was undone', { products })
  await client.query(MARK, [houseId, actId])
  const back = rows.map(({ id, oldPriceHt }) => ({ id, priceHt: oldPriceHt }))
  if (OF_CATALOGUE.includes(first.source)) await client.query(FORGET, [houseId, rows.map(({ id }) => id)])
  const steps = await writePrices(tx, back)
  const withdrawnIds = new Set(rows.flatMap(({ id, withdraws }) => (withdraws ? [id] : [])))
  const undoing = await recordPrices(
    tx,
    steps.filter(({ id }) => !withdrawnIds.has(id)),
    { source: 'undo', origin: first.origin },
  )
  await client.query(DATES, [houseId, [...withdrawnIds]])
  await recostSheetsOfProducts(
    tx,
    back.map(({ id }) => id),
  )
  return findAct(tx, undoing ?? actId)
}
