import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { MIGRATION_LOCK } from '../advisory-locks.ts'
import { allMigrations, applyMigrations } from '../apply-migrations.ts'
import { isSpread } from '../distribution/is-spread.ts'
import { StartupError } from '../startup-error.ts'
import { BackupReader, isSame } from './backup-reader.ts'
import { withClient } from './client.ts'
import { PLAIN_TEXT } from './copy-rows.ts'
import { clearEmptyInstallation } from './empty-installation.ts'
import { fullName, type Head, type TableHead, type TableSum } from './format.ts'
import { loadRows, sumOf, withoutGuards } from './load-rows.ts'
import { quoted, type StoredTable, storedTables } from './stored-tables.ts'
import { unreadable } from './unreadable.ts'

export type Checked = { head: Head; sums: TableSum[] }

/** Who restores, for the security events of what is restored. */
export type RestoredBy = { address: string; userAgent: string | undefined }

type Options = {
  /** The result of `checkBackup` for this file, so that it is not read again. */
  checked?: Checked
  /** Called with the number of bytes of the file that were read so far. */
  onRead?: (bytes: number) => void
  /** Kept among the security events in the same transaction. */
  by?: RestoredBy
}

const RECORD = `
  insert into auth.security_events (minute, event, subject, address, user_agent, count)
  values (date_trunc('minute', now()), 'backup-restored', '', $1, left($2, 120), 1)
  on conflict (minute, event, subject, address) do update set count = security_events.count + 1`

/** What waited when the backup was made may have left since. */
const NO_MAILS = 'update auth.order_mails set due_at = null, content = null'

/** A server that has just closed its connections, as they end a moment later. */
const SERVERS_LEAVE_WITHIN_MS = 5_000
const LOOK_EVERY_MS = 100

/**
 * Reads a whole backup and compares it with its checksums.
 * @param onRead is called with the number of bytes of the file that were read so far
 * @throws StartupError for a file that is damaged, truncated, not a backup, or newer than this program
 */
export async function checkBackup(path: string, onRead?: (bytes: number) => void): Promise<Checked> {
  const reader = await BackupReader.open(path, onRead)
  try {
    refuseUnknownMigration(path, reader.head)
    for (const table of reader.head.tables) await exhaust(reader.rows(table))
    return { head: reader.head, sums: await reader.finish() }
  } finally {
    await reader.close()
  }
}

async function exhaust(rows: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of rows) continue
}

function refuseUnknownMigration(path: string, { migration, gramme }: Head): void {
  const known = allMigrations()
  if (migration.createdAt > (known.at(-1)?.createdAt ?? 0)) throw unreadable.newer(basename(path), gramme)
  if (!known.some(({ createdAt }) => createdAt === migration.createdAt))
    throw unreadable.unknownMigration(basename(path), migration.name ?? String(migration.count))
}

/**
 * Restores a backup into an installation without accounts, all or nothing, in one transaction: the schema as it was when the backup was
 * made, its rows, which are read again and compared, then the migrations since.
 * @throws StartupError for a file that is refused, an installation that is not empty, that a server uses, or that is distributed
 */
export async function restoreBackup(
  connectionString: string,
  path: string,
  { checked: known, onRead, by }: Options = {},
): Promise<Checked> {
  const checked = known ?? (await checkBackup(path))
  await withClient(connectionString, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseDistributed(client)
    await refuseServers(client)
    await client.query('begin')
    await clearEmptyInstallation(client)
    await applyMigrations(client, { upTo: checked.head.migration.createdAt })
    await load(client, path, { ...checked, onRead })
    await applyMigrations(client)
    await client.query(NO_MAILS)
    if (by) await client.query(RECORD, [by.address, by.userAgent ?? ''])
    await client.query('commit')
    await client.query('analyze')
  })
  return checked
}

/** The tables of the backup would take the place of those that the nodes have. */
async function refuseDistributed(client: Client): Promise<void> {
  if (!(await isSpread(client))) return
  throw new StartupError(
    "Cette base est répartie par Citus : restaurez la sauvegarde dans une base qui ne l'est pas encore, puis répartissez-la (npm run distribute). Rien n'a changé.",
  )
}

async function refuseServers(client: Client): Promise<void> {
  const deadline = Date.now() + SERVERS_LEAVE_WITHIN_MS
  while (await hasServers(client)) {
    if (Date.now() < deadline) {
      await pause(LOOK_EVERY_MS)
      continue
    }
    throw new StartupError(
      'Un Gramme utilise cette base de données. Arrêtez-le, puis relancez la restauration.',
    )
  }
}

async function hasServers(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "select from pg_stat_activity where application_name ~ '^gramme( |$)' and datname = current_database() limit 1",
  )
  return rows.length > 0
}

async function load(
  client: Client,
  path: string,
  { head, sums, onRead }: Checked & Pick<Options, 'onRead'>,
): Promise<void> {
  await client.query(PLAIN_TEXT)
  const tables = await tablesOf(client, path, head)
  await withoutGuards(client, tables, async () => {
    // What a migration fills in an installation that has nothing yet.
    await client.query(`truncate ${tables.map(quoted).join(', ')}`)
    const reader = await BackupReader.open(path, onRead)
    try {
      for (const table of tables) await loadRows(client, table, reader.rows(table))
      await reader.finish()
    } finally {
      await reader.close()
    }
    for (const { schema, name, lastValue } of head.sequences)
      await client.query('select setval($1::regclass, $2)', [quoted({ schema, name }), lastValue])
    await compare(client, tables, sums)
  })
}

/** The tables of the database in the order of the file and with its columns, once both have the same. */
async function tablesOf(client: Client, path: string, head: Head): Promise<StoredTable[]> {
  const stored = new Map((await storedTables(client)).map((table) => [fullName(table), table]))
  const declared = new Set(head.tables.map(fullName))
  const missing = [...stored.keys()].find((name) => !declared.has(name))
  if (missing !== undefined) throw unreadable.otherTables(basename(path), missing)
  return head.tables.map((table) => {
    const found = stored.get(fullName(table))
    if (found === undefined || described(found) !== described(table))
      throw unreadable.otherTables(basename(path), fullName(table))
    return { ...found, columns: table.columns }
  })
}

function described({ columns }: TableHead): string {
  return columns
    .map(({ name, type }) => `${name} ${type}`)
    .sort()
    .join(', ')
}

async function compare(
  client: Client,
  tables: readonly StoredTable[],
  sums: readonly TableSum[],
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const sum = sums[index]
    if (sum === undefined || !isSame(sum, await sumOf(client, table)))
      throw new StartupError(
        `Les lignes de ${fullName(table)}, une fois enregistrées, ne sont pas celles de la sauvegarde : rien n'a été gardé.`,
      )
  }
}
