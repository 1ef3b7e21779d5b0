import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { whyUnused } from '#database/unreachable.ts'
import { buildApp } from './app.ts'
import { closeWithin } from './close-within.ts'
import { Closings } from './closings.ts'
import type { Config } from './config.ts'
import { openDemo } from './demo/open-demo.ts'
import { complain } from './log/complain.ts'
import { listenWhileClosed } from './restoration/closed-for-restoration.ts'
import { Restoration } from './restoration/restoration.ts'
import { nameWithMark, refuseAnotherSecret } from './secret-mark.ts'
import { startUpdatingStaleAccounts } from './stale-accounts.ts'

/**
 * How long after the closing has begun each is waited for at most. A database that does not answer, or a connection that is not
 * given back, cannot hold up the end.
 */
const CLOSED_BY_MS = { requests: 5_000, server: 5_500, background: 5_700, database: 6_000 }

/**
 * Connections that wait to be taken by the server, as far as the system lets so many wait. Of Node's own 511 some were
 * dropped when hundreds of clients came within a second, which then tried again after 1 s, 3 s or 7 s.
 */
const BACKLOG = 4_096

/** The server on its database: its connections, what it does by itself, and its port. A restore closes all of them and opens them again. */
export class Serving {
  readonly restoration: Restoration
  readonly #config: Config
  readonly #connectionString: string
  readonly #onBroken: (error: unknown) => void
  #closings = new Closings()
  #hasEnded = false

  /** @param onBroken is called when the server could not be opened again after a restore */
  constructor(config: Config, connectionString: string, onBroken: (error: unknown) => void) {
    this.#config = config
    this.#connectionString = connectionString
    this.#onBroken = onBroken
    this.restoration = new Restoration(config, (work) => this.#aroundClosed(work))
  }

  /**
   * Connects, migrates, and listens.
   * @returns whether the installation has no account, so that a backup can be restored
   * @throws StartupError with a sentence for the operator
   */
  async open(): Promise<{ isEmpty: boolean }> {
    const { host, port } = this.#config
    const applicationName = nameWithMark(this.#config.secret)
    const database = await connect(this.#connectionString, {
      ...this.#config.connecting,
      applicationName,
      onWaiting: (reason) =>
        process.stderr.write(`\nLa base de données ne répond pas encore : ${reason}. Gramme l'attend.\n`),
      onReplicaUnused: (reason) =>
        process.stderr.write(
          `\nLa copie de READ_URL ne sert plus : ${whyUnused(reason)}. La base de DATABASE_URL répond à tout.\n`,
        ),
      onReplicaUsed: () => process.stderr.write('\nLa copie de READ_URL sert de nouveau.\n'),
    })
    this.#closings.add(CLOSED_BY_MS.database, database.close)
    await refuseAnotherSecret(database)
    await migrate(database)
    this.#closings.add(CLOSED_BY_MS.background, await openDemo(database))
    this.#closings.add(CLOSED_BY_MS.background, startUpdatingStaleAccounts(database))
    const app = await buildApp({ config: this.#config, database, restoration: this.restoration })
    this.#closings.add(CLOSED_BY_MS.server, () => closeWithin(app, CLOSED_BY_MS.requests))
    // Loading took 30 MB that V8 would keep for as long as few requests come. `npm start` alone exposes this function.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    await app.listen({ host, port, backlog: BACKLOG })
    return { isEmpty: await this.restoration.isOffered(database) }
  }

  /** Closes everything at the end of the process. */
  async close(): Promise<void> {
    this.#hasEnded = true
    await this.#closings.closeAll()
    await this.restoration.clear()
  }

  /** @throws what `work` throws, once the server is open again */
  async #aroundClosed(work: (connectionString: string) => Promise<void>): Promise<void> {
    await this.#closings.closeAll()
    const failure = await this.#whileClosed(work).then(
      () => undefined,
      (error: unknown) => ({ error }),
    )
    if (!this.#hasEnded) await this.open().catch(this.#onBroken)
    if (failure) throw failure.error
  }

  async #whileClosed(work: (connectionString: string) => Promise<void>): Promise<void> {
    const { restoration } = this
    const stop = await listenWhileClosed(this.#config, restoration).catch((error: unknown) => {
      // Nothing depends on it but what the page shows meanwhile.
      complain("Le port n'a pas pu être rouvert pendant la restauration", error)
      return async () => undefined
    })
    try {
      await work(this.#connectionString)
    } finally {
      await stop()
    }
  }
}
