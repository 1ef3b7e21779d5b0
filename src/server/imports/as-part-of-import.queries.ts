import type { MemberTx } from '#database/as-member.ts'
import { orNotFound } from '../or-not-found.ts'
import { STATES } from './things.ts'
import { STILL_UNDOABLE } from './undo-import.queries.ts'

type SheetOfImport = { importId: string; sheetId: string }

/** The import before its sheets, as undoing locks them. */
const HOLD_IMPORT = `
  SELECT i.id FROM imports i WHERE i.user_id = $1 AND i.id = $2 AND i.undone_at IS NULL AND ${STILL_UNDOABLE} FOR SHARE`

const HOLD_SHEET = 'SELECT id FROM tech_sheets WHERE user_id = $1 AND id = $2 FOR NO KEY UPDATE'

const OF_IMPORT = `
  imported_rows r JOIN tech_sheets t ON t.user_id = $1 AND t.id = r.row_id
  WHERE r.user_id = $1 AND r.import_id = $2 AND r.table_name = 'tech_sheets' AND r.row_id = $3`

const READ_SHEET = `
  SELECT r.state = ${STATES.tech_sheets} AS unchanged, r.before IS NULL AS made FROM ${OF_IMPORT}`

const LEAVE_SO = `
  WITH left_as AS MATERIALIZED (SELECT r.id, ${STATES.tech_sheets} AS state FROM ${OF_IMPORT})
  UPDATE imported_rows r SET state = left_as.state FROM left_as WHERE r.user_id = $1 AND r.id = left_as.id`

const NOTE_PHOTO = `
  INSERT INTO imported_rows (user_id, import_id, table_name, row_id, state)
  SELECT $1, $2, 'tech_sheet_photos', t.id, ${STATES.tech_sheet_photos} FROM tech_sheet_photos t
  WHERE t.user_id = $1 AND t.tech_sheet_id = $3
  RETURNING 1`

/** Keeps an import from being undone meanwhile. @throws NOT_FOUND where it was undone, or is too old for that */
export async function holdImport({ client, houseId }: MemberTx, importId: string): Promise<void> {
  orNotFound((await client.query(HOLD_IMPORT, [houseId, importId])).rows[0])
}

/**
 * Puts a photo on a sheet that an import has made or changed, as a part of that import: undoing it finds the sheet as the
 * import left it, and takes the photo away. A sheet that someone did change stays changed.
 * @throws NOT_FOUND where the import has not written the sheet, or was undone
 */
export async function asPartOfImport<Result>(
  tx: MemberTx,
  { importId, sheetId }: SheetOfImport,
  put: () => Promise<Result>,
): Promise<Result> {
  const { client, houseId } = tx
  await holdImport(tx, importId)
  await client.query(HOLD_SHEET, [houseId, sheetId])
  const ids = [houseId, importId, sheetId]
  const { rows } = await client.query<{ unchanged: boolean; made: boolean }>(READ_SHEET, ids)
  const { unchanged, made } = orNotFound(rows[0])
  const result = await put()
  if (unchanged) await client.query(LEAVE_SO, ids)
  // The photo of a new sheet is deleted with that sheet.
  if (!made) await client.query(NOTE_PHOTO, ids)
  return result
}
