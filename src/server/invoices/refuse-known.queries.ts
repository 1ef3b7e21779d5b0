import type { InvoiceAsRead } from '#contract/facts/invoice-as-read.ts'
import type { MemberTx } from '#database/as-member.ts'
import { refusal } from '../translate-error.ts'
import { SAME_NAME, SAME_NUMBERS, sellerValues } from './same-seller.ts'

type Known = { id: string; number: string }

const OF_SUPPLIER = 'SELECT id, number FROM invoices WHERE user_id = $1 AND supplier_id = $2 AND number = $3'

/** Before the supplier is known, one number of one day and seller is one invoice: its PDF and its XML are two files. */
const KNOWN = `
  SELECT i.id, i.number FROM invoices i
  WHERE i.user_id = $1 AND (i.sha256 = $5 OR (i.number = $7
    AND (i.supplier_id = $6 OR (i.issued_on = $8 AND coalesce(${SAME_NUMBERS}, ${SAME_NAME})))))
  LIMIT 1`

/** @throws INVOICE_KNOWN for a number that the supplier has already */
export async function refuseNumber(
  { client, houseId }: MemberTx,
  supplierId: string,
  number: string,
): Promise<void> {
  const { rows } = await client.query<Known>(OF_SUPPLIER, [houseId, supplierId, number])
  refuseIfAny(rows)
}

/** @throws INVOICE_KNOWN for the same file, the same number of the same supplier, or of the same seller on the same day */
export async function refuseKnown(
  { client, houseId }: MemberTx,
  read: { sha256: string; supplierId: string | null; invoice: InvoiceAsRead },
): Promise<void> {
  const { number, issuedOn, seller } = read.invoice
  const values = [houseId, ...sellerValues(seller), read.sha256, read.supplierId, number, issuedOn]
  const { rows } = await client.query<Known>(KNOWN, values)
  refuseIfAny(rows)
}

function refuseIfAny([known]: readonly Known[]): void {
  if (known) throw refusal('INVOICE_KNOWN', 'This invoice is there already', known)
}
