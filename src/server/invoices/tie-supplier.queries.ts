import type { Resolution } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { FAR } from '#domain/invoices/stored-invoice.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { insertSupplier } from '../suppliers/suppliers.queries.ts'
import { invalidFields } from '../translate-error.ts'
import type { StoredInvoice } from './change-invoice.queries.ts'
import { learnSupplier } from './find-supplier.queries.ts'
import { readKnownLines } from './known-lines.queries.ts'
import { matchLines } from './match-lines.queries.ts'
import { refuseNumber } from './refuse-known.queries.ts'
import { NO_NUMBERS, SAME_NAME, SAME_NUMBERS, sellerValues } from './same-seller.ts'

const RESET = `
  UPDATE invoice_lines SET supplier_product_id = NULL, charge = NULL, article = NULL, user_product_id = NULL,
    doubts = array_remove(doubts, '${FAR}')
  WHERE user_id = $1 AND invoice_id = $2`

const TIE = 'UPDATE invoices SET supplier_id = $3 WHERE user_id = $1 AND id = $2'

/** Ties the invoices of a seller that wait for their supplier, but none whose number this supplier has already. */
const TIE_OTHERS = `
  WITH others AS (
    SELECT DISTINCT ON (i.number) i.id FROM invoices i
    WHERE i.user_id = $1 AND i.supplier_id IS NULL AND i.state = 'waiting'
      AND coalesce(${SAME_NUMBERS}, ${NO_NUMBERS} AND ${SAME_NAME})
      AND NOT EXISTS (
        SELECT FROM invoices k WHERE k.user_id = $1 AND k.supplier_id = $5 AND k.number = i.number)
    ORDER BY i.number, i.created_at, i.id
  )
  UPDATE invoices i SET supplier_id = $5, version = i.version + 1 FROM others
  WHERE i.user_id = $1 AND i.id = others.id
  RETURNING i.id`

/**
 * Says who the seller of an invoice is, and so of all that wait for the same answer.
 * @returns the supplier
 * @throws INVOICE_KNOWN where it has one of this number; VALIDATION for one that is not there
 */
export async function tieSupplier(
  tx: GrowingTx,
  stored: StoredInvoice,
  supplier: NonNullable<Resolution['supplier']>,
): Promise<string> {
  const { client, houseId } = tx
  const supplierId =
    'id' in supplier
      ? await thatIsThere(tx, supplier.id)
      : (await insertSupplier(tx, { name: supplier.name, email: null, phone: null, notes: null })).id
  if (supplierId === stored.supplierId) return supplierId
  await refuseNumber(tx, supplierId, stored.number)
  if (stored.supplierId !== null) await client.query(RESET, [houseId, stored.id])
  await client.query(TIE, [houseId, stored.id, supplierId])
  await learnSupplier(tx, supplierId, stored)
  const seller = sellerValues({ ...stored, name: stored.sellerName })
  const { rows: others } = await client.query<{ id: string }>(TIE_OTHERS, [houseId, ...seller, supplierId])
  const known = await readKnownLines(tx, supplierId)
  for (const { id } of [stored, ...others]) await matchLines(tx, id, supplierId, known)
  return supplierId
}

async function thatIsThere({ client, houseId }: MemberTx, id: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM supplier_contacts WHERE user_id = $1 AND id = $2',
    [houseId, id],
  )
  if (!rows[0]) throw invalidFields([{ path: 'supplier.id', rule: 'unknown-reference' }])
  return id
}
