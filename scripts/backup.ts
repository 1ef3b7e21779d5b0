// npm run backup -- FILE: the whole installation in one file, beside a running server or without one.
import { existsSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { storeOwnBackup } from '#database/backup/back-up-once.ts'
import { backupName } from '#database/backup/backup-name.ts'
import { failureSentence } from '#database/backup/failure-sentence.ts'
import { writeBackup, type Written } from '#database/backup/write-backup.ts'
import { StartupError } from '#database/startup-error.ts'
import { type Config, readConfig } from '#server/config.ts'
import { version } from '#server/version.ts'
import { withInstallation } from './with-installation.ts'

const USAGE = 'Usage : npm run backup -- FICHIER (ou un dossier : le fichier y aura la date pour nom)'
const MEGABYTE = new Intl.NumberFormat('fr-FR', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
const WHOLE = new Intl.NumberFormat('fr-FR')

function wantedFile(args: readonly string[]): string {
  const [given, ...more] = args
  if (given === undefined || given === '' || more.length > 0) throw new StartupError(USAGE)
  const path = resolve(given)
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder ? join(path, backupName(new Date())) : path
}

/** Nothing is made where nothing is. */
function refuseNothing({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    throw new StartupError(
      `Il n'y a pas de base de données dans ${dataDir} : donnez le DATA_DIR ou le DATABASE_URL du serveur.`,
    )
}

function report({ file, bytes, rows, tables, leftOut }: Written): void {
  console.log(
    `Sauvegarde écrite : ${file} (${MEGABYTE.format(bytes / 1e6)}, ${WHOLE.format(rows)} lignes de ${tables} tables).`,
  )
  if (leftOut.length > 0)
    console.log(`Ces tables ne sont pas à Gramme et n'y sont pas : ${leftOut.join(', ')}.`)
}

try {
  const file = wantedFile(process.argv.slice(2))
  const config = readConfig(process.env)
  refuseNothing(config)
  report(
    await withInstallation(config, async (connectionString) => {
      const beganAt = new Date()
      const written = await writeBackup({ connectionString, file, version })
      await storeOwnBackup(connectionString, { beganAt, server: hostname(), written })
      return written
    }),
  )
} catch (error) {
  const sentence = failureSentence(
    "La sauvegarde n'a pas été écrite, et aucun fichier incomplet n'est resté",
    error,
  )
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}
