import type { Pool } from 'pg'

/** Of the average time between two connections handed out, the part that the last of these times makes up. */
const LAST_SHARE = 1 / 50

type Watched = Pick<Pool, 'waitingCount'> & { on: (event: 'acquire', listener: () => void) => unknown }

/** The line of those who wait for a connection of a pool, which serves them in the order in which they came. */
export class ConnectionLine {
  readonly #pool: Watched
  readonly #now: () => number
  /** Milliseconds from one connection handed out to the next while some wait, on average of late. */
  #betweenMs = 0
  /** When a connection was handed out last, or no request waited. */
  #since: number
  /** Whether somebody waited then. */
  #hasWaiting = false

  /** @param now milliseconds of a clock that never goes back */
  constructor(pool: Watched, now = () => performance.now()) {
    this.#pool = pool
    this.#now = now
    this.#since = now()
    pool.on('acquire', () => this.#handedOut())
  }

  /**
   * The milliseconds that who asks for a connection now has to expect to wait: by how fast the line moves, and by how
   * long it has not moved. 0 where none waits.
   */
  expectedMs(): number {
    const now = this.#now()
    const { waitingCount } = this.#pool
    if (waitingCount > 0) return now - this.#since + waitingCount * this.#betweenMs
    this.#since = now
    this.#hasWaiting = false
    return 0
  }

  #handedOut(): void {
    const now = this.#now()
    if (this.#hasWaiting) this.#betweenMs += (now - this.#since - this.#betweenMs) * LAST_SHARE
    this.#since = now
    this.#hasWaiting = this.#pool.waitingCount > 0
  }
}
