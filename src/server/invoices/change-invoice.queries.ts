import type { MemberTx } from '#database/as-member.ts'
import type { AsideReason, InvoiceKind, InvoiceState } from '#domain/invoices/stored-invoice.ts'
import { orNotFound } from '../or-not-found.ts'
import { outdated, refusal } from '../translate-error.ts'
import { findInvoice } from './find.queries.ts'

export type StoredInvoice = {
  id: string
  supplierId: string | null
  sellerName: string
  number: string
  issuedOn: string
  kind: InvoiceKind
  state: InvoiceState
  asideReason: AsideReason | null
  creditedNumbers: string[]
  siren: string | null
  siret: string | null
  vat: string | null
  actId: string | null
  priceListId: string | null
  version: number
}

const STORED = `
  SELECT id, supplier_id AS "supplierId", supplier_name AS "sellerName", number, issued_on::text AS "issuedOn", kind, state,
    aside_reason AS "asideReason", credited_numbers AS "creditedNumbers", siren, siret, vat, act_id AS "actId",
    price_list_id AS "priceListId", version
  FROM invoices WHERE user_id = $1 AND id = $2`

/** @throws NOT_FOUND */
export async function readStored({ client, houseId }: MemberTx, id: string): Promise<StoredInvoice> {
  const { rows } = await client.query<StoredInvoice>(STORED, [houseId, id])
  return orNotFound(rows[0])
}

/** An invoice to be changed. @throws NOT_FOUND; VERSION_CONFLICT with the stored one */
export async function lockStored(tx: MemberTx, id: string, version?: number): Promise<StoredInvoice> {
  const { rows } = await tx.client.query<StoredInvoice>(`${STORED} FOR UPDATE`, [tx.houseId, id])
  const stored = orNotFound(rows[0])
  if (version !== undefined && stored.version !== version)
    throw outdated('invoice', orNotFound(await findInvoice(tx, id)))
  return stored
}

/** @throws INVOICE_NOT_WAITING */
export function refuseUnlessWaiting({ state }: StoredInvoice): void {
  if (state !== 'waiting') throw refusal('INVOICE_NOT_WAITING', 'The invoice is applied or set aside')
}

export async function raiseVersion({ client, houseId }: MemberTx, id: string): Promise<void> {
  await client.query('UPDATE invoices SET version = version + 1 WHERE user_id = $1 AND id = $2', [
    houseId,
    id,
  ])
}
