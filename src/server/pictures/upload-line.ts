import type { ServerResponse } from 'node:http'
import { AccountSlots } from '#database/account-slots.ts'

/** A body of 10 MB is in memory up to five times while it is parsed, read and stored: some 200 MB at most. */
const MOST_OF_SERVER = 4
const MOST_PER_ACCOUNT = 2
const LONGEST_WAIT_MS = 20_000
const LONGEST_LINE_OF_SERVER = 200
const LONGEST_LINE_PER_ACCOUNT = 30

/** The one key of the slots that all accounts share. */
const SERVER = 'server'

/**
 * Bounds how many uploads are in memory at once. Those that wait have sent their head and what fits into the buffer of
 * their connection; the rest of their body is not read.
 */
export class UploadLine {
  readonly #ofServer = new AccountSlots({
    most: MOST_OF_SERVER,
    longestWaitMs: LONGEST_WAIT_MS,
    longestLine: LONGEST_LINE_OF_SERVER,
  })
  readonly #ofAccounts = new AccountSlots({
    most: MOST_PER_ACCOUNT,
    longestWaitMs: LONGEST_WAIT_MS,
    longestLine: LONGEST_LINE_PER_ACCOUNT,
  })

  /**
   * Resolves when the body may be read; its place is free again when `response` is closed.
   * @throws AccountBusy
   */
  enter(userId: string, response: ServerResponse): Promise<void> {
    return new Promise((enter, refuse) => {
      const answering = () => {
        enter()
        return closed(response)
      }
      this.#ofAccounts.run(userId, () => this.#ofServer.run(SERVER, answering)).catch(refuse)
    })
  }
}

function closed(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed) resolve()
    else response.once('close', resolve)
  })
}
