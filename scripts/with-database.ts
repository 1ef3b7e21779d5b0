import { connect, type Database } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import type { Config } from '#server/config.ts'
import { withInstallation } from './with-installation.ts'

/** Beside a running server its own database is used; otherwise one is started for as long as this takes. */
export function withDatabase(config: Config, work: (database: Database) => Promise<void>): Promise<void> {
  return withInstallation(config, async (connectionString) => {
    const database = await connect(connectionString)
    try {
      await migrate(database)
      await work(database)
    } finally {
      await database.close()
    }
  })
}
