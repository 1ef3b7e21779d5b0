import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { MIGRATION_LOCK } from './advisory-locks.ts'
import type { Database } from './connect.ts'
import { missingRight } from './missing-right.ts'
import { SQLSTATE, sqlFailure } from './sql-failure.ts'
import { StartupError } from './startup-error.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** A migration of many rows, and the wait for the server that makes it, take as long as they take. */
const WITHOUT_TIMEOUTS = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0 }

/**
 * Brings the schema to this program's version, one server at a time, all or nothing.
 * @throws StartupError when the database is ahead of the program, or refuses a right it needs.
 */
export async function migrate({ pool }: Database): Promise<void> {
  const client = new Client({ ...pool.options, ...WITHOUT_TIMEOUTS })
  // A lost connection fails the statement that runs on it; without a listener it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseNewerDatabase(client)
    await runMigrations(drizzle(client), { migrationsFolder })
  } catch (error) {
    throw (await refusedRight(client, error)) ?? error
  } finally {
    // Closing the connection gives the lock back.
    await client.end()
  }
}

async function refuseNewerDatabase(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  )
  if (!tables[0]?.found) return
  const { rows } = await client.query<{ last: number | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  if ((rows[0]?.last ?? 0) <= known) return
  throw new StartupError(
    "La base de données vient d'une version plus récente de Gramme. Mettez Gramme à jour, ou utilisez une autre base.",
  )
}

async function refusedRight(client: Client, error: unknown): Promise<StartupError | undefined> {
  const failure = sqlFailure(error)
  if (failure?.code !== SQLSTATE.insufficientPrivilege) return undefined
  const reason = await missingRight(client).catch(() => undefined)
  return new StartupError(
    reason ??
      `L'utilisateur de la base de données n'a pas les droits qu'il faut pour préparer Gramme : ${failure.message}.`,
  )
}
