// npm run distribute [-- --shards 32]: spreads the rows of the users over the nodes of Citus; servers are stopped first.
import { parseArgs } from 'node:util'
import { connect } from '#database/connect.ts'
import { distributeDatabase } from '#database/distribution/distribute-database.ts'
import { migrate } from '#database/migrate.ts'
import { StartupError } from '#database/startup-error.ts'
import { readConfig } from '#server/config.ts'

try {
  const { values } = parseArgs({ options: { shards: { type: 'string', default: '32' } } })
  const shards = Number(values.shards)
  if (!Number.isInteger(shards) || shards < 1 || shards > 1000)
    throw new StartupError('--shards est un nombre entier, de 1 à 1000.')
  const { databaseUrl, connecting } = readConfig(process.env)
  if (databaseUrl === undefined)
    throw new StartupError("DATABASE_URL doit nommer le coordinateur : la base embarquée n'est pas répartie.")
  const database = await connect(databaseUrl, connecting)
  try {
    await migrate(database)
    await distributeDatabase(database, { shards, say: (step) => console.log(step) })
    console.log(`La base est répartie en ${shards} parts.`)
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
