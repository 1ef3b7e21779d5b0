import type { CommittedInput } from '#contract/imported-sheets.ts'
import type { GrowingTx } from '../account/storage-meter.ts'
import { readSheetOf } from './imported-content.ts'
import { readStoredSheets } from './stored-sheets.queries.ts'

/** Of a sheet that is kept, what it held after the import that wrote it stays. */
const REMEMBER = `
  INSERT INTO sheet_origins AS o (user_id, tech_sheet_id, file_name, tab, cell, title, read, written)
  SELECT $1, r.sheet, r."fileName", r.tab, r.cell, r.title, r.read, r.written
  FROM json_to_recordset($2::json) AS r (sheet uuid, "fileName" text, tab text, cell text, title text, read text,
    written text)
  ON CONFLICT (user_id, tech_sheet_id) DO UPDATE SET file_name = excluded.file_name, tab = excluded.tab,
    cell = excluded.cell, title = excluded.title, read = excluded.read,
    written = coalesce(excluded.written, o.written), read_at = excluded.read_at
  WHERE (o.file_name, o.tab, o.cell, o.title, o.read, o.written) IS DISTINCT FROM
    (excluded.file_name, excluded.tab, excluded.cell, excluded.title, excluded.read,
      coalesce(excluded.written, o.written))`

/** Keeps where each sheet was read, and what the file and the sheet held. */
export async function rememberOrigins(
  tx: GrowingTx,
  input: CommittedInput,
  ids: readonly string[],
): Promise<void> {
  const written = input.sheets.flatMap(({ target }, at) => (target.kind === 'keep' ? [] : (ids[at] ?? [])))
  const states = new Map((await readStoredSheets(tx, written)).map(({ id, state }) => [id, state]))
  const rows = input.sheets.map((sheet, at) => {
    const { fileName, tab, cell, read, titleInFile } = readSheetOf(sheet, input, [])
    const id = ids[at] ?? ''
    return { sheet: id, fileName, tab, cell, title: titleInFile, read, written: states.get(id) ?? null }
  })
  await tx.client.query(REMEMBER, [tx.houseId, JSON.stringify(rows)])
}
