import { connect } from '#database/connect.ts'
import type { ApiClient } from './api-client.ts'
import { type Api, startApi } from './start-api.ts'

type Parts = NonNullable<Parameters<typeof startApi>[1]>

export type TwoServers = {
  first: Api
  second: Api
  /** The same person at the other server, with the cookies of this one. */
  atSecond: (client: ApiClient) => ApiClient
  close: () => Promise<void>
}

/** Two servers with one secret and one database, each with its own connections and its own memory. */
export async function startTwoServers(parts: Omit<Parts, 'beside'> = {}): Promise<TwoServers> {
  const first = await startApi({}, parts)
  const own = await connect(first.database.connectionString, { maxConnections: 5 })
  const second = await startApi({}, { ...parts, beside: { database: { ...first.database, ...own } } })
  return {
    first,
    second,
    atSecond: (client) => client.at(second.app),
    close: async () => {
      await second.close()
      await own.close()
      await first.close()
    },
  }
}
