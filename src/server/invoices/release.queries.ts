import type { MemberTx } from '#database/as-member.ts'
import { forgetPastPrices } from './past-prices.queries.ts'

const RELEASE = `
  UPDATE invoices SET state = 'waiting', act_id = NULL, price_list_id = NULL, version = version + 1
  WHERE user_id = $1 AND price_list_id = $2 AND state = 'applied' RETURNING id`

/** Products that were tied to an article which the invoice made, and which is gone. */
const UNTIE = `
  UPDATE user_products p SET source_price_ht = NULL, source_unit = NULL
  FROM invoice_lines l
  WHERE l.user_id = $1 AND l.invoice_id = ANY ($2::uuid[]) AND p.user_id = $1 AND p.id = l.user_product_id
    AND p.source_product_id IS NULL`

const UNTAKE = `
  UPDATE invoice_lines SET taken = NULL WHERE user_id = $1 AND invoice_id = ANY ($2::uuid[]) AND taken IS NOT NULL`

/** What applying invoices has noted of their lines, and of prices that were no longer in force. */
export async function forgetApplied(tx: MemberTx, ids: readonly string[]): Promise<void> {
  await forgetPastPrices(tx, ids)
  await tx.client.query(UNTAKE, [tx.houseId, ids])
}

/** After the price list of an invoice was undone, the invoice waits again. */
export async function releaseInvoice(tx: MemberTx, listId: string): Promise<void> {
  const { client, houseId } = tx
  const { rows } = await client.query<{ id: string }>(RELEASE, [houseId, listId])
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await forgetApplied(tx, ids)
  await client.query(UNTIE, [houseId, ids])
}
