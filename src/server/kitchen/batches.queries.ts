import type { KitchenBatch, KitchenClosing, KitchenReopening } from '#contract/kitchen-batches.ts'
import type { MemberTx } from '#database/as-member.ts'
import { batches } from '#database/schema/batches.ts'
import { selectColumns } from '#database/select-columns.ts'
import { MAX_KITCHEN_BATCHES, REOPEN_MINUTES } from '#domain/kitchen/limits.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { closeBatch, reopenBatch } from '../batches/change.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { outdated, refusal } from '../translate-error.ts'

const COLUMNS = selectColumns(
  batches,
  'b',
  'id',
  'kind',
  'name',
  'madeAt',
  'useBy',
  'quantity',
  'unit',
  'lot',
  'storage',
  'state',
  'version',
)

const KEPT = {
  name: 'kitchen-batches',
  text: `
    SELECT ${COLUMNS}, count(*) OVER () AS total FROM batches b WHERE b.user_id = $1 AND b.state = 'kept'
    ORDER BY b.use_by, b.id LIMIT ${MAX_KITCHEN_BATCHES}`,
}

/** What is in the house, what is to be used first at the top, and how many further batches there are. */
export async function listKitchenBatches({ client, houseId }: MemberTx) {
  const { rows } = await client.query<KitchenBatch & { total: number }>({ ...KEPT, values: [houseId] })
  const items = rows.map(({ total: _total, ...batch }): KitchenBatch => batch)
  return { items, more: (rows[0]?.total ?? 0) - items.length }
}

const CLOSE = `
  UPDATE public.batches SET state = $3, closed_at = $4, reason = $5, version = version + 1
  WHERE user_id = $1 AND id = $2 AND state = 'kept' AND created_at > $6`

/** A tick by mistake is noticed soon; later what is thrown away has cost something. */
const MISTAKEN_MS = 24 * 3_600_000

/** As the kitchen, which writes no cost: `costThrown` does so in the next transaction. @throws NOT_FOUND; BATCH_CLOSED, also for one that is too old to be a mistake */
export async function closeKitchenBatch(
  tx: MemberTx,
  { id, as, reason }: KitchenClosing,
  now = new Date(),
): Promise<KitchenBatch> {
  const from = as === 'mistaken' ? new Date(now.getTime() - MISTAKEN_MS).toISOString() : '-infinity'
  const state = as === 'used' ? 'used' : 'thrown'
  const values = [tx.houseId, id, state, now.toISOString(), state === 'used' ? '' : reason, from]
  const { rowCount } = await tx.client.query(CLOSE, values)
  return writtenBatch(tx, id, rowCount)
}

const COST = `
  UPDATE batches SET thrown_cost_ht = CASE WHEN $4 THEN 0 ELSE cost_ht END
  WHERE user_id = $1 AND id = $2 AND version = $3 AND state = 'thrown' AND thrown_cost_ht IS NULL`

/** As the house: what a batch had cost that the kitchen has thrown away, nothing of one that was never there. */
export async function costThrown(
  { client, houseId }: MemberTx,
  { id, version }: Pick<KitchenBatch, 'id' | 'version'>,
  as: KitchenClosing['as'],
): Promise<void> {
  await client.query(COST, [houseId, id, version, as === 'mistaken'])
}

/**
 * Throws away a part of a batch, which then is another one. As the house, since what the batch had cost is shared out between the two.
 * @returns that part
 * @throws NOT_FOUND; VERSION_CONFLICT; BATCH_CLOSED; VALIDATION for more than there is
 */
export async function throwPart(
  tx: GrowingTx,
  {
    id,
    version,
    reason,
    quantity,
  }: Pick<KitchenClosing, 'id' | 'reason'> & { version: number; quantity: number },
): Promise<KitchenBatch> {
  const stored = await lockedBatch(tx, id)
  if (stored.version !== version) throw outdated('batch', stored)
  const part = await closeBatch(tx, { id, version, as: 'thrown', reason, quantity })
  return oneBatch(tx, part.id)
}

const IS_RECENT = `
  SELECT closed_at > now() - interval '${REOPEN_MINUTES} minutes' AS recent FROM batches WHERE user_id = $1 AND id = $2`

/**
 * As the house, since a cost is taken away with it. A part that was thrown away joins its batch again.
 * @returns what is in the house again
 * @throws NOT_FOUND; BATCH_CLOSED where another window has changed it since
 */
export async function reopenKitchenBatch(
  tx: MemberTx,
  { id, version }: KitchenReopening,
): Promise<KitchenBatch> {
  const stored = await lockedBatch(tx, id)
  const { rows } = await tx.client.query<{ recent: boolean | null }>(IS_RECENT, [tx.houseId, id])
  if (stored.version !== version || stored.state === 'kept' || rows[0]?.recent !== true) throw closedAlready()
  const back = await reopenBatch(tx, { id, version })
  return oneBatch(tx, back.id)
}

const ONE = `SELECT ${COLUMNS} FROM batches b WHERE b.user_id = $1 AND b.id = $2`

const LOCKED = `${ONE} FOR UPDATE`

async function oneBatch({ client, houseId }: MemberTx, id: string, text = ONE): Promise<KitchenBatch> {
  const { rows } = await client.query<KitchenBatch>(text, [houseId, id])
  return orNotFound(rows[0])
}

const lockedBatch = (tx: MemberTx, id: string) => oneBatch(tx, id, LOCKED)

async function writtenBatch(tx: MemberTx, id: string, written: number | null): Promise<KitchenBatch> {
  const batch = await oneBatch(tx, id)
  if (written !== 1) throw closedAlready()
  return batch
}

const closedAlready = () => refusal('BATCH_CLOSED', 'The batch was used or thrown away already')
