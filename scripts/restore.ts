// npm run restore -- FILE: a backup into an installation that has no accounts yet.
import { resolve } from 'node:path'
import { failureSentence } from '#database/backup/failure-sentence.ts'
import { checkBackup, restoreBackup } from '#database/backup/restore-backup.ts'
import { runningEmbedded } from '#database/embedded/running.ts'
import { StartupError } from '#database/startup-error.ts'
import { readConfig } from '#server/config.ts'
import { withInstallation } from './with-installation.ts'

const USAGE = 'Usage : npm run restore -- FICHIER'
/** In the security events, where a page has its client's address and browser. */
const BY = { address: '', userAgent: 'npm run restore' }
const WHOLE = new Intl.NumberFormat('fr-FR')
const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' })

try {
  const [given, ...more] = process.argv.slice(2)
  if (given === undefined || given === '' || more.length > 0) throw new StartupError(USAGE)
  const path = resolve(given)
  // Before a database is made for it.
  const { head, sums } = await checkBackup(path)
  const config = readConfig(process.env)
  if (config.databaseUrl === undefined && (await runningEmbedded(config.dataDir)) !== undefined)
    throw new StartupError(`Gramme tourne sur ${config.dataDir}. Arrêtez-le, puis relancez la restauration.`)
  await withInstallation(config, (connectionString) => restoreBackup(connectionString, path, { by: BY }))
  const rows = sums.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Installation restaurée telle qu'elle était le ${MOMENT.format(new Date(head.madeAt))} (Gramme ${head.gramme}) : ${WHOLE.format(rows)} lignes de ${sums.length} tables, comptées et comparées.`,
  )
} catch (error) {
  const sentence = failureSentence("La restauration n'a pas abouti, et rien n'a été gardé", error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}
