import { randomUUID } from 'node:crypto'
import type { UndoneImport } from '#contract/imports.ts'
import type { MemberTx } from '#database/as-member.ts'
import { namesChange } from '#database/names-change.ts'
import { IMPORT_DAYS } from '#domain/imports/import-kind.ts'
import { holdCartes } from '../cartes/own-carte.queries.ts'
import { copyIntoBin } from '../bin/move-to-bin.queries.ts'
import { rememberPlace } from '../bin/remember-place.queries.ts'
import { orNotFound } from '../or-not-found.ts'
import { followCheapest } from '../products/follow-cheapest.queries.ts'
import { closeUnder } from '../public-carte/address-in-transaction.queries.ts'
import { lockCosts } from '../sheets/cost-lock.ts'
import { nameOnLines } from '../sheets/name-on-lines.queries.ts'
import { recostAll } from '../sheets/recost.ts'
import { withoutNestedLoops } from '../suppliers/without-nested-loops.ts'
import { refusal } from '../translate-error.ts'
import { beforeImport, readChanged } from './changed-things.queries.ts'
import { listNames } from './import-names.ts'
import { readMade } from './made-things.queries.ts'
import { REPLACED } from './replaced.ts'
import { giveBack, rememberStates } from './replace-things.queries.ts'
import { MADE_TABLES, type MadeTable } from './things.ts'
import { leaveEmpty } from '../bin/leave-empty.queries.ts'

/** Of `imports i`. */
export const STILL_UNDOABLE = `i.imported_at > now() - interval '${IMPORT_DAYS} days'`

type Held = { files: string[]; openedToken: string | null; undone: boolean }

const HOLD = `
  SELECT i.files, i.opened_token AS "openedToken", i.undone_at IS NOT NULL AS undone
  FROM imports i WHERE i.user_id = $1 AND i.id = $2 AND ${STILL_UNDOABLE} FOR UPDATE OF i`

/** Menus and dishes, after the cartes, in the order in which those lock them that move them. */
const HOLD_DISHES = [
  'SELECT 1 FROM menus WHERE user_id = $1 ORDER BY id FOR UPDATE',
  'SELECT 1 FROM gamme_recettes WHERE user_id = $1 ORDER BY id FOR NO KEY UPDATE',
]

/**
 * Undoes an import as one act. What it has made, and is still there, goes into the bin with all that hangs on it; what it
 * has changed gets back what it was before, unless it was changed again since.
 * @throws NOT_FOUND after thirty days; ALREADY_UNDONE; PREPARATION_CYCLE, and then nothing is written
 */
export async function undoImport(tx: MemberTx, id: string): Promise<UndoneImport> {
  const { client, houseId } = tx
  await lockCosts(tx)
  const held = orNotFound((await client.query<Held>(HOLD, [houseId, id])).rows[0])
  if (held.undone) throw refusal('ALREADY_UNDONE', 'This act was undone before')
  await holdCartes(tx)
  for (const statement of HOLD_DISHES) await client.query(statement, [houseId])

  const changed = await readChanged(tx, id, beforeImport)
  const { made } = await readMade(tx, id)
  const itemId = randomUUID()
  const [origin = ''] = held.files
  await client.query(
    `INSERT INTO deleted_items (user_id, id, kind, name, things) VALUES ($1, $2, 'import', $3, $4)`,
    [houseId, itemId, origin, held.files.length],
  )
  await giveBack(tx, itemId, {
    actId: id,
    things: changed.filter(({ fits, learnt }) => fits || learnt),
    origin,
  })
  await withoutNestedLoops(tx, () => takeAway(tx, id, itemId))
  await recostAll(tx)
  await followCheapest(tx)
  await rememberStates(tx, itemId)
  await closeAddress(tx, itemId, held)
  return {
    deletedItemId: await keepAct(tx, id, itemId),
    made,
    stays: listNames(
      changed.flatMap(({ fits, learnt, name }) => (fits || learnt || name === null ? [] : [name])),
    ),
  }
}

/** Gammes have no gaps between their positions. */
const CLOSE_UP = `
  UPDATE gammes g SET position = new.position
  FROM (SELECT id, row_number() OVER (PARTITION BY carte_id ORDER BY position, created_at, id) - 1 AS position FROM gammes WHERE user_id = $1) new
  WHERE g.user_id = $1 AND g.id = new.id AND g.position <> new.position`

/** A catalogue that lacks articles now is another one than a price list may have been compared with. */
const COUNT_CATALOGUES = `
  UPDATE supplier_contacts SET catalogue_version = catalogue_version + 1 WHERE user_id = $1 AND id IN (
    SELECT (d.facts ->> 'supplier_id')::uuid FROM deleted_rows d
    WHERE d.user_id = $1 AND d.item_id = $2 AND d.table_name = 'supplier_products' AND d.emptied IS NULL)`

async function takeAway(tx: MemberTx, importId: string, itemId: string): Promise<void> {
  const { client, houseId } = tx
  const { rows } = await client.query<{ table: MadeTable; ids: string[] }>(
    `SELECT table_name AS table, array_agg(row_id) AS ids FROM imported_rows
     WHERE user_id = $1 AND import_id = $2 AND before IS NULL GROUP BY table_name`,
    [houseId, importId],
  )
  const roots = new Map(rows.map(({ table, ids }) => [table, ids]))
  await copyIntoBin(tx, itemId, roots)
  await rememberPlace(tx, itemId, 'gammes')
  const sheetIds = roots.get('tech_sheets') ?? []
  await nameOnLines(tx, 'sub_sheet_id', sheetIds, sheetIds)
  await nameOnLines(tx, 'user_product_id', roots.get('user_products') ?? [], sheetIds)
  for (const table of MADE_TABLES.toReversed())
    if (roots.has(table)) {
      await leaveEmpty(tx, table, [roots.get(table)])
      await client.query(`DELETE FROM ${table} WHERE user_id = $1 AND id = ANY ($2::uuid[])`, [
        houseId,
        roots.get(table),
      ])
    }
  await namesChange(tx)
  await client.query(CLOSE_UP, [houseId])
  await client.query(COUNT_CATALOGUES, [houseId, itemId])
}

async function closeAddress(tx: MemberTx, itemId: string, { openedToken }: Held): Promise<void> {
  const carteId = openedToken === null ? undefined : await closeUnder(tx, openedToken)
  if (carteId === undefined) return
  await tx.client.query(
    `INSERT INTO deleted_rows (user_id, item_id, table_name, row_id, emptied, facts)
     VALUES ($1, $2, 'public_cartes', $3, '${REPLACED}', jsonb_build_object('token', $4::text))`,
    [tx.houseId, itemId, carteId, openedToken],
  )
}

/** An import of which nothing was there any more leaves nothing in the bin, and is forgotten. */
async function keepAct({ client, houseId }: MemberTx, id: string, itemId: string): Promise<string | null> {
  const { rowCount } = await client.query(
    `UPDATE imports SET undone_at = now(), deleted_item_id = $3 WHERE user_id = $1 AND id = $2
       AND EXISTS (SELECT FROM deleted_rows WHERE user_id = $1 AND item_id = $3)`,
    [houseId, id, itemId],
  )
  if (rowCount === 1) return itemId
  await client.query('DELETE FROM deleted_items WHERE user_id = $1 AND id = $2', [houseId, itemId])
  await client.query('DELETE FROM imports WHERE user_id = $1 AND id = $2', [houseId, id])
  return null
}
