import { StartupError } from '#database/startup-error.ts'
import { readSettings, type Settings } from '../config.ts'
import { checkBackups } from './check-backups.ts'
import { checkClockOfDatabase, checkClockOfMachine } from './check-clock.ts'
import { checkSchema, openDatabase } from './check-database.ts'
import { checkBackupFolder, checkDataFolder } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkNode } from './check-node.ts'
import { checkReplica } from './check-replica.ts'
import { checkPort } from './check-port.ts'
import { checkAddress, checkProvider, checkSecret } from './check-settings.ts'
import { type Finding, wrong } from './finding.ts'

/** A web server that is reached from everywhere; only the date of its answer is read. */
const CLOCK = 'https://www.postgresql.org/'

type Options = {
  /** A web server whose date is compared. */
  clock?: string
}

/**
 * Examines an installation by its settings, with or without a server that runs: each line as soon as it is known. Reads
 * alone; nothing is made, started or sent.
 */
export async function* examine(
  env: NodeJS.ProcessEnv,
  { clock = CLOCK }: Options = {},
): AsyncGenerator<Finding> {
  yield checkNode()
  let settings: Settings
  try {
    settings = readSettings(env)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    for (const sentence of error.message.split('\n'))
      yield wrong(
        sentence,
        'Corrigez cette variable ; Gramme ne démarre pas ainsi, et rien d’autre n’est vérifié.',
      )
    return
  }
  yield checkAddress(settings)
  yield checkSecret(settings)
  yield* checkProvider(settings)
  yield await checkPort(settings)
  yield checkDataFolder(settings)
  yield checkBackupFolder(settings)
  const { finding, database } = await openDatabase(settings)
  yield finding
  try {
    if (database) {
      yield await checkSchema(database)
      if (database.replica) yield await checkReplica(database.pool, database.replica)
      yield await checkClockOfDatabase(database)
    }
    yield await checkClockOfMachine(clock)
    yield await checkMail(settings)
    yield await checkBackups(settings, database)
  } finally {
    await database?.close()
  }
}
