import type { MemberTx } from '../as-member.ts'

/** Inserts a row by its SQL names and gives its id: for tests of what the database itself refuses. */
export async function insert(
  { client }: Pick<MemberTx, 'client'>,
  table: string,
  row: Record<string, unknown>,
): Promise<string> {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  const { rows } = await client.query<{ id: string }>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(row),
  )
  return rows[0]?.id ?? ''
}
