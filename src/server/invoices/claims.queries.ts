import type { MemberTx } from '#database/as-member.ts'

const GRANT = `
  UPDATE invoice_lines l SET claim = 'granted'
  FROM invoices i
  WHERE i.user_id = $1 AND i.supplier_id = $2 AND i.kind = 'invoice' AND i.number = ANY ($3::text[])
    AND l.user_id = $1 AND l.invoice_id = i.id AND l.claim = 'asked'`

const RAISE = `
  UPDATE invoices SET version = version + 1
  WHERE user_id = $1 AND supplier_id = $2 AND kind = 'invoice' AND number = ANY ($3::text[])`

/** A credit note that names invoices of its supplier grants what was asked for them. */
export async function closeClaims(
  { client, houseId }: MemberTx,
  supplierId: string,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return
  const { rowCount } = await client.query(GRANT, [houseId, supplierId, numbers])
  if (rowCount !== 0) await client.query(RAISE, [houseId, supplierId, numbers])
}
