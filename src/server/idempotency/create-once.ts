import { IDEMPOTENCY_KEY_HOURS, IDEMPOTENCY_KEYS_KEPT } from '#contract/idempotency-key.ts'
import type { MemberTx } from '#database/as-member.ts'
import { answerOf, type Sent } from '#database/transaction.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { refusal } from '../translate-error.ts'
import type { IdempotencyKey } from './read-key.ts'

/** Keys that are too old, or seem to be an hour ahead: by a clock that was wrong then. */
export const OLD_KEYS = `
  FROM idempotency_keys
  WHERE user_id = $1 AND created_at NOT BETWEEN
    greatest(now() - interval '${IDEMPOTENCY_KEY_HOURS} hours', (
      SELECT created_at FROM idempotency_keys WHERE user_id = $1
      ORDER BY created_at DESC OFFSET ${IDEMPOTENCY_KEYS_KEPT} - 1 LIMIT 1
    ))
    AND now() + interval '1 hour'`

export async function clearKeys({ client, houseId }: MemberTx): Promise<void> {
  await client.query(`DELETE ${OLD_KEYS}`, [houseId])
}

/** Waits for a transaction that has written the same key, until that one commits or rolls back. */
const CLAIM = `
  INSERT INTO idempotency_keys (user_id, operation, key, fingerprint) VALUES ($1, $2, $3, $4)
  ON CONFLICT (user_id, operation, key) DO NOTHING`

const KEEP = 'UPDATE idempotency_keys SET answer = $4 WHERE user_id = $1 AND operation = $2 AND key = $3'

const FIRST = `
  SELECT fingerprint, answer FROM idempotency_keys WHERE user_id = $1 AND operation = $2 AND key = $3`

/**
 * Runs `create` unless its key has an answer already, which is then given again. The key is written in the same
 * transaction, so that neither is ever there without the other.
 * @throws IDEMPOTENCY_KEY_REUSED, with what the key has created, where its first request had another body
 */
export async function createOnce<Result>(
  tx: GrowingTx,
  { operation, key, fingerprint }: IdempotencyKey,
  create: (tx: GrowingTx) => Promise<Result | Sent<Result>>,
): Promise<Result> {
  const { client, houseId } = tx
  const named = [houseId, operation, key]
  const [, claimed] = await Promise.all([clearKeys(tx), client.query(CLAIM, [...named, fingerprint])])
  if (claimed.rowCount === 1) {
    const answer = await answerOf(await create(tx))
    await client.query(KEEP, [...named, JSON.stringify(answer)])
    return answer
  }
  const { rows } = await client.query<{ fingerprint: string; answer: Result }>(FIRST, named)
  const [first] = rows
  if (!first) throw refusal('UNAVAILABLE', 'The first request with this key has just expired')
  if (first.fingerprint !== fingerprint)
    throw refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key has created something from another body', {
      made: first.answer,
    })
  return first.answer
}
