import type { MemberTx } from '#database/as-member.ts'
import type { Charge } from '#domain/invoices/stored-invoice.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { keyOf, textOf } from '#domain/invoices/line-keys.ts'

type Line = { code: string | null; name: string; charge: Charge | null }

const FORGET = `
  DELETE FROM supplier_charges WHERE user_id = $1 AND supplier_id = $2
    AND (code = ANY ($3::text[]) OR name = ANY ($4::text[]))`

const LEARN = `
  INSERT INTO supplier_charges (user_id, supplier_id, code, name, kind)
  SELECT $1, $2, c.* FROM unnest($3::text[], $4::text[], $5::text[]) AS c
  RETURNING 1`

const keysOf = (lines: readonly Line[]) => [
  ...new Map(lines.map((line) => [textOf(keyOf(line)), { ...keyOf(line), kind: line.charge }])).values(),
]

/** Lines of a supplier that are no charge any more. */
export async function forgetCharges(
  { client, houseId }: MemberTx,
  supplierId: string,
  lines: readonly Line[],
): Promise<void> {
  const keys = keysOf(lines)
  if (keys.length === 0) return
  await client.query(FORGET, [
    houseId,
    supplierId,
    keys.map(({ code }) => code),
    keys.map(({ name }) => name),
  ])
}

/** Remembers for the next invoices of a supplier which of its lines are charges. */
export async function learnCharges(tx: GrowingTx, supplierId: string, lines: readonly Line[]): Promise<void> {
  const charges = lines.filter(({ charge }) => charge !== null)
  if (charges.length === 0) return
  await forgetCharges(tx, supplierId, charges)
  const keys = keysOf(charges)
  await tx.client.query(LEARN, [
    tx.houseId,
    supplierId,
    keys.map(({ code }) => code),
    keys.map(({ name }) => name),
    keys.map(({ kind }) => kind),
  ])
}
