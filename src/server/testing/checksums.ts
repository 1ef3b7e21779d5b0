import type { PoolClient } from 'pg'
import { asMember } from '#database/as-member.ts'
import type { Database } from '#database/connect.ts'

type Checksums = Record<string, string | null>

/** Of every table but that of the security events, which are of refusals too: what the server's role sees of the accounts, and what these users see of their data. */
export async function checksums(
  database: Database,
  userIds: readonly string[],
  /** Columns that are left out. */
  without: readonly string[] = [],
): Promise<Checksums> {
  const { rows } = await database.pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'auth')
       and table_name <> 'security_events' order by 1, 2`,
  )
  const namesIn = (wanted: string) => rows.filter(({ schema }) => schema === wanted).map(({ name }) => name)
  const sums: Checksums = {}
  for (const name of namesIn('auth'))
    sums[`auth.${name}`] = await sumOf(database.pool, `auth.${name}`, without)
  for (const userId of userIds)
    await asMember(database, userId, async ({ client }) => {
      for (const name of namesIn('public')) sums[`${userId} ${name}`] = await sumOf(client, name, without)
    })
  return sums
}

async function sumOf(
  client: Pick<PoolClient, 'query'>,
  table: string,
  without: readonly string[],
): Promise<string | null> {
  const row = without.length === 0 ? 't::text' : '(to_jsonb(t) - $1::text[])::text'
  const { rows } = await client.query<{ sum: string | null }>(
    `select md5(string_agg(${row}, '' order by ${row})) as sum from ${table} t`,
    without.length === 0 ? [] : [without],
  )
  return rows[0]?.sum ?? null
}

/** Of all that an account holds, without the answers that are kept for its retries and the revision of its names. */
export async function heldBy(database: Database, { userId }: { userId: string }): Promise<Checksums> {
  const sums = await checksums(database, [userId], ['names_revision'])
  return Object.fromEntries(
    Object.entries(sums).filter(([name]) => name.startsWith(userId) && name !== `${userId} idempotency_keys`),
  )
}
