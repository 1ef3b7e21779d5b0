import type { Invoice } from '#contract/invoice-shapes.ts'
import type { PriceAct } from '#contract/prices.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { findAct } from '../prices/journal.queries.ts'
import { undoAct } from '../prices/undo.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { undoPriceList } from '../suppliers/price-list-undo.queries.ts'
import { refusal } from '../translate-error.ts'
import { lockStored } from './change-invoice.queries.ts'
import { releaseGrants, closeClaims } from './claims.queries.ts'
import { findInvoice } from './find.queries.ts'
import { forgetApplied } from './release.queries.ts'

const WAIT = `
  UPDATE invoices SET state = 'waiting', act_id = NULL, price_list_id = NULL, version = version + 1
  WHERE user_id = $1 AND id = $2 AND state = 'applied'`

/**
 * Gives back what catalogue, products and histories had before an invoice, and takes back what a credit note has granted: all or nothing.
 * @throws NOT_FOUND; ALREADY_UNDONE; CATALOGUE_CHANGED; PRICE_CHANGED_SINCE
 */
export async function undoInvoice(tx: GrowingTx, id: string): Promise<Invoice> {
  await lockCosts(tx)
  const { supplierId, priceListId, state, kind, creditedNumbers } = await lockStored(tx, id)
  if (state !== 'applied') throw refusal('ALREADY_UNDONE', 'The invoice is not applied')
  if (supplierId !== null && priceListId !== null) await undoPriceList(tx, supplierId, priceListId)
  else {
    await forgetApplied(tx, [id])
    await tx.client.query(WAIT, [tx.houseId, id])
  }
  if (kind === 'credit') {
    await releaseGrants(tx, id)
    await closeClaims(tx, { supplierId, numbers: creditedNumbers })
  }
  return orNotFound(await findInvoice(tx, id))
}

const OF_ACT = `
  SELECT id FROM invoices WHERE user_id = $1 AND (act_id = $2 OR id = $2) AND state = 'applied' AND supplier_id IS NOT NULL`

/** Undoes an act of the journal; of an invoice all that the invoice did. @returns undefined when the user has no such act */
export async function undoActOrInvoice(tx: GrowingTx, actId: string): Promise<PriceAct | undefined> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { rows } = await client.query<{ id: string }>(OF_ACT, [houseId, actId])
  const [invoice] = rows
  if (!invoice) return undoAct(tx, actId)
  const act = await findAct(tx, actId)
  await undoInvoice(tx, invoice.id)
  return (await findAct(tx, actId)) ?? (act && { ...act, undoneAt: new Date().toISOString() })
}
