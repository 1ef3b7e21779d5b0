import type { MemberTx } from '#database/as-member.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import type { StoredInvoice } from './change-invoice.queries.ts'
import type { Planned } from './plan-prices.queries.ts'

/** What products cost at a moment, where it is known for the unit that they have now. */
const RECORD = `
  WITH given AS MATERIALIZED (SELECT * FROM unnest($4::uuid[], $5::numeric[]) AS g (id, price_ht)),
  steps AS MATERIALIZED (
    SELECT given.id, p.unit, given.price_ht, (
      SELECT c.new_price_ht FROM price_changes c
      WHERE c.user_id = $1 AND c.user_product_id = given.id AND c.changed_at < $6::timestamptz
        AND c.unit = p.unit AND c.undone_at IS NULL AND c.former_product IS NULL
      ORDER BY c.changed_at DESC, c.id DESC LIMIT 1
    ) AS former
    FROM given JOIN user_products p ON p.user_id = $1 AND p.id = given.id
  )
  INSERT INTO price_changes
    (user_id, act_id, source, origin, changed_at, user_product_id, unit, old_price_ht, new_price_ht)
  SELECT $1, $2, 'invoice', $3, $6::timestamptz, id, unit, former, price_ht FROM steps
  WHERE former IS DISTINCT FROM price_ht
  RETURNING 1`

/**
 * Keeps prices of an invoice in the histories of products whose price is later, at the date of the invoice. They are an act of
 * their own, whose id is that of the invoice: they never were the price of the product.
 */
export async function recordPastPrices(
  { client, houseId }: GrowingTx,
  { id, number, issuedOn }: StoredInvoice,
  planned: readonly Planned[],
): Promise<void> {
  const products = new Map(planned.flatMap(({ product }) => (product ? [[product.id, product.after]] : [])))
  if (products.size === 0) return
  const values = [
    houseId,
    id,
    number,
    [...products.keys()],
    [...products.values()],
    `${issuedOn}T12:00:00.000Z`,
  ]
  await client.query(RECORD, values)
}

/** The histories as they were before. */
export async function forgetPastPrices(
  { client, houseId }: MemberTx,
  invoiceIds: readonly string[],
): Promise<void> {
  await client.query('DELETE FROM price_changes WHERE user_id = $1 AND act_id = ANY ($2::uuid[])', [
    houseId,
    invoiceIds,
  ])
}
