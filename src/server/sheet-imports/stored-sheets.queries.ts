import type { MemberTx } from '#database/as-member.ts'
import { sheetOrigins } from '#database/schema/sheet-origins.ts'
import { techSheetIngredients } from '#database/schema/tech-sheet-ingredients.ts'
import { techSheets } from '#database/schema/tech-sheets.ts'
import { selectColumns } from '#database/select-columns.ts'
import type { SheetOrigin, StoredSheet } from '#domain/sheet-imports/plan-sheets.ts'
import {
  type ContentLine,
  IMPORTED_FACTS,
  type ImportedFacts,
  LINE_AMOUNTS,
} from '#domain/sheet-imports/sheet-content.ts'
import { withoutNestedLoops } from '../suppliers/without-nested-loops.ts'
import { stateOf } from './imported-content.ts'

type Row = ImportedFacts &
  SheetOrigin & {
    id: string
    version: number
    readTitle: string | null
    read: string | null
    written: string | null
    readAt: string | null
  }

/** All at once, not sheet by sheet: the database has no statistics of rows that were just written. */
const LINES = `
  SELECT l.tech_sheet_id AS "sheetId", coalesce(p.name, sub.title, l.note, '') AS name,
    coalesce(l.user_product_id, l.sub_sheet_id) AS source,
    ${selectColumns(techSheetIngredients, 'l', ...LINE_AMOUNTS)}
  FROM tech_sheet_ingredients l
  LEFT JOIN user_products p ON p.user_id = $1 AND p.id = l.user_product_id
  LEFT JOIN tech_sheets sub ON sub.user_id = $1 AND sub.id = l.sub_sheet_id
  WHERE l.user_id = $1 AND l.tech_sheet_id = ANY ($2::uuid[]) ORDER BY l.position, l.id`

const READ = `
  SELECT ${selectColumns(techSheets, 's', 'id', 'version', ...IMPORTED_FACTS)},
    ${selectColumns(sheetOrigins, 'o', 'fileName', 'tab', 'cell', 'read', 'written', 'readAt')},
    o.title AS "readTitle"
  FROM tech_sheets s LEFT JOIN sheet_origins o ON o.user_id = s.user_id AND o.tech_sheet_id = s.id
  WHERE s.user_id = $1`

/** Sheets of the account with what they hold and where they were imported from. */
export async function readStoredSheets(tx: MemberTx, ids: readonly string[]): Promise<StoredSheet[]> {
  const { client, houseId } = tx
  const { rows } = await client.query<Row>(`${READ} AND s.id = ANY ($2::uuid[])`, [houseId, ids])
  return withLines(tx, rows)
}

const LOWER = 'COLLATE "und-x-icu"'

/** Those that may be sheets of these files, or of these titles, in the order in which they were written. */
export async function findMetSheets(
  tx: MemberTx,
  fileNames: readonly string[],
  titles: readonly string[],
): Promise<StoredSheet[]> {
  const { client, houseId } = tx
  const { rows } = await client.query<Row>(
    `${READ} AND (o.file_name = ANY ($2::text[]) OR lower(s.title ${LOWER}) IN (
       SELECT lower(sent ${LOWER}) FROM unnest($3::text[]) AS sent))
     ORDER BY s.created_at, s.id`,
    [houseId, fileNames, titles],
  )
  return withLines(tx, rows)
}

async function withLines(tx: MemberTx, sheets: readonly Row[]): Promise<StoredSheet[]> {
  const { client, houseId } = tx
  const ids = sheets.map(({ id }) => id)
  const { rows } = await withoutNestedLoops(tx, () =>
    client.query<ContentLine & { sheetId: string }>(LINES, [houseId, ids]),
  )
  const lines = new Map<string, ContentLine[]>(ids.map((id) => [id, []]))
  for (const { sheetId, ...line } of rows) lines.get(sheetId)?.push(line)
  return sheets.map(({ id, version, readTitle, read, written, readAt, fileName, tab, cell, ...facts }) => {
    const content = { ...facts, lines: lines.get(id) ?? [] }
    const isImported = readTitle !== null && read !== null && readAt !== null
    return {
      id,
      version,
      content,
      state: stateOf(content),
      imported: isImported
        ? { fileName, tab, cell, title: readTitle, read, state: written, at: readAt }
        : null,
    }
  })
}
