import type { Batch, BatchClosing, BatchExtension } from '#contract/batch-shapes.ts'
import { randomUUID } from 'node:crypto'
import type { MemberTx } from '#database/as-member.ts'
import { MAX_EXTENSIONS } from '#domain/batches/batch.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { orNotFound } from '../or-not-found.ts'
import { invalidFields, outdated, refusal } from '../translate-error.ts'
import { getBatch } from './find.queries.ts'

type Stored = Pick<Batch, 'state' | 'useBy' | 'quantity' | 'costHt' | 'version' | 'extensions'>

const LOCKED = `
  SELECT state, use_by AS "useBy", quantity, cost_ht AS "costHt", version, extensions FROM batches
  WHERE user_id = $1 AND id = $2 FOR UPDATE`

const EXTEND = `
  UPDATE batches SET use_by = $3, extensions = $4, version = version + 1 WHERE user_id = $1 AND id = $2`

const CLOSE = `
  UPDATE batches SET state = $3, closed_at = $4, reason = $5, thrown_cost_ht = $6, version = version + 1
  WHERE user_id = $1 AND id = $2`

const KEPT_OF_BATCH = `tech_sheet_id, user_product_id, sheet_version, kind, name, made_at, use_by, unit, lot, allergens, traces,
    undeclared_lines, storage, extensions, created_at`

/** What $4 of the quantity has cost, as it is stored. */
const SHARE = (part: string) => `round(cost_ht * ${part} / quantity, 10)`

const PART = `
  INSERT INTO batches (user_id, id, quantity, state, closed_at, reason, cost_ht, thrown_cost_ht, ${KEPT_OF_BATCH})
  SELECT user_id, $3::uuid, $4::numeric, 'thrown', $5::timestamptz, $6, ${SHARE('$4::numeric')},
    coalesce($7::numeric, ${SHARE('$4::numeric')}), ${KEPT_OF_BATCH}
  FROM batches WHERE user_id = $1 AND id = $2 RETURNING id`

const REST = `
  UPDATE batches SET quantity = quantity - $3::numeric, cost_ht = cost_ht - ${SHARE('$3::numeric')}, version = version + 1
  WHERE user_id = $1 AND id = $2`

const REJOIN = `
  UPDATE batches whole SET quantity = whole.quantity + part.quantity, cost_ht = whole.cost_ht + part.cost_ht,
    version = whole.version + 1
  FROM batches part
  WHERE part.user_id = $1 AND part.id = $2 AND whole.user_id = $1 AND whole.id <> part.id AND whole.lot = part.lot
    AND whole.state = 'kept' AND whole.unit = part.unit
  RETURNING whole.id`

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

/**
 * Says that a batch was used or thrown away, or a part of it thrown away, which then is another batch.
 * @returns what was closed
 * @throws NOT_FOUND; VERSION_CONFLICT; BATCH_CLOSED; VALIDATION for more than there is
 */
export async function closeBatch(
  tx: GrowingTx,
  { id, version, as, reason, quantity, costHt }: BatchClosing,
  now = new Date(),
): Promise<Batch> {
  const stored = await lockBatch(tx, id, version)
  refuseClosed(stored)
  if (quantity !== undefined && (stored.quantity === null || quantity > stored.quantity))
    throw invalidFields([{ path: 'quantity', rule: 'out-of-range' }])
  if (quantity !== undefined && quantity !== stored.quantity) {
    const part = randomUUID()
    await tx.client.query(PART, [tx.houseId, id, part, quantity, now.toISOString(), reason, costHt ?? null])
    await tx.client.query(REST, [tx.houseId, id, quantity])
    return getBatch(tx, part)
  }
  const thrown = as === 'thrown'
  const thrownCost = thrown ? (costHt === undefined ? stored.costHt : costHt) : null
  const values = [as, now.toISOString(), thrown ? reason : '', thrownCost]
  await tx.client.query(CLOSE, [tx.houseId, id, ...values])
  return getBatch(tx, id)
}

/** Takes that back; a part joins its batch again where that is in the house. @returns what is in the house again @throws NOT_FOUND; VERSION_CONFLICT */
export async function reopenBatch(
  tx: MemberTx,
  { id, version }: { id: string; version: number },
): Promise<Batch> {
  const { state } = await lockBatch(tx, id, version)
  if (state === 'thrown') {
    const { rows } = await tx.client.query<{ id: string }>(REJOIN, [tx.houseId, id])
    const [whole] = rows
    if (whole) {
      await tx.client.query(`DELETE FROM batches WHERE user_id = $1 AND id = $2`, [tx.houseId, id])
      return getBatch(tx, whole.id)
    }
  }
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
