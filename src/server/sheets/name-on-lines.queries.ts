import type { MemberTx } from '#database/as-member.ts'
import { formerProductNote } from '#domain/catalogue/former-product-note.ts'

/** Where a line's source has its name. */
const NAMED = {
  user_product_id: { table: 'user_products', name: 'name' },
  sub_sheet_id: { table: 'tech_sheets', name: 'title' },
} as const

/**
 * Before products or preparations go: the lines that use them remember by their note what each was called.
 * @param leaving sheets that are deleted with them
 * @returns the sheets of those lines, which need a recost once they are gone
 */
export async function nameOnLines(
  { client, houseId }: MemberTx,
  column: keyof typeof NAMED,
  ids: readonly string[],
  leaving: readonly string[] = [],
): Promise<string[]> {
  const { table, name: named } = NAMED[column]
  const { rows } = await client.query<{ id: string; sheetId: string; name: string; note: string | null }>(
    `SELECT line.id, line.tech_sheet_id AS "sheetId", line.note, source.${named} AS name
     FROM tech_sheet_ingredients line
     JOIN ${table} source ON source.user_id = line.user_id AND source.id = line.${column}
     WHERE line.user_id = $1 AND line.${column} = ANY ($2::uuid[])
       AND line.tech_sheet_id <> ALL ($3::uuid[])`,
    [houseId, ids, leaving],
  )
  if (rows.length === 0) return []
  await client.query(
    `UPDATE tech_sheet_ingredients line SET note = named.note
     FROM unnest($2::uuid[], $3::text[]) AS named (id, note)
     WHERE line.user_id = $1 AND line.id = named.id`,
    [houseId, rows.map((line) => line.id), rows.map(({ name, note }) => formerProductNote(name, note))],
  )
  return [...new Set(rows.map(({ sheetId }) => sheetId))]
}
