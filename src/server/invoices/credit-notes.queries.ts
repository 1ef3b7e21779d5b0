import type { Invoice } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'

const CREDIT_NOTES = `
  SELECT id, number, issued_on::text AS "issuedOn", total_ht AS "totalHt" FROM invoices
  WHERE user_id = $1 AND supplier_id = $2 AND kind = 'credit' AND credited_numbers @> ARRAY[$3]
  ORDER BY issued_on, id`

/** The credit notes of a supplier that name an invoice of it, the oldest first. */
export async function findCreditNotes(
  { client, houseId }: MemberTx,
  supplierId: string,
  number: string,
): Promise<Invoice['creditNotes']> {
  const values = [houseId, supplierId, number]
  const { rows } = await client.query<Invoice['creditNotes'][number]>(CREDIT_NOTES, values)
  return rows
}
