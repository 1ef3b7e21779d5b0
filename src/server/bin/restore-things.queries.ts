import type { Restored } from '#contract/bin.ts'
import type { DeletedThing } from '#domain/bin/deleted-kind.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { returnSales } from '../sales/return-sales.queries.ts'
import { preparationsOf, refuseCycle } from '../sheets/preparation-cycle.ts'
import { recostSheets } from '../sheets/recost.ts'
import { orNotFound } from '../or-not-found.ts'
import { followCheapest } from '../products/follow-cheapest.queries.ts'
import { withoutNestedLoops } from '../suppliers/without-nested-loops.ts'
import { ROOTS } from './bin-tables.ts'
import { giveBackPlaces, tieAgain } from './give-back-places.queries.ts'
import { makeRoom } from './make-room.queries.ts'
import { openAgain } from './open-again.queries.ts'
import { putRowsBack } from './put-rows-back.queries.ts'
import { refuseUnfit } from './refuse-unfit.queries.ts'

type Item = { kind: DeletedThing; name: string; things: number }

/**
 * Undoes the deletion of things of a kind, while costs are locked: the rows come back under the ids they had, and lines and
 * products that were left empty get back what they named, where they are still empty. What belongs to something that is itself
 * in the bin now waits there with it; what belonged to something that no longer exists is counted as lost.
 */
export async function restoreThings(tx: GrowingTx, itemId: string, item: Item): Promise<Restored> {
  const { client, houseId } = tx
  const { kind } = item
  await refuseUnfit(tx, itemId, item)
  await makeRoom(tx, itemId, kind)
  const root = orNotFound(await findRoot(tx, itemId, kind))
  const moved = await withoutNestedLoops(tx, async () => {
    const counts = await putRowsBack(tx, itemId)
    const linedIn = await giveBackPlaces(tx, itemId)
    await tieAgain(tx, itemId)
    return { ...counts, linedIn }
  })
  const sheetIds = kind === 'sheet' ? [root.id] : []
  for (const id of sheetIds) await refuseCycle(tx, id, await preparationsOf(tx, id))
  const left = await openAgain(tx, itemId)
  await client.query('DELETE FROM deleted_items WHERE user_id = $1 AND id = $2', [houseId, itemId])
  await returnSales(tx)
  await recostSheets(tx, [...sheetIds, ...moved.linedIn])
  await followCheapest(tx)
  return { ...item, ...root, waiting: moved.waiting, lost: moved.lost, left }
}

/** The first of what was deleted, by name. */
async function findRoot(
  { client, houseId }: GrowingTx,
  itemId: string,
  kind: DeletedThing,
): Promise<{ id: string; gammeId: string | null } | undefined> {
  const { table, name } = ROOTS[kind]
  const { rows } = await client.query<{ id: string; gammeId: string | null }>(
    `SELECT row_id AS id, facts ->> 'gamme_id' AS "gammeId" FROM deleted_rows
     WHERE user_id = $1 AND item_id = $2 AND table_name = $3 AND emptied IS NULL
     ORDER BY fold(facts ->> $4) COLLATE "C", row_id LIMIT 1`,
    [houseId, itemId, table, name],
  )
  return rows[0]
}
