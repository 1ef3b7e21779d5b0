import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { FOLDER_LOCK } from '../advisory-locks.ts'
import { sqlFailure } from '../sql-failure.ts'

/** For a connection whose process is frozen: the lock ends with PostgreSQL too. */
const LONGEST_GOODBYE_MS = 300

const WRONG_PASSWORD = '28P01'

export type LockAttempt = {
  /** Refused: it does not know our password, so it is not the folder's, or its password file has changed. */
  state: 'got' | 'taken' | 'refused' | 'unreachable'
  /** The process that started this PostgreSQL. */
  serverPid?: number
  release: () => Promise<void>
}

/** Asks for the lock without waiting for it. */
export async function tryFolderLock(connectionString: string): Promise<LockAttempt> {
  const client = quietClient(connectionString)
  const release = () => client.end().catch(() => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ got: boolean; serverPid: string | null }>(
      `select pg_try_advisory_lock($1) as got, current_setting('gramme.server_pid', true) as "serverPid"`,
      [FOLDER_LOCK],
    )
    const serverPid = Number(rows[0]?.serverPid) || undefined
    return { state: rows[0]?.got ? 'got' : 'taken', serverPid, release }
  } catch (error) {
    return { state: sqlFailure(error)?.code === WRONG_PASSWORD ? 'refused' : 'unreachable', release }
  }
}

/** Takes the lock and keeps it, again after every lost connection, until it is let go. */
export async function holdFolderLock(connectionString: string): Promise<{ release: () => Promise<void> }> {
  const hold = new Hold(connectionString)
  await hold.take()
  return hold
}

class Hold {
  readonly #connectionString: string
  #holder: Client | undefined
  #wanted = true

  constructor(connectionString: string) {
    this.#connectionString = connectionString
  }

  async take(): Promise<void> {
    const client = quietClient(this.#connectionString)
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [FOLDER_LOCK])
    this.#holder = client
    client.once('end', () => void this.#takeAgain())
  }

  async #takeAgain(): Promise<void> {
    while (this.#wanted) {
      await pause(500, undefined, { ref: false })
      try {
        if (this.#wanted) await this.take()
        return
      } catch {
        // PostgreSQL is restarting its processes, or gone: the next attempt decides.
      }
    }
  }

  async release(): Promise<void> {
    this.#wanted = false
    const goodbye = this.#holder?.end().catch(() => undefined)
    await Promise.race([goodbye, pause(LONGEST_GOODBYE_MS, undefined, { ref: false })])
  }
}

function quietClient(connectionString: string): Client {
  const client = new Client({
    connectionString,
    application_name: 'gramme-lock',
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => undefined)
  return client
}
