import { existsSync, readdirSync } from 'node:fs'
import { beganAtOf, isBackupName } from '#database/backup/backup-name.ts'
import type { Database } from '#database/connect.ts'
import { withFirstOfMonth } from '#domain/house/first-of-month.ts'
import { hasAccounts } from '../backups/has-accounts.ts'
import { lastBackup, lastFailure } from '../backups/last-backups.queries.ts'
import type { Settings } from '../config.ts'
import { type Finding, right, wrong } from './finding.ts'

const HOUR_MS = 3_600_000
/** A night that was missed, and the time until the next one. */
const OLDEST_MS = 48 * HOUR_MS

const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })
const moment = (instant: string | Date) => withFirstOfMonth(MOMENT.format(new Date(instant)))

/** When the last backup succeeded, by the database, or by the files of the folder where it cannot be asked. */
export async function checkBackups(
  { backups }: Settings,
  database: Database | undefined,
  now = Date.now(),
): Promise<Finding> {
  const { folder, at } = backups
  const prepared = database && (await isPrepared(database)) ? database : undefined
  const failure = prepared && (await lastFailure(prepared.pool))
  if (failure)
    return wrong(
      `La dernière sauvegarde a échoué le ${moment(failure.endedAt)} : ${failure.reason}`,
      'Corrigez cette raison, puis lancez une sauvegarde depuis la page Installation.',
    )
  const last = prepared ? (await lastBackup(prepared.pool))?.endedAt : newestIn(folder)
  if (at === undefined)
    return right(
      last === undefined
        ? "BACKUP_AT=never : Gramme ne fait aucune sauvegarde par lui-même, et n'en connaît aucune."
        : `BACKUP_AT=never : Gramme ne fait aucune sauvegarde par lui-même ; la dernière date du ${moment(last)}.`,
    )
  if (last === undefined)
    return prepared === undefined || !(await hasAccounts(prepared))
      ? right('Aucune sauvegarde encore.')
      : wrong(
          'Aucune sauvegarde encore, alors que des comptes existent.',
          'Gramme en fait une la première nuit ; faites-en une tout de suite : npm run backup -- FICHIER.',
        )
  const age = now - Date.parse(last)
  return age > OLDEST_MS
    ? wrong(
        `La dernière sauvegarde date du ${moment(last)}.`,
        'Gramme en fait une chaque nuit pendant qu’il tourne : lisez son journal.',
      )
    : right(`La dernière sauvegarde date du ${moment(last)}.`)
}

async function isPrepared({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    "select to_regclass('auth.backups') is not null as found",
  )
  return rows[0]?.found === true
}

function newestIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const newest = readdirSync(folder).filter(isBackupName).toSorted().at(-1)
  return newest === undefined ? undefined : beganAtOf(newest).toISOString()
}
