import { stat } from 'node:fs/promises'
import type { Client } from 'pg'
import { MIGRATION_LOCK } from '../advisory-locks.ts'
import { knownMigrations, lastApplied } from '../apply-migrations.ts'
import { isSpread } from '../distribution/is-spread.ts'
import { StartupError } from '../startup-error.ts'
import { type Rows, writeArchive } from './archive-writer.ts'
import { withClient } from './client.ts'
import { copyRows, createAccountReaders, PLAIN_TEXT } from './copy-rows.ts'
import { FORMAT, FORMAT_VERSION, fullName, type Head } from './format.ts'
import { sequences, type StoredTable, storedTables } from './stored-tables.ts'

export type Written = {
  file: string
  bytes: number
  rows: number
  tables: number
  /** The moment of which the rows are, ISO 8601. */
  madeAt: string
  /** Tables in `public` that are not Gramme's. */
  leftOut: string[]
}

type Wanted = {
  connectionString: string
  /** Where the file will be. */
  file: string
  /** Of the program. */
  version: string
  signal?: AbortSignal
}

/**
 * Writes every table into one file, as of one moment, while others go on writing. No migration begins meanwhile.
 * @throws StartupError when the database cannot be reached or is not Gramme's, otherwise what breaks; no file is left then
 */
export async function writeBackup({ connectionString, file, version, signal }: Wanted): Promise<Written> {
  return withClient(connectionString, async (client) => {
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
    const migration = await migrationOf(client)
    await refuseDistributed(client)
    const all = await storedTables(client)
    const tables = all.filter(({ ours }) => ours)
    await createAccountReaders(client, tables)
    await client.query('begin isolation level repeatable read read only')
    await client.query(PLAIN_TEXT)
    const leftOut = all.filter(({ ours }) => !ours).map(fullName)
    const head = await headOf(client, { tables, version, migration })
    const sums = await writeArchive(file, head, () => rowsOf(client, tables), signal)
    await client.query('commit')
    const rows = sums.reduce((sum, table) => sum + table.rows, 0)
    return { file, bytes: (await stat(file)).size, rows, tables: sums.length, madeAt: head.madeAt, leftOut }
  })
}

async function migrationOf(client: Client): Promise<Head['migration']> {
  const last = await lastApplied(client)
  if (last === undefined)
    throw new StartupError("Cette base n'est pas celle d'un Gramme : il n'y a rien à sauvegarder.")
  const known = knownMigrations().find(({ createdAt }) => createdAt === last.createdAt)
  return { ...last, name: known?.name ?? null }
}

/** The session's functions would find no rows there, and the nodes have no moment in common. */
async function refuseDistributed(client: Client): Promise<void> {
  if (!(await isSpread(client))) return
  throw new StartupError(
    "Cette base est répartie par Citus : sauvegardez ses nœuds ensemble (deploy/citus/copies.sh, puis deploy/citus/point.sh). Rien n'a été écrit.",
  )
}

type Facts = { tables: readonly StoredTable[]; version: string; migration: Head['migration'] }

async function headOf(client: Client, { tables, version, migration }: Facts): Promise<Head> {
  const { rows } = await client.query<{ now: string; postgres: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
       split_part(current_setting('server_version'), ' ', 1) as postgres`,
  )
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    gramme: version,
    migration,
    postgres: rows[0]?.postgres ?? '',
    madeAt: rows[0]?.now ?? '',
    tables: tables.map(({ schema, name, columns }) => ({ schema, name, columns })),
    sequences: await sequences(client),
  }
}

async function* rowsOf(client: Client, tables: readonly StoredTable[]): AsyncGenerator<Rows> {
  const accounts = await accountIds(client)
  for (const table of tables) {
    let sum = 0
    const chunks = copyRows(client, table, accounts, (rows) => {
      sum += rows
    })
    yield { name: fullName(table), chunks, count: () => sum }
  }
}

async function accountIds(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from auth.users order by id')
  return rows.map(({ id }) => id)
}
