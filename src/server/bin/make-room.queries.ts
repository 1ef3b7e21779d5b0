import type { MemberTx } from '#database/as-member.ts'
import type { DeletedThing } from '#domain/bin/deleted-kind.ts'
import { holdCartes } from '../cartes/own-carte.queries.ts'
import { findPlace } from './remember-place.queries.ts'
import { withFact } from './with-fact.ts'

/** A gamme comes back last on a carte that is shorter now: positions of gammes have no gaps. */
const CLAMP = `
  UPDATE deleted_rows d SET facts = ${withFact(
    'd.facts',
    'position',
    `least((d.facts ->> 'position')::int,
      (SELECT count(*) FROM gammes g WHERE g.user_id = $1 AND g.carte_id = (d.facts ->> 'carte_id')::uuid))::text::jsonb`,
  )}
  WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'gammes' AND d.emptied IS NULL`

const MOVE_GAMMES = `
  UPDATE gammes g SET position = g.position + 1 FROM deleted_rows d
  WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'gammes' AND d.emptied IS NULL
    AND g.user_id = $1 AND g.carte_id = (d.facts ->> 'carte_id')::uuid AND g.position >= (d.facts ->> 'position')::int`

const HOLD_DISHES = `
  SELECT 1 FROM gamme_recettes r
  WHERE r.user_id = $1 AND r.gamme_id IN (
    SELECT (d.facts ->> 'gamme_id')::uuid FROM deleted_rows d
    WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'gamme_recettes' AND d.emptied IS NULL)
  ORDER BY r.id FOR NO KEY UPDATE`

const MOVE_DISHES = `
  UPDATE gamme_recettes r SET position = r.position + 1 FROM deleted_rows d
  WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'gamme_recettes' AND d.emptied IS NULL
    AND r.user_id = $1 AND r.gamme_id = (d.facts ->> 'gamme_id')::uuid
    AND r.position >= (d.facts ->> 'position')::int`

/**
 * Before a gamme or a dish comes back to its place: those that moved up when it was deleted move down again. Dishes that
 * went with their sheet have left their places free.
 */
export async function makeRoom(tx: MemberTx, itemId: string, kind: DeletedThing): Promise<void> {
  const { client, houseId } = tx
  const values = [houseId, itemId]
  if (kind === 'gamme') {
    await holdCartes(tx)
    await findPlace(tx, itemId, 'gammes')
    await client.query(CLAMP, values)
    await client.query(MOVE_GAMMES, values)
  }
  if (kind === 'dish') {
    await client.query(
      `SELECT 1 FROM gammes g WHERE g.user_id = $1 AND g.id IN (
         SELECT (d.facts ->> 'gamme_id')::uuid FROM deleted_rows d
         WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'gamme_recettes' AND d.emptied IS NULL)
       FOR NO KEY UPDATE`,
      values,
    )
    await client.query(HOLD_DISHES, values)
    await findPlace(tx, itemId, 'gamme_recettes')
    await client.query(MOVE_DISHES, values)
  }
}
