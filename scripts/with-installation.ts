import { runningEmbedded } from '#database/embedded/running.ts'
import { startEmbedded } from '#database/embedded.ts'
import type { Config } from '#server/config.ts'

/** Works on the database as it is: beside a running server on its own, otherwise on one that is started for as long as this takes. */
export async function withInstallation<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const running = config.databaseUrl ?? (await runningEmbedded(config.dataDir))
  if (running !== undefined) return work(running)
  const embedded = await startEmbedded(config.dataDir)
  try {
    return await work(embedded.connectionString)
  } finally {
    await embedded.stop()
  }
}
