import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BACKUP_DAYS } from '#domain/house/erasure-days.ts'
import { beganAtOf, isBackupName, isDraftName } from './backup-name.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Deletes the backups of a folder except the newest, those that are too old to promise what a deletion does, and drafts that
 * a killed writer left more than a day ago. The very newest and other files stay.
 */
export async function keepNewest(folder: string, kept: number, now = Date.now()): Promise<void> {
  const names = await readdir(folder)
  const old = names
    .filter(isBackupName)
    .sort()
    .reverse()
    .filter((name, place) => place > 0 && (place >= kept || ageInDays(name, now) >= BACKUP_DAYS))
  for (const name of old) await rm(join(folder, name), { force: true })
  for (const name of names.filter(isDraftName)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (now - mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

function ageInDays(name: string, now: number): number {
  return (now - beganAtOf(name).getTime()) / DAY_MS
}
