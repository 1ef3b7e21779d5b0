import { Client } from 'pg'
import { placeOf, reasonOf } from '../unreachable.ts'
import { StartupError } from '../startup-error.ts'

/** What is read or written row by row takes as long as it takes. */
const WITHOUT_TIMEOUTS = {
  statement_timeout: 0,
  lock_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
}

/**
 * Runs `work` on a separate connection without the timeouts of requests, and closes it. After a failure the connection is
 * destroyed, as rows may still be arriving.
 * @throws StartupError when the database cannot be reached, or what `work` throws
 */
export async function withClient<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString,
    application_name: 'gramme-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...WITHOUT_TIMEOUTS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartupError(
      `La base de données ${placeOf(connectionString)} est injoignable : ${reasonOf(error)}.`,
    )
  }
  try {
    const result = await work(client)
    await client.end()
    return result
  } catch (error) {
    client.connection.stream.destroy()
    throw error
  }
}
