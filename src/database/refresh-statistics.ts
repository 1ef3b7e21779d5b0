import { escapeIdentifier } from 'pg'
import type { Database } from './connect.ts'

/**
 * Has PostgreSQL count tables that were just filled, before its hourly round would: until then it plans the first lists as
 * if they were empty, and may look for minutes.
 * @param tables names in the schema of the user's rows
 */
export async function refreshStatistics(
  { pool }: Pick<Database, 'pool'>,
  tables: readonly string[],
): Promise<void> {
  if (tables.length > 0)
    await pool.query(`ANALYZE ${tables.map((table) => `public.${escapeIdentifier(table)}`).join(', ')}`)
}
