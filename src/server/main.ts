import { join } from 'node:path'
import { logOf } from '#database/embedded/clear-old-log.ts'
import { connect, type Database } from '#database/connect.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { DiskFull, isFullDisk, StartupError } from '#database/startup-error.ts'
import { buildApp } from './app.ts'
import { claimPort } from './claim-port.ts'
import { closeWithin } from './close-within.ts'
import { hasAccounts } from './backups/has-accounts.ts'
import { Closings } from './closings.ts'
import { openDemo } from './demo/open-demo.ts'
import { type Config, readConfig } from './config.ts'
import { guardConsole } from './log/guard-console.ts'
import { complain } from './log/complain.ts'
import { startUpdatingStaleAccounts } from './stale-accounts.ts'

/**
 * How long after a signal each is waited for at most: Docker and systemd wait for 10 s and more before they kill. A database that
 * does not answer, or a connection that is not given back, cannot hold up the end.
 */
const CLOSED_BY_MS = { requests: 5_000, server: 5_500, background: 5_700, database: 6_000, postgres: 8_000 }

async function openDatabase(config: Config, closings: Closings, onLost: () => void): Promise<Database> {
  let connectionString = config.databaseUrl
  if (connectionString === undefined) {
    const embedded = await startEmbedded(config.dataDir, { onExit: onLost })
    closings.add(CLOSED_BY_MS.postgres, embedded.stop)
    connectionString = embedded.connectionString
  }
  const database = await connect(connectionString)
  closings.add(CLOSED_BY_MS.database, database.close)
  await migrate(database)
  return database
}

async function run(): Promise<void> {
  const closings = new Closings()
  let stopping: Promise<never> | undefined
  const stop = (exitCode: number): void => {
    stopping ??= closings.closeAll().then(() => process.exit(exitCode))
    stopping.catch(() => process.exit(1))
  }
  process.on('uncaughtException', (error) => {
    complain("Erreur imprévue ; Gramme s'arrête", error)
    stop(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0))
  try {
    const config = readConfig(process.env)
    await claimPort(config.host, config.port)
    const database = await openDatabase(config, closings, () => {
      if (!stopping)
        process.stderr.write(
          `La base de données s'est arrêtée quatre fois en dix minutes ou ne redémarre plus ; Gramme s'arrête aussi. La raison est dans ${logOf(config.dataDir)}.\n`,
        )
      stop(1)
    })
    if (stopping) return
    closings.add(CLOSED_BY_MS.background, await openDemo(database))
    closings.add(CLOSED_BY_MS.background, startUpdatingStaleAccounts(database))
    const app = await buildApp({ config, database })
    closings.add(CLOSED_BY_MS.server, () => closeWithin(app, CLOSED_BY_MS.requests))
    // Loading took 30 MB that V8 would keep for as long as few requests come. `npm start` alone exposes this function.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await app.listen({ host: config.host, port: config.port })
    if (config.registration === 'confirmed' && config.smtpUrl === undefined)
      process.stdout.write(
        `\nREGISTRATION=confirmed sans SMTP_URL : les liens de confirmation restent dans ${join(config.dataDir, 'mail')}.\n`,
      )
    if (!(await hasAccounts(database)))
      process.stdout.write(
        '\nAucun compte encore. Pour reprendre une sauvegarde, arrêtez Gramme et lancez : npm run restore -- FICHIER\n',
      )
    process.stdout.write(`\nGramme est prêt : ${config.publicUrl}\n(Ctrl+C pour arrêter)\n\n`)
  } catch (error) {
    if (stopping) return
    await closings.closeAll()
    const expected = isFullDisk(error) ? new DiskFull() : error
    if (expected instanceof StartupError) process.stderr.write(`\n${expected.message}\n`)
    else {
      process.stderr.write(
        "\nGramme n'a pas pu démarrer, pour une raison imprévue ; la ligne de journal qui suit dit où.\n",
      )
      complain("Gramme n'a pas pu démarrer", error)
    }
    process.exit(1)
  }
}

guardConsole()
await run()
