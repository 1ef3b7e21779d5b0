import type { Restored } from '#contract/bin.ts'
import type { DeletedKind } from '#domain/bin/deleted-kind.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { orNotFound } from '../or-not-found.ts'
import { undoMergeOfItem } from '../products/undo-merge.queries.ts'
import { restoreImport } from './restore-import.queries.ts'
import { restoreThings } from './restore-things.queries.ts'
import { STILL_KEPT } from './still-kept.ts'

type Item = { kind: DeletedKind; name: string; things: number }

/**
 * Undoes an act of deletion, an undone import, or the merge that has put a product there. The costs that follow are computed again.
 * @throws NOT_FOUND when it is restored already, or gone; CANNOT_RESTORE, PREPARATION_CYCLE, and then nothing is written
 */
export async function restore(tx: GrowingTx, itemId: string): Promise<Restored> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const { rows } = await client.query<Item>(
    `SELECT i.kind, i.name, i.things FROM deleted_items i
     WHERE i.user_id = $1 AND i.id = $2 AND ${STILL_KEPT} FOR UPDATE`,
    [houseId, itemId],
  )
  const item = orNotFound(rows[0])
  const merge = await undoMergeOfItem(tx, itemId)
  if (merge) return { ...item, id: merge.other.id, gammeId: null, waiting: 0, lost: 0, left: 0 }
  const { kind } = item
  return kind === 'import' ? restoreImport(tx, itemId, item) : restoreThings(tx, itemId, { ...item, kind })
}
