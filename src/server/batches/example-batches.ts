import { BATCHES, batchId, sourceId } from '#database/seed/batches.ts'
import { keepsUntil } from '#domain/batches/use-by.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { closeBatch } from './change.queries.ts'
import { createBatch } from './create.queries.ts'

const HOUR_MS = 3_600_000

/** What is there of the ids, of sheets, products and batches. */
const THERE = `
  SELECT id FROM tech_sheets WHERE user_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM user_products WHERE user_id = $1 AND id = ANY ($2::uuid[])
  UNION ALL SELECT id FROM batches WHERE user_id = $1 AND id = ANY ($2::uuid[])`

/** What the example restaurant has made this week, with what became of it; a second time changes nothing. */
export async function addExampleBatches(tx: GrowingTx, today = new Date()): Promise<void> {
  const { client, houseId } = tx
  const ids = BATCHES.flatMap((batch, place) => [batchId(houseId, place), sourceId(houseId, batch)])
  const { rows } = await client.query<{ id: string }>(THERE, [houseId, ids])
  const there = new Set(rows.map((row) => row.id))
  for (const [place, batch] of BATCHES.entries()) {
    const [id, source] = [batchId(houseId, place), sourceId(houseId, batch)]
    if (there.has(id) || !there.has(source)) continue
    const ago = (hours: number) => new Date(today.getTime() - hours * HOUR_MS)
    const { kind, initials, hoursAgo, keepsHours, much, closed } = batch
    const madeAt = ago(hoursAgo)
    const [quantity, unit] = much
    const { version } = await createBatch(
      tx,
      {
        kind,
        initials,
        quantity,
        unit,
        labels: 1,
        useBy: keepsUntil(madeAt.toISOString(), keepsHours),
        ...('sheet' in batch.of ? { techSheetId: source } : { userProductId: source }),
      },
      { id, now: madeAt },
    )
    if (closed) {
      const reason = closed.as === 'thrown' ? closed.reason : ''
      await closeBatch(tx, { id, version, as: closed.as, reason }, ago(closed.hoursAgo))
    }
  }
}
