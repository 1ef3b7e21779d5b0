import type { MemberTx } from '#database/as-member.ts'
import { orNotFound } from '../or-not-found.ts'
import { STATES } from './things.ts'
import { STILL_UNDOABLE } from './undo-import.queries.ts'

type MadeSheet = { importId: string; sheetId: string }

/** The import before its sheet, as undoing locks them. */
const HOLD_IMPORT = `
  SELECT i.id FROM imports i WHERE i.user_id = $1 AND i.id = $2 AND i.undone_at IS NULL AND ${STILL_UNDOABLE} FOR SHARE`

const HOLD_SHEET = 'SELECT id FROM tech_sheets WHERE user_id = $1 AND id = $2 FOR NO KEY UPDATE'

const MADE = `
  imported_rows r JOIN tech_sheets t ON t.user_id = $1 AND t.id = r.row_id
  WHERE r.user_id = $1 AND r.import_id = $2 AND r.table_name = 'tech_sheets' AND r.row_id = $3 AND r.before IS NULL`

const IS_UNCHANGED = `SELECT r.state = ${STATES.tech_sheets} AS unchanged FROM ${MADE}`

const LEAVE_SO = `
  UPDATE imported_rows SET state = (SELECT ${STATES.tech_sheets} FROM ${MADE})
  WHERE user_id = $1 AND import_id = $2 AND table_name = 'tech_sheets' AND row_id = $3`

/**
 * Changes a sheet that an import has made, as a part of that import: undoing it finds the sheet as the import left
 * it. A sheet that someone did change stays changed.
 * @throws NOT_FOUND where the import has not made the sheet, or was undone
 */
export async function asPartOfImport<Result>(
  { client, userId }: MemberTx,
  { importId, sheetId }: MadeSheet,
  change: () => Promise<Result>,
): Promise<Result> {
  orNotFound((await client.query(HOLD_IMPORT, [userId, importId])).rows[0])
  await client.query(HOLD_SHEET, [userId, sheetId])
  const { rows } = await client.query<{ unchanged: boolean }>(IS_UNCHANGED, [userId, importId, sheetId])
  const { unchanged } = orNotFound(rows[0])
  const result = await change()
  if (unchanged) await client.query(LEAVE_SO, [userId, importId, sheetId])
  return result
}
