import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { DEMO_USER_ID } from '#contract/demo.ts'
import { BACKUP_LOCK } from '../advisory-locks.ts'
import { StartupError } from '../startup-error.ts'
import { backupName } from './backup-name.ts'
import { withClient } from './client.ts'
import { keepNewest } from './keep-newest.ts'
import { writeBackup, type Written } from './write-backup.ts'

export type Wanted = {
  connectionString: string
  /** Of the program. */
  version: string
  /** The host name of this server. */
  server: string
  folder: string
  /** Files that stay in the folder. */
  kept: number
  /** The scheduled moment. */
  dueAt: Date
}

export type Outcome = 'made' | 'not due' | 'another server makes it'

/** A backup that grows faster than this is refused by the full disk itself. */
const MOST_GROWTH = 1.2

/** Whether there is something to back up, and no backup for this moment. */
const DUE = `select
    not exists (select from auth.backups where error is null and due_at >= $1)
    and exists (select from auth.users where id <> '${DEMO_USER_ID}' and created_at < $1) as due`

/** Whether the backup of a scheduled moment is still to be made. An installation without an account from before it needs none. */
export async function isDue(client: Pick<Client, 'query'>, dueAt: Date): Promise<boolean> {
  const { rows } = await client.query<{ due: boolean }>(DUE, [dueAt])
  return rows[0]?.due === true
}

/**
 * Makes the backup of a scheduled moment, once however many servers try, and stores its size; then deletes those that are too old.
 * @throws what `writeBackup` throws, or StartupError where the disk has no room for it
 */
export async function backUpOnce(wanted: Wanted, signal?: AbortSignal): Promise<Outcome> {
  const { connectionString, version, server, folder, kept, dueAt } = wanted
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      BACKUP_LOCK,
    ])
    if (!rows[0]?.got) return 'another server makes it'
    if (!(await isDue(client, dueAt))) return 'not due'
    await refuseWithoutRoom(client, folder)
    const beganAt = new Date()
    const file = join(folder, backupName(beganAt))
    const written = await writeBackup({ connectionString, file, version, signal })
    await storeBackup(client, { dueAt, beganAt, server, written })
    await client.query(`delete from auth.backups where began_at < now() - interval '1 year'`)
    await keepNewest(folder, kept)
    return 'made'
  })
}

type Made = Pick<Wanted, 'dueAt' | 'server'> & { beganAt: Date; written: Written }

async function storeBackup(client: Client, { dueAt, beganAt, server, written }: Made): Promise<void> {
  await client.query(
    `insert into auth.backups (due_at, began_at, ended_at, server, file, bytes, rows) values ($1, $2, now(), $3, $4, $5, $6)`,
    [dueAt, beganAt, server, written.file, written.bytes, written.rows],
  )
}

/**
 * Stores that a backup was made by hand, so that no warning says that there is none. The one of the coming night is
 * still made. An installation from before backups were stored has nowhere to store it.
 */
export async function storeOwnBackup(connectionString: string, made: Omit<Made, 'dueAt'>): Promise<void> {
  await withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('auth.backups') is not null as there",
    )
    if (rows[0]?.there) await storeBackup(client, { ...made, dueAt: made.beganAt })
  })
}

/** A backup that fills the disk could stop a database on the same one. */
async function refuseWithoutRoom(client: Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ bytes: string | number }>(
    'select bytes from auth.backups where error is null order by began_at desc limit 1',
  )
  const expected = Number(rows[0]?.bytes ?? 0) * MOST_GROWTH
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < expected)
    throw new StartupError(
      `Il reste ${inMegabytes(bavail * bsize)} dans ${folder}, et la dernière sauvegarde en a pris ${inMegabytes(expected / MOST_GROWTH)} : rien n'a été écrit.`,
    )
}

const MEGABYTE = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })

function inMegabytes(bytes: number): string {
  return MEGABYTE.format(bytes / 1e6)
}

export type Failure = Pick<Wanted, 'dueAt' | 'server'> & { beganAt: Date; error: string }

/** Stores why the backup of a scheduled moment could not be made. @returns how often it has failed so far */
export async function storeFailure(client: Pick<Client, 'query'>, failure: Failure): Promise<number> {
  const { dueAt, beganAt, server, error } = failure
  await client.query(
    `insert into auth.backups (due_at, began_at, ended_at, server, error) values ($1, $2, now(), $3, $4)`,
    [dueAt, beganAt, server, error],
  )
  const { rows } = await client.query('select from auth.backups where due_at = $1 and error is not null', [
    dueAt,
  ])
  return rows.length
}
