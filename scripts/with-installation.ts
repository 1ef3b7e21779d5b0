import { connect } from '#database/connect.ts'
import { runningEmbedded } from '#database/embedded/running.ts'
import { startEmbedded } from '#database/embedded.ts'
import { Hosts } from '#database/hosts.ts'
import type { Config } from '#server/config.ts'

/** Works on the database as it is: beside a running server on its own, otherwise on one that is started for as long as this takes. */
export async function withInstallation<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'connecting'>,
  work: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const running =
    config.connecting?.directUrl ?? config.databaseUrl ?? (await runningEmbedded(config.dataDir))
  if (running !== undefined) return work(await writableOf(running))
  const embedded = await startEmbedded(config.dataDir)
  try {
    return await work(embedded.connectionString)
  } finally {
    await embedded.stop()
  }
}

/** Of several hosts the one that takes writes. */
async function writableOf(connectionString: string): Promise<string> {
  if (!new Hosts(connectionString).areSeveral) return connectionString
  const database = await connect(connectionString)
  await database.close()
  return database.direct()
}
