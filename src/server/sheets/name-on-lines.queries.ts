import type { MemberTx } from '#database/as-member.ts'
import { formerProductNote } from '#domain/catalogue/former-product-note.ts'

/** Where a line's source has its name. */
const NAMED = {
  user_product_id: 'SELECT name FROM user_products',
  sub_sheet_id: 'SELECT title FROM tech_sheets',
} as const

/**
 * Before a product or a preparation goes: the lines that use it remember by their note what it was called.
 * @returns the sheets of those lines, which need a recost once it is gone
 */
export async function nameOnLines(
  { client, userId }: MemberTx,
  column: keyof typeof NAMED,
  id: string,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; sheetId: string; name: string; note: string | null }>(
    `SELECT id, tech_sheet_id AS "sheetId", note, (${NAMED[column]} WHERE user_id = $1 AND id = $2) AS name
     FROM tech_sheet_ingredients WHERE user_id = $1 AND ${column} = $2`,
    [userId, id],
  )
  if (rows.length === 0) return []
  await client.query(
    `UPDATE tech_sheet_ingredients line SET note = named.note
     FROM unnest($2::uuid[], $3::text[]) AS named (id, note)
     WHERE line.user_id = $1 AND line.id = named.id`,
    [userId, rows.map((line) => line.id), rows.map(({ name, note }) => formerProductNote(name, note))],
  )
  return [...new Set(rows.map(({ sheetId }) => sheetId))]
}
