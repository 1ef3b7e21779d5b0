import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupFile, Backups } from '#contract/operator.ts'
import { BACKUP_LOCK } from '#database/advisory-locks.ts'
import { beganAtOf, isBackupName, isDraftName } from '#database/backup/backup-name.ts'
import { lastBackup, lastFailure } from '../backups/last-backups.queries.ts'
import { isDefaultFolder } from '../backups/default-folder.ts'
import type { OperatorService } from './operator-service.ts'

/** Each server holds this lock while it makes a backup. */
const BEING_MADE = `select exists (
  select from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and granted
    and database = (select oid from pg_database where datname = current_database())) as made`

/** The files of the folder, the last attempts, and the backup that is being made. */
export async function readBackups({ config, database, backups }: OperatorService): Promise<Backups> {
  const { folder, kept, at } = config.backups
  const [names, last, failure, lock] = await Promise.all([
    namesIn(folder),
    lastBackup(database.pool),
    lastFailure(database.pool),
    database.pool.query<{ made: boolean }>(BEING_MADE, [BACKUP_LOCK]),
  ])
  const files = await Promise.all((names ?? []).filter(isBackupName).map((name) => fileOf(folder, name)))
  const began = backups.beganAt
  return {
    folder,
    missingFolder: names === undefined && !isDefaultFolder(config),
    at: at ? `${twoDigits(at.hour)}:${twoDigits(at.minute)}` : null,
    kept,
    files: files
      .filter((file) => file !== undefined)
      .toSorted((one, other) => (one.file < other.file ? 1 : -1)),
    last: last ?? null,
    failure: failure ?? null,
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
