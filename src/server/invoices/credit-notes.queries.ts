import type { Invoice } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { readClaims } from './claims.queries.ts'

const CREDIT_NOTES = `
  SELECT id, number, issued_on::text AS "issuedOn", total_ht AS "totalHt", currency, state,
    credited_numbers AS "creditedNumbers" FROM invoices
  WHERE user_id = $1 AND supplier_id = $2 AND kind = 'credit' AND credited_numbers @> ARRAY[$3]
  ORDER BY issued_on, created_at, id`

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

type Credited = Invoice['credited'][number]

const NAMED = `
  SELECT id, number, issued_on::text AS "issuedOn" FROM invoices
  WHERE user_id = $1 AND supplier_id = $2 AND kind = 'invoice' AND number = ANY ($3::text[])
  ORDER BY issued_on, created_at, id`

const NOTES = 'SELECT id, number FROM invoices WHERE user_id = $1 AND id = ANY ($2::uuid[])'

type Note = Pick<Invoice, 'id' | 'state' | 'creditedNumbers'> & { supplierId: string | null }

/**
 * The invoices that a credit note names, with what is claimed of them and what grants it. The note closes a line that has a
 * grant only where the note is applied, be that its own grant or another one's.
 */
export async function findCredited(
  tx: MemberTx,
  { id, supplierId, state, creditedNumbers: numbers }: Note,
): Promise<Credited[]> {
  if (supplierId === null || numbers.length === 0) return []
  const { client, houseId } = tx
  const { rows } = await client.query<Omit<Credited, 'lines'>>(NAMED, [houseId, supplierId, numbers])
  const noteId = state === 'aside' ? null : id
  const { claimed, grants, without } = await readClaims(tx, { supplierId, numbers, noteId })
  const { rows: notes } = await client.query<{ id: string; number: string }>(NOTES, [
    houseId,
    [...new Set([...grants.values(), ...without.values()])],
  ])
  const byId = new Map(notes.map((note) => [note.id, note]))
  const linesOf = Map.groupBy(claimed, ({ invoiceId }) => invoiceId)
  return rows.map((invoice) => ({
    ...invoice,
    lines: (linesOf.get(invoice.id) ?? []).map(({ id: lineId, name, overcharge }) => {
      const closes = grants.has(lineId) && !without.has(lineId)
      const granting = closes || state === 'applied' ? grants : without
      return { id: lineId, name, overcharge, grantedBy: byId.get(granting.get(lineId) ?? '') ?? null, closes }
    }),
  }))
}
