import type { Restored } from '#contract/bin.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { holdCartes } from '../cartes/own-carte.queries.ts'
import { inBin, readChanged } from '../imports/changed-things.queries.ts'
import { takeAgain } from '../imports/replace-things.queries.ts'
import { followCheapest } from '../products/follow-cheapest.queries.ts'
import { returnSales } from '../sales/return-sales.queries.ts'
import { preparationsOf, refuseCycle } from '../sheets/preparation-cycle.ts'
import { recostAll } from '../sheets/recost.ts'
import { withoutNestedLoops } from '../suppliers/without-nested-loops.ts'
import { giveBackPlaces, tieAgain } from './give-back-places.queries.ts'
import { openAgain } from './open-again.queries.ts'
import { putRowsBack } from './put-rows-back.queries.ts'
import { refuseUnfit } from './refuse-unfit.queries.ts'

/** A carte has one logo: one that was uploaded since stays. */
const LEAVE_LOGO = `
  DELETE FROM deleted_rows d WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'carte_logos' AND d.emptied IS NULL
    AND EXISTS (SELECT FROM carte_logos l WHERE l.user_id = $1 AND l.carte_id = (d.facts ->> 'carte_id')::uuid)`

/** A sheet has one photo: one that was put on it since stays. */
const LEAVE_PHOTOS = `
  DELETE FROM deleted_rows d WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'tech_sheet_photos' AND d.emptied IS NULL
    AND EXISTS (SELECT FROM tech_sheet_photos p WHERE p.user_id = $1 AND p.tech_sheet_id = (d.facts ->> 'tech_sheet_id')::uuid)`

/** Gammes come back after the last of those that came before them, in the order that they had among themselves. */
const FIND_PLACES = `
  WITH placed AS (
    SELECT t.id, t.carte_id, t.position, d.id IS NOT NULL AS back, CASE WHEN d.id IS NULL THEN t.position ELSE (
      SELECT coalesce(max(e.position), -1) FROM gammes e WHERE e.user_id = $1 AND e.carte_id = t.carte_id AND d.facts -> 'before' ? e.id::text
        AND NOT EXISTS (SELECT FROM deleted_rows o WHERE o.user_id = $1 AND o.item_id = $2
          AND o.table_name = 'gammes' AND o.emptied IS NULL AND o.row_id = e.id)) END AS place
    FROM gammes t LEFT JOIN deleted_rows d ON d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'gammes'
      AND d.emptied IS NULL AND d.row_id = t.id
    WHERE t.user_id = $1
  )
  UPDATE gammes g SET position = new.position
  FROM (SELECT id, row_number() OVER (PARTITION BY carte_id ORDER BY place, back, position, id) - 1 AS position FROM placed) new
  WHERE g.user_id = $1 AND g.id = new.id AND g.position <> new.position`

/** The journal of imports, where it still has the import. */
const DONE_AGAIN = `
  UPDATE imports SET undone_at = NULL, deleted_item_id = NULL WHERE user_id = $1 AND deleted_item_id = $2 RETURNING id`

/**
 * Takes back that an import was undone: its things come back under their ids, and what it had changed is so again, unless
 * it was changed since.
 * @throws CANNOT_RESTORE, PREPARATION_CYCLE, and then nothing is written
 */
export async function restoreImport(
  tx: GrowingTx,
  itemId: string,
  { name, things }: { name: string; things: number },
): Promise<Restored> {
  const { client, houseId } = tx
  const values = [houseId, itemId]
  await holdCartes(tx)
  await refuseUnfit(tx, itemId, { kind: 'import' })
  const logos = await client.query(LEAVE_LOGO, values)
  await client.query(LEAVE_PHOTOS, values)
  const { linedIn, ...counts } = await withoutNestedLoops(tx, async () => {
    const back = await putRowsBack(tx, itemId)
    const sheets = await giveBackPlaces(tx, itemId)
    await tieAgain(tx, itemId)
    await returnSales(tx)
    return { ...back, linedIn: sheets }
  })
  await client.query(FIND_PLACES, values)
  for (const id of linedIn) await refuseCycle(tx, id, await preparationsOf(tx, id))
  const again = await client.query<{ id: string }>(DONE_AGAIN, values)
  const importId = again.rows[0]?.id
  const changed = await readChanged(tx, itemId, inBin)
  const fitting = changed.filter(({ fits, learnt }) => fits || learnt)
  await takeAgain(tx, importId, { actId: itemId, things: fitting, origin: name })
  const closed = await openAgain(tx, itemId)
  await client.query('DELETE FROM deleted_items WHERE user_id = $1 AND id = $2', values)
  await recostAll(tx)
  await followCheapest(tx)
  const left = changed.length - fitting.length + (logos.rowCount ?? 0) + closed
  return { kind: 'import', id: importId ?? itemId, gammeId: null, name, things, ...counts, left }
}
