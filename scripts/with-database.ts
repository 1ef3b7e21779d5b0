import { connect, type Database } from '#database/connect.ts'
import { runningEmbedded } from '#database/embedded/running.ts'
import { startEmbedded } from '#database/embedded.ts'
import { migrate } from '#database/migrate.ts'
import type { Config } from '#server/config.ts'

/** Beside a running server its own database is used; otherwise one is started for as long as this takes. */
export async function withDatabase(
  config: Config,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const running = config.databaseUrl ?? (await runningEmbedded(config.dataDir))
  const embedded = running === undefined ? await startEmbedded(config.dataDir) : undefined
  try {
    const database = await connect(running ?? embedded?.connectionString ?? '')
    try {
      await migrate(database)
      await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}
