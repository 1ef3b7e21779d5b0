import type { Invoice } from '#contract/invoice-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { canBeTakenBack, type Claim } from '#domain/invoices/stored-invoice.ts'
import { orNotFound } from '../or-not-found.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { invalidFields, refusal } from '../translate-error.ts'
import { raiseVersion, lockStored, refuseUnlessWaiting } from './change-invoice.queries.ts'
import { closeClaims } from './claims.queries.ts'
import { findInvoice } from './find.queries.ts'

const SET = `
  UPDATE invoices SET state = $3, aside_reason = $4, version = version + 1 WHERE user_id = $1 AND id = $2`

/** Sets an invoice aside, or takes back one that its reader may. @throws INVOICE_NOT_WAITING; VERSION_CONFLICT */
export async function setInvoiceAside(
  tx: MemberTx,
  { id, version, aside }: { id: string; version: number; aside: boolean },
): Promise<Invoice> {
  await lockCosts(tx)
  const stored = await lockStored(tx, id, version)
  if (aside) refuseUnlessWaiting(stored)
  else if (!canBeTakenBack(stored.asideReason))
    throw refusal('INVOICE_NOT_WAITING', 'The invoice cannot be taken back')
  const [state, reason] = aside ? ['aside', 'chosen'] : ['waiting', null]
  await tx.client.query(SET, [tx.houseId, id, state, reason])
  await closeClaims(tx, { ...stored, numbers: [stored.number] })
  return orNotFound(await findInvoice(tx, id))
}

const CLAIM = `
  UPDATE invoice_lines SET claim = $4, credit_note_id = NULL WHERE user_id = $1 AND invoice_id = $2 AND id = ANY ($3::uuid[])`

/** Says what is asked of lines above the agreed price, or became of it; a credit note that is there grants what it covers. @throws VERSION_CONFLICT; VALIDATION for lines of another invoice, and for asking for one that costs what was agreed */
export async function claimLines(
  tx: MemberTx,
  { id, version, lineIds, claim }: { id: string; version: number; lineIds: readonly string[]; claim: Claim },
): Promise<Invoice> {
  await lockCosts(tx)
  const { supplierId, number } = await lockStored(tx, id, version)
  if (claim === 'asked') await refuseAgreed(tx, id, lineIds)
  const { rowCount } = await tx.client.query(CLAIM, [tx.houseId, id, lineIds, claim])
  if (rowCount !== new Set(lineIds).size)
    throw invalidFields([{ path: 'lineIds', rule: 'unknown-reference' }])
  await raiseVersion(tx, id)
  await closeClaims(tx, { supplierId, numbers: [number] })
  return orNotFound(await findInvoice(tx, id))
}

async function refuseAgreed(tx: MemberTx, id: string, lineIds: readonly string[]): Promise<void> {
  const { items } = orNotFound(await findInvoice(tx, id))
  const agreed = new Set(items.flatMap((line) => (line.overcharge > 0 ? [] : [line.id])))
  const fields = lineIds.flatMap((lineId, at) =>
    agreed.has(lineId) ? [{ path: `lineIds.${at}`, rule: 'invalid' as const }] : [],
  )
  if (fields.length > 0) throw invalidFields(fields)
}
