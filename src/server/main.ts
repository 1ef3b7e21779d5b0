import { join } from 'node:path'
import { logOf } from '#database/embedded/clear-old-log.ts'
import { startEmbedded } from '#database/embedded.ts'
import { DiskFull, isFullDisk, StartupError } from '#database/startup-error.ts'
import { claimPort } from './claim-port.ts'
import { Closings } from './closings.ts'
import { type Config, readConfig } from './config.ts'
import { guardConsole } from './log/guard-console.ts'
import { complain } from './log/complain.ts'
import { interruptedSentence } from './restoration/under-way.ts'
import { Serving } from './serving.ts'

/** How long after a signal each is waited for at most: Docker and systemd wait for 10 s and more before they kill. */
const CLOSED_BY_MS = { serving: 6_500, postgres: 8_000 }

async function openDatabase(config: Config, closings: Closings, onLost: () => void): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl
  const embedded = await startEmbedded(config.dataDir, { onExit: onLost })
  closings.add(CLOSED_BY_MS.postgres, embedded.stop)
  return embedded.connectionString
}

/** A whole sentence, or the line of the log that says where it went wrong. */
function sayWhy(error: unknown): void {
  const expected = isFullDisk(error) ? new DiskFull() : error
  if (expected instanceof StartupError) {
    process.stderr.write(`\n${expected.message}\n`)
    return
  }
  process.stderr.write(
    "\nGramme n'a pas pu démarrer, pour une raison imprévue ; la ligne de journal qui suit dit où.\n",
  )
  complain("Gramme n'a pas pu démarrer", error)
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
    const connectionString = await openDatabase(config, closings, () => {
      if (!stopping)
        process.stderr.write(
          `La base de données s'est arrêtée quatre fois en dix minutes ou ne redémarre plus ; Gramme s'arrête aussi. La raison est dans ${logOf(config.dataDir)}.\n`,
        )
      stop(1)
    })
    if (stopping) return
    const serving = new Serving(config, connectionString, (error) => {
      sayWhy(error)
      stop(1)
    })
    closings.add(CLOSED_BY_MS.serving, () => serving.close())
    await serving.restoration.clear()
    const { isEmpty } = await serving.open()
    const interrupted = await serving.restoration.takeInterrupted()
    if (interrupted !== undefined) process.stderr.write(`\n${interruptedSentence(interrupted, isEmpty)}\n`)
    if (config.registration === 'confirmed' && config.smtpUrl === undefined)
      process.stdout.write(
        `\nREGISTRATION=confirmed sans SMTP_URL : les liens de confirmation restent dans ${join(config.dataDir, 'mail')}.\n`,
      )
    if (isEmpty)
      process.stdout.write(
        `\nAucun compte encore. Pour reprendre une sauvegarde : ${config.publicUrl}/restore, avec le code ${serving.restoration.code}\nOu arrêtez Gramme et lancez : npm run restore -- FICHIER\n`,
      )
    process.stdout.write(`\nGramme est prêt : ${config.publicUrl}\n(Ctrl+C pour arrêter)\n\n`)
  } catch (error) {
    if (stopping) return
    await closings.closeAll()
    sayWhy(error)
    process.exit(1)
  }
}

guardConsole()
await run()
