import { type Api, startApi } from './start-api.ts'

let started: Promise<Api> | undefined

/**
 * The API without options that the test files of a worker share, each with its own accounts: a server and a database take
 * a tenth of a second of processor each. `close` checks what the file has logged, and leaves the API to the next one.
 * A file that looks at all accounts, at limits by address or at the log, or changes the schema or the server, has its own API
 * from `startApi`.
 */
export async function sharedApi(): Promise<Api> {
  started ??= startApi()
  const api = await started
  const close = async () => {
    await api.checkLogs()
    await api.database.checkCopies()
  }
  return { ...api, close }
}
