import type { MemberTx } from '#database/as-member.ts'
import { forgetPastPrices } from './past-prices.queries.ts'

const RELEASE = `
  UPDATE invoices SET state = 'waiting', act_id = NULL, price_list_id = NULL, version = version + 1
  WHERE user_id = $1 AND price_list_id = $2 AND state = 'applied' RETURNING id`

/** Products have a price since the last step of their history that was not undone. */
const DATES = `
  WITH since AS MATERIALIZED (
    SELECT c.user_product_id AS id, max(c.changed_at) AS at FROM price_changes c
    WHERE c.user_id = $1 AND c.undone_at IS NULL AND c.source <> 'undo' AND c.former_product IS NULL
      AND c.user_product_id IN (SELECT user_product_id FROM price_changes WHERE user_id = $1 AND act_id = $2)
    GROUP BY c.user_product_id
  )
  UPDATE user_products p SET price_changed_at = since.at FROM since WHERE p.user_id = $1 AND p.id = since.id`

/** Products that were tied to an article which the invoice made, and which is gone. */
const UNTIE = `
  UPDATE user_products p SET source_price_ht = NULL, source_unit = NULL
  FROM invoice_lines l
  WHERE l.user_id = $1 AND l.invoice_id = ANY ($2::uuid[]) AND p.user_id = $1 AND p.id = l.user_product_id
    AND p.source_product_id IS NULL`

/** After the price list of an invoice was undone, the invoice waits again, and its products have their prices since as long as before. */
export async function releaseInvoice(
  tx: MemberTx,
  { listId, actId }: { listId: string; actId: string | null },
): Promise<void> {
  const { client, houseId } = tx
  const { rows } = await client.query<{ id: string }>(RELEASE, [houseId, listId])
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await forgetPastPrices(tx, ids)
  await client.query(UNTIE, [houseId, ids])
  if (actId !== null) await client.query(DATES, [houseId, actId])
}
