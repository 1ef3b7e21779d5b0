import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFile, Backups } from '#contract/operator.ts'
import { BACKUP_LOCK } from '#database/advisory-locks.ts'
import { beganAtOf, isBackupName, isDraftName } from '#database/backup/backup-name.ts'
import type { Database } from '#database/connect.ts'
import type { OperatorDesk } from './operator-desk.ts'

type Last = NonNullable<Backups['last']>
type Failure = NonNullable<Backups['failure']>

const LAST = `select ended_at as "endedAt", bytes, rows, server from auth.backups
  where error is null order by began_at desc limit 1`
const FAILURE = `select ended_at as "endedAt", server, error as reason from auth.backups failed
  where error is not null and not exists
    (select from auth.backups made where made.error is null and made.began_at > failed.began_at)
  order by began_at desc limit 1`
/** Each server holds this lock while it makes a backup. */
const BEING_MADE = `select exists (
  select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted
    and database = (select oid from pg_database where datname = current_database())) as made`

/** How the last attempts ended, by any server. */
async function lastBackups({ pool }: Pick<Database, 'pool'>) {
  const [last, failure] = await Promise.all([pool.query<Last>(LAST), pool.query<Failure>(FAILURE)])
  return { last: last.rows[0] ?? null, failure: failure.rows[0] ?? null }
}

/** The files of the folder, the last attempts, and the backup that is being made. */
export async function readBackups({ config, database, backups }: OperatorDesk): Promise<Backups> {
  const { folder, kept, at } = config.backups
  const [names, attempts, lock] = await Promise.all([
    namesIn(folder),
    lastBackups(database),
    database.pool.query<{ made: boolean }>(BEING_MADE, [BACKUP_LOCK]),
  ])
  const files = await Promise.all((names ?? []).filter(isBackupName).map((name) => fileOf(folder, name)))
  const began = backups.beganAt
  return {
    folder,
    missingFolder: names === undefined,
    at: at ? `${twoDigits(at.hour)}:${twoDigits(at.minute)}` : null,
    kept,
    files: files
      .filter((file) => file !== undefined)
      .toSorted((one, other) => (one.file < other.file ? 1 : -1)),
    ...attempts,
    running:
      began || lock.rows[0]?.made
        ? { beganAt: began?.toISOString() ?? null, bytes: await draftBytes(folder, names ?? []) }
        : null,
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Undefined where there is no such folder. */
async function namesIn(folder: string): Promise<string[] | undefined> {
  return readdir(folder).catch(() => undefined)
}

/** Undefined for what has been deleted meanwhile. */
async function fileOf(folder: string, file: string): Promise<BackupFile | undefined> {
  const found = await stat(join(folder, file)).catch(() => undefined)
  return found && { file, bytes: found.size, beganAt: beganAtOf(file).toISOString() }
}

/** How much of the one that is being made is on the disk. */
async function draftBytes(folder: string, names: readonly string[]): Promise<number | null> {
  const draft = names.filter(isDraftName).toSorted().at(-1)
  const found = draft === undefined ? undefined : await stat(join(folder, draft)).catch(() => undefined)
  return found?.size ?? null
}
