import type { MemberTx } from '#database/as-member.ts'
import { BATCH_MONTHS } from '#domain/batches/batch.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'

/** What was to be used half a year ago, whatever became of it. */
export const OLD_BATCHES = `
  FROM batches WHERE user_id = $1 AND use_by <= now() - interval '${BATCH_MONTHS} months'`

export async function forgetBatches(tx: MemberTx): Promise<void> {
  await leaveEmpty(tx, 'batches', [], `IN (SELECT id ${OLD_BATCHES})`)
  await tx.client.query(`DELETE ${OLD_BATCHES}`, [tx.houseId])
}
