import type { Batch } from '#contract/batch-shapes.ts'
import type { MemberTx } from '#database/as-member.ts'
import { orNotFound } from '../or-not-found.ts'
import { CONTENTS, SUMMARY, WITH_SOURCE } from './batch-sql.ts'

const BATCH = `
  SELECT ${SUMMARY}, b.sheet_version AS "sheetVersion", b.allergens, b.traces, b.undeclared_lines AS "undeclaredLines",
    b.storage, b.extensions, ${CONTENTS} AS contents, coalesce((
      SELECT json_agg(json_build_object('id', part.id, 'at', part.closed_at, 'quantity', part.quantity, 'reason', part.reason)
        ORDER BY part.closed_at, part.id)
      FROM batches part WHERE part.user_id = $1 AND part.lot = b.lot AND part.id <> b.id AND part.state = 'thrown'
        AND part.unit = b.unit), '[]') AS "thrownParts"
  FROM batches b ${WITH_SOURCE} WHERE b.user_id = $1 AND b.id = $2`

/** @throws NOT_FOUND */
export async function getBatch({ client, houseId }: MemberTx, id: string): Promise<Batch> {
  const { rows } = await client.query<Batch>(BATCH, [houseId, id])
  return orNotFound(rows[0])
}
