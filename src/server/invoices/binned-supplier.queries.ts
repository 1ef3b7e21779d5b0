import type { MemberTx } from '#database/as-member.ts'
import { STILL_KEPT } from '../bin/still-kept.ts'
import { numbersOf, type SellerNumbers } from './find-supplier.queries.ts'

/** Of what went with a supplier, the invoice that lost it, or a number of the seller. */
const BINNED = `
  SELECT s.facts ->> 'name' AS name FROM deleted_rows r
  JOIN deleted_items i ON i.user_id = $1 AND i.id = r.item_id AND ${STILL_KEPT}
  JOIN deleted_rows s ON s.user_id = $1 AND s.item_id = r.item_id AND s.table_name = 'supplier_contacts'
    AND s.emptied IS NULL AND s.row_id::text = r.facts ->> 'supplier_id'
  WHERE r.user_id = $1 AND (
    (r.table_name = 'invoices' AND r.row_id = $2 AND r.emptied = 'supplier_id')
    OR (r.table_name = 'supplier_identities' AND EXISTS (SELECT FROM unnest($3::text[], $4::text[]) AS n (scheme, value)
      WHERE n.scheme = r.facts ->> 'scheme' AND n.value = r.facts ->> 'value')))
  ORDER BY i.deleted_at DESC LIMIT 1`

/** The name of the supplier that the seller of an invoice was, while that is in the bin. */
export async function findBinnedSupplier(
  { client, houseId }: MemberTx,
  id: string,
  seller: SellerNumbers,
): Promise<string | null> {
  const numbers = numbersOf(seller)
  const { rows } = await client.query<{ name: string }>(BINNED, [
    houseId,
    id,
    numbers.map(({ scheme }) => scheme),
    numbers.map(({ value }) => value),
  ])
  return rows[0]?.name ?? null
}
