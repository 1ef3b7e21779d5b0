import type { MemberTx } from '../as-member.ts'

type Reference = { table: string; column: string; to: string }

/** References that may be empty, of the rows of a user. */
const NULLABLE = `
  SELECT c.conrelid::regclass::text AS "table", a.attname AS column, c.confrelid::regclass::text AS "to"
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[2]
  WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND c.confdeltype <> 'c' ORDER BY 1, 2`

export async function nullableReferences({ client }: Pick<MemberTx, 'client'>): Promise<Reference[]> {
  return (await client.query<Reference>(NULLABLE)).rows
}

/** Which of these columns name rows that are not there, in rows of the user. */
export async function danglingColumns(
  { client, houseId }: MemberTx,
  references: readonly Reference[],
): Promise<string[]> {
  const found: string[] = []
  for (const { table, column, to } of references) {
    const { rowCount } = await client.query(
      `SELECT FROM ${table} t WHERE t.user_id = $1 AND t.${column} IS NOT NULL
         AND NOT EXISTS (SELECT FROM ${to} o WHERE o.user_id = $1 AND o.id = t.${column})`,
      [houseId],
    )
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found
}
