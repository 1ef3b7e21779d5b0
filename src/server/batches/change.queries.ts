import type { Batch, BatchClosing, BatchExtension } from '#contract/batch-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { MAX_EXTENSIONS } from '#domain/batches/batch.ts'
import { orNotFound } from '../or-not-found.ts'
import { invalidFields, outdated, refusal } from '../translate-error.ts'
import { getBatch } from './find.queries.ts'

type Stored = Pick<Batch, 'state' | 'useBy' | 'costHt' | 'version' | 'extensions'>

const LOCKED = `
  SELECT state, use_by AS "useBy", cost_ht AS "costHt", version, extensions FROM batches
  WHERE user_id = $1 AND id = $2 FOR UPDATE`

const EXTEND = `
  UPDATE batches SET use_by = $3, extensions = $4, version = version + 1 WHERE user_id = $1 AND id = $2`

const CLOSE = `
  UPDATE batches SET state = $3, closed_at = $4, reason = $5, thrown_cost_ht = $6, version = version + 1
  WHERE user_id = $1 AND id = $2`

/** Gives a batch a later use-by. @throws NOT_FOUND; VERSION_CONFLICT; BATCH_CLOSED; VALIDATION for one that is not later, or is past */
export async function extendBatch(
  tx: MemberTx,
  { id, version, useBy, reason }: BatchExtension,
  now = new Date(),
): Promise<Batch> {
  const stored = await lockBatch(tx, id, version)
  refuseClosed(stored)
  if (Date.parse(useBy) <= Math.max(Date.parse(stored.useBy), now.getTime()))
    throw invalidFields([{ path: 'useBy', rule: 'use-by-too-early' }])
  if (stored.extensions.length >= MAX_EXTENSIONS)
    throw invalidFields([{ path: 'useBy', rule: 'out-of-range' }])
  const extensions = [...stored.extensions, { at: now.toISOString(), useBy: stored.useBy, reason }]
  await tx.client.query(EXTEND, [tx.houseId, id, useBy, JSON.stringify(extensions)])
  return getBatch(tx, id)
}

/** Says that a batch was used or thrown away. @throws NOT_FOUND; VERSION_CONFLICT; BATCH_CLOSED */
export async function closeBatch(
  tx: MemberTx,
  { id, version, as, reason, costHt }: BatchClosing,
  now = new Date(),
): Promise<Batch> {
  const stored = await lockBatch(tx, id, version)
  refuseClosed(stored)
  const thrown = as === 'thrown'
  const thrownCost = thrown ? (costHt === undefined ? stored.costHt : costHt) : null
  const values = [as, now.toISOString(), thrown ? reason : '', thrownCost]
  await tx.client.query(CLOSE, [tx.houseId, id, ...values])
  return getBatch(tx, id)
}

/** Takes that back. @throws NOT_FOUND; VERSION_CONFLICT */
export async function reopenBatch(
  tx: MemberTx,
  { id, version }: { id: string; version: number },
): Promise<Batch> {
  const { state } = await lockBatch(tx, id, version)
  if (state !== 'kept') await tx.client.query(CLOSE, [tx.houseId, id, 'kept', null, '', null])
  return getBatch(tx, id)
}

async function lockBatch(tx: MemberTx, id: string, version: number): Promise<Stored> {
  const { rows } = await tx.client.query<Stored>(LOCKED, [tx.houseId, id])
  const stored = orNotFound(rows[0])
  if (stored.version !== version) throw outdated('batch', await getBatch(tx, id))
  return stored
}

function refuseClosed({ state }: Stored): void {
  if (state !== 'kept') throw refusal('BATCH_CLOSED', 'The batch was used or thrown away already')
}
